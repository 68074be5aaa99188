import type { Measured } from '@countertop/search';
import { withPart } from './made-part.ts';
import type { MeasuredGame } from './measuring/measured-games.ts';
import type { Row } from './measuring/reliability.ts';

/** docs/strength.md with its tables made anew from what was measured. */
export function strengthDocs(page: string, games: readonly MeasuredGame[]): string {
  const parts: readonly (readonly [name: string, text: string])[] = [
    ['pictures of the ladders', pictures(games, 'strength', () => true)],
    ['ladders', ladders(games)],
    ['other tables', besides(games)],
    ['thinking time', thinkingTime(games)],
    ['reliability', reliability(games)],
  ];
  return parts.reduce((text, [name, part]) => withPart(text, name, part), page);
}

/** Two pictures beside each other. */
function pictures(games: readonly MeasuredGame[], kind: string, has: (game: MeasuredGame) => boolean): string {
  const shown = games.filter(has).map(({ id, name }) => `![${name}](images/${kind}-${id}.svg)`);
  if (shown.length === 0) return '';
  const rows = Array.from({ length: Math.ceil(shown.length / 2) }, (_, row) => shown.slice(2 * row, 2 * row + 2));
  return table(
    ['', ''],
    rows.map(([left, right = '']) => [left, right]),
  );
}

function ladders(games: readonly MeasuredGame[]): string {
  const most = Math.max(...games.map(({ levels }) => levels));
  const heads = [
    'score, %',
    '1 v random',
    '1 v beginner',
    ...Array.from({ length: most - 1 }, (_, at) => `${at + 2} v ${at + 1}`),
  ];
  const rows = games.map(({ name, ladder, besides: others, measuring }) => {
    const [usual] = measuring.tables;
    const random = others.find(({ against, table: at }) => against === 'random' && at === usual.name);
    const steps = Array.from({ length: most }, (_, at) => ladder.find(({ level }) => level === at + 1));
    return [`${name}, ${usual.name}`, ...[random, ...steps].map(cell)];
  });
  const nodes = games
    .map(({ name, measuring, levels }) => `${name} ${levels}: ${counted(measuring.highest)}`)
    .join(', ');
  return `${table(heads, rows)}\n\nNodes a move of the highest levels: ${nodes}. Players as of commits: ${commits(games)}.`;
}

function commits(games: readonly MeasuredGame[]): string {
  return games
    .flatMap(({ name, ladder, besides: others }) => {
      const known = [...new Set([...ladder, ...others].flatMap(({ commit }) => commit ?? []))];
      return known.length === 0 ? [] : [`${name} ${known.join(', ')}`];
    })
    .join('; ');
}

function besides(games: readonly MeasuredGame[]): string {
  const rows = games
    .flatMap(({ name, levels, besides: others, measuring }) =>
      measuring.tables.slice(1).map(({ name: at }) => {
        const steps = Array.from({ length: levels - 1 }, (_, step) =>
          others.find(({ level, table: where }) => level === step + 2 && where === at),
        );
        const [fair] = others.flatMap(({ table: where, fair: share }) =>
          where === at && share !== undefined ? [share] : [],
        );
        return [`${name}, ${at}`, `${fair ?? 50}`, ...steps.map(cell)];
      }),
    )
    .filter(([, , ...steps]) => steps.some((step) => step !== ''));
  const most = Math.max(0, ...rows.map((row) => row.length - 2));
  const heads = [
    'share of the wins, %',
    'fair',
    ...Array.from({ length: most }, (_, at) => `${at + 2} among ${at + 1}`),
  ];
  return table(
    heads,
    rows.map((row) => heads.map((_, at) => row[at] ?? '')),
  );
}

function thinkingTime(games: readonly MeasuredGame[]): string {
  const measured = games.filter(({ doublings }) => doublings.length > 0);
  if (measured.length === 0) return 'Not measured yet.';
  const times = [
    ...new Set(measured.flatMap(({ doublings }) => doublings.map(({ milliseconds }) => milliseconds))),
  ].sort((a, b) => a - b);
  const heads = ['score against half the time, %', ...times.map((time) => `${time / 1000} s`)];
  const rows = measured.map(({ name, measuring, doublings }) => [
    `${name}, ${counted(measuring.second)} nodes a second`,
    ...times.map((time) => cell(doublings.find(({ milliseconds }) => milliseconds === time))),
  ]);
  return `${pictures(measured, 'time', () => true)}\n\n${table(heads, rows)}`;
}

function reliability(games: readonly MeasuredGame[]): string {
  const measured = games.flatMap((game) =>
    game.reliability === undefined ? [] : [{ ...game, reliability: game.reliability }],
  );
  const heads = ['said', ...Array.from({ length: 10 }, (_, tenth) => `${tenth / 10}-${(tenth + 1) / 10}`)];
  const rows = measured.flatMap(({ name, reliability: { games: many, raw, shown } }) => [
    [`${name}, ${many} games: came true, as said`, ...raw.map(came)],
    ['as shown', ...shown.map(came)],
  ]);
  const values = measured.flatMap(({ name, reliability: { values: of } }) =>
    of === undefined
      ? []
      : of.raw.map((third, at) => [
          `${name}, ${THIRDS[at]}`,
          ...[...third, ...of.shown[at]].map(({ said, came: end }) => `${said.toFixed(1)} → ${end.toFixed(1)}`),
        ]),
  );
  const groups = Array.from({ length: 6 }, (_, at) => String(at + 1));
  const valueHeads = [
    'expected → came',
    ...groups.map((at) => `as said ${at}`),
    ...groups.map((at) => `as shown ${at}`),
  ];
  return [pictures(measured, 'reliability', () => true), table(heads, rows), table(valueHeads, values)].join('\n\n');
}

const THIRDS = ['first third', 'second third', 'last third'];

function came({ said, came: won, plusMinus, games }: Row): string {
  return games === 0 ? '' : `${said.toFixed(2)} → ${won.toFixed(2)} ± ${plusMinus.toFixed(2)}`;
}

/** Of what was measured before it was known of which commit, that is said by a star. */
function cell(measured: Measured | undefined): string {
  if (measured === undefined) return '';
  const { score, plusMinus, games, commit } = measured;
  return `${score.toFixed(1)} ± ${plusMinus.toFixed(1)} (${games})${commit === undefined ? ' *' : ''}`;
}

function counted(count: number): string {
  return new Intl.NumberFormat('en').format(count);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`.replaceAll(/\| {2}(?=\|)/g, '| '))
    .join('\n');
}
