import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { stillBoards } from './still-boards.ts';
import { wordSections } from './word-sections.ts';

/**
 * Files that are fetched one by one cost more than what they hold. What the first page cannot do without is one parcel; of the
 * rest, what several screens share travels together by the room it comes from.
 */
const PARCELS = [
  { name: 'first', tags: ['$initial' as const] },
  { name: roomOf, minShareCount: 2 },
];

/** Rooms of which who needs one thing mostly needs all. */
const ROOMS = [
  /[\\/]packages[\\/](core|search)[\\/]src[\\/]/,
  // What a game's page needs, too, comes without the code of playing.
  /[\\/]packages[\\/](web)[\\/]src[\\/](?:design|store|piecemeal|mine[\\/](?:outcome|suggested)|setup[\\/](?:kept|strength-words|words))\b/,
  /[\\/]packages[\\/]web[\\/]src[\\/](boards|setup)\b/,
  /[\\/](games[\\/][\w-]+[\\/](?:rules|game|look))\b/,
];

function roomOf(id: string): string | null {
  for (const room of ROOMS) {
    const name = room.exec(id)?.[1];
    if (name !== undefined) return name.replaceAll(/[\\/]/g, '-');
  }
  return null;
}

export default defineConfig({
  resolve: { conditions: ['source', 'svelte', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
  plugins: [
    svelte(),
    wordSections(),
    stillBoards(),
    preloadLetters(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png', 'theme.js'],
      manifest: {
        name: 'Countertop',
        short_name: 'Countertop',
        description: 'A table for games: play, learn, solve and study.',
        theme_color: '#f6efe1',
        background_color: '#f6efe1',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Letters that neither English nor Russian needs.
        globIgnores: ['**/*{greek,vietnamese}*'],
        // What shows notices (public/notice-worker.js).
        importScripts: ['/notice-worker.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/healthz/, /^\/api\//],
        maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
      },
    }),
    compressed(),
  ],
});

/** The letters of the first words come with the page, not after its styles. */
function preloadLetters(): Plugin {
  return {
    name: 'preload-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const letters = Object.keys(bundle ?? {}).find((name) => /literata-latin-wght-normal.*\.woff2$/.test(name));
        if (letters === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${letters}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Every file a second and third time, compressed, for the server to send as they lie. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names
            .filter((name) => /\.(?:js|css|html|svg|webmanifest)$/.test(name))
            .map((name) => compress(join(folder, name))),
        );
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}
