import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { DrawnStill } from './src/still/draw-still.ts';

const LIST = 'virtual:still-boards';
/** What drawn boards come from. */
const SOURCES =
  /games\/[\w-]+\/(?:look\/|rules\/|words\/en)?[\w-]*\.(?:svelte|ts)$|src\/still\/(?:sample|draw-still)\.ts$/;
const DRAWING = ['src/still/sample.ts', 'src/still/draw-still.ts'];
const ROOMS = ['.', 'look', 'rules', 'words'];
const ONE = /^virtual:still-boards\/([\w-]+)\.(js|css)$/;

/**
 * Draws the boards of cards and diagrams when the page is built (in development: when they are asked for), with the
 * boards' own components. So the page shows them without a board's code, and without the time that drawing takes.
 */
export function stillBoards(): Plugin {
  let root = '';
  let server: Promise<ViteDevServer> | undefined;
  const drawn = new Map<string, Promise<DrawnStill>>();

  async function draw(game: string): Promise<DrawnStill> {
    server ??= serverFor(root);
    const { ssrLoadModule } = await server;
    const load = (path: string) => ssrLoadModule(join(root, path));
    const folder = join(root, '../../games', game);
    const loadIfThere = async (path: string): Promise<Record<string, never>> => {
      const found = join(folder, path);
      return existsSync(found) ? ((await ssrLoadModule(found)) as Record<string, never>) : {};
    };
    const [{ drawStill }, rules, guide, own, plain, words] = await Promise.all([
      load('src/still/draw-still.ts'),
      loadIfThere('game.ts'),
      loadIfThere('guide.ts'),
      loadIfThere('Board.svelte'),
      load('src/PlainBoard.svelte'),
      loadIfThere('words/en.ts'),
    ]);
    return drawStill(rules['game'] as never, guide['guide'], own['default'] ?? plain['default'], words['board'] ?? {});
  }

  async function end(): Promise<void> {
    await (await server)?.close();
    server = undefined;
    drawn.clear();
  }

  return {
    name: 'still-boards',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ httpServer, watcher, moduleGraph }) {
      httpServer?.once('close', () => void end());
      // A changed board or sample is drawn again with the next visit.
      watcher.on('change', (path) => {
        if (!SOURCES.test(path)) return;
        void end();
        for (const [id, module] of moduleGraph.idToModuleMap) {
          if (id.includes(LIST)) moduleGraph.invalidateModule(module);
        }
      });
    },
    resolveId(id) {
      if (id === LIST) return `\0${LIST}`;
      const found = ONE.exec(id);
      if (found === null) return undefined;
      // Styles keep a plain name: only then they are taken for styles.
      return found[2] === 'css' ? id : `\0${id}`;
    },
    async load(id) {
      if (id === `\0${LIST}`) {
        const games = readdirSync(join(root, '../../games')).filter((game) =>
          existsSync(join(root, '../../games', game, 'game.ts')),
        );
        const lines = games.map((game) => `${JSON.stringify(game)}: () => import('${LIST}/${game}.js'),`);
        return `export const stills = {\n${lines.join('\n')}\n};\n`;
      }
      const [, game, kind] = ONE.exec(id.replace('\0', '')) ?? [];
      if (game === undefined) return undefined;
      let still = drawn.get(game);
      if (still === undefined) {
        still = draw(game);
        drawn.set(game, still);
      }
      for (const path of sourcesOf(root, game)) this.addWatchFile(path);
      const { sample, diagrams, styles } = await still;
      if (kind === 'css') return styles;
      return `import '${LIST}/${game}.css';\nexport const sample = ${JSON.stringify(sample)};\nexport const diagrams = ${JSON.stringify(diagrams)};\n`;
    },
    closeBundle: end,
  };
}

function sourcesOf(root: string, game: string): string[] {
  const folder = join(root, '../../games', game);
  const rooms = ROOMS.map((room) => join(folder, room)).filter((room) => existsSync(room));
  const files = rooms.flatMap((room) => readdirSync(room).map((name) => join(room, name)));
  return [...files, ...DRAWING.map((path) => join(root, path))].filter((path) => SOURCES.test(path));
}

/** A server of our own that nobody visits: it turns the boards into code for Node, with their styles beside what they draw. */
function serverFor(root: string): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.vite-still'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { optimizeDeps: { noDiscovery: true } },
    resolve: { conditions: ['source', 'svelte', 'module', 'import', 'default'] },
    plugins: [
      svelte({
        configFile: false,
        prebundleSvelteLibraries: false,
        emitCss: false,
        compilerOptions: { dev: false, css: 'injected' },
      }),
    ],
  });
}
