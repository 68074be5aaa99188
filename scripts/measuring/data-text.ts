import type { Beside, Calibration, Doubling, Ladder, LadderStep, Measured } from '@countertop/search';
import type { Summary } from '../../packages/cli/src/arena/summary.ts';
import { type Measuring, SEEDS } from './measuring.ts';
import type { Reliability, Row } from './reliability.ts';

/** Fewer games say nothing: what was known before stays. */
const LEAST_GAMES = 20;

/** A score as it is kept; undefined where too little was played. */
export function measuredOf({ games, share, fair }: Summary, commit: string | undefined): Measured | undefined {
  if (games < LEAST_GAMES) return undefined;
  return {
    score: tenths(100 * share.score),
    plusMinus: tenths(100 * share.margin),
    games,
    ...(fair === 0.5 ? {} : { fair: tenths(100 * fair) }),
    ...(commit === undefined ? {} : { commit }),
  };
}

/**
 * What is written down of a step: what has just been measured; but what was measured before by hand stays until as much, or all
 * that was planned, has been played. Neither looks at a score.
 */
export function worthKeeping<M extends Measured>(
  now: M | undefined,
  before: M | undefined,
  isWhole: boolean,
): readonly M[] {
  if (now === undefined) return before === undefined ? [] : [before];
  const byHand = before !== undefined && before.commit === undefined;
  return [byHand && !isWhole && now.games < before.games ? before : now];
}

/** A game's data/ladder.ts. */
export function ladderText({ game, highest }: Measuring, ladder: Ladder, besides: readonly Beside[]): string {
  return `import type { Beside, Ladder } from '@countertop/search';

// Written by \`npm run ladder -- --game ${game}\`: seed ${SEEDS.ladder}, the highest level with ${highest} nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
${ladder.map(line).join('\n')}
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
${besides.map(line).join('\n')}
];
`.replaceAll('[\n\n]', '[]');
}

/** A game's data/thinking-time.ts. */
export function thinkingTimeText({ game, second }: Measuring, doublings: readonly Doubling[]): string {
  return `import type { Doubling } from '@countertop/search';

// Written by \`npm run thinking-time -- --game ${game}\`: seed ${SEEDS.time}, ${second} nodes for a second.
export const doublings: readonly Doubling[] = [
${doublings.map(line).join('\n')}
];
`.replaceAll('[\n\n]', '[]');
}

/** A game's data/calibration.ts, which its brain reads. */
export function calibrationText(
  { game, reliability: { nodes, table } }: Measuring,
  learned: Omit<Calibration, 'progress'>,
  games: number,
): string {
  const { sharpness, bend = [0], optimism = [0], surplus, kept } = learned;
  const expected = `
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [${surplus?.join(', ')}],`;
  const staying = `
  /** The part of the lead of now that is there in the end. */
  kept: [${kept?.join(', ')}],`;
  return `// Written by \`npm run reliability -- --game ${game}\`: ${games} games (${table.name}) at ${nodes} nodes a move, seed ${SEEDS.reliability}.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [${sharpness.join(', ')}],
  /** How much less is meant by saying more. */
  bend: [${bend.join(', ')}],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [${optimism.join(', ')}],${surplus === undefined ? '' : expected}${kept === undefined ? '' : staying}
} as const;
`;
}

/** A game's data/reliability.ts, from which docs/strength.md is made. */
export function reliabilityText(
  { game, reliability: { nodes, table } }: Measuring,
  tested: Reliability,
  commit: string | undefined,
): string {
  const rows = (list: readonly Row[]): string => `[\n${list.map(line).join('\n')}\n]`;
  const thirds = (lists: readonly (readonly Row[])[]): string => `[${lists.map(rows).join(', ')}]`;
  return `// Written by \`npm run reliability -- --game ${game}\`: games that data/calibration.ts was not learned from (${table.name}), ${nodes} nodes a
// move, seed ${SEEDS.reliability}${commit === undefined ? '' : `, players of commit ${commit}`}.
export const reliability = {
  games: ${tested.games},
  raw: ${rows(tested.raw)},
  shown: ${rows(tested.shown)},
  thirds: ${thirds(tested.thirds)},
${
  tested.values === undefined
    ? ''
    : `  values: { raw: ${thirds(tested.values.raw)}, shown: ${thirds(tested.values.shown)} },
`
}};
`;
}

function line(row: LadderStep | Beside | Doubling | Row): string {
  const fields = Object.entries(row).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
  );
  return `  { ${fields.join(', ')} },`;
}

function tenths(figure: number): number {
  return Math.round(figure * 10) / 10;
}
