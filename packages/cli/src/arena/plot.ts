import type { ArenaPlan } from './plan.ts';
import type { Rating } from './ratings.ts';
import type { Summary } from './summary.ts';

/** One row of a plot: a point with a bar. */
interface Row {
  readonly name: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly note: string;
}

const LEFT = 260;
const WIDTH = 820;
const RIGHT = 90;
const ROW = 30;
const TOP = 52;

/** A drawing of the results: ratings where there are several players of two sides, otherwise shares of the win. */
export function plot(plan: ArenaPlan, summaries: readonly Summary[], ratings: readonly Rating[] | undefined): string {
  const title = `${plan.game}, ${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}`;
  if (ratings !== undefined) {
    const rows = [...ratings]
      .sort((a, b) => b.elo - a.elo)
      .map(({ player, elo, margin }): Row => {
        const note = `${elo.toFixed(0)} ± ${margin.toFixed(0)}`;
        return { name: plan.players[player].text, at: elo, low: elo - margin, high: elo + margin, note };
      });
    return drawing(`${title}: Elo with 95 % intervals`, rows, undefined, (value) => value.toFixed(0));
  }
  const rows = summaries.map(({ share }, i): Row => {
    const [candidate, reference] = plan.pairings[i];
    const name = `${plan.players[candidate].text} v ${plan.players[reference].text}`;
    const note = `${(100 * share.score).toFixed(1)} ± ${(100 * share.margin).toFixed(1)} %`;
    const ends = { low: Math.max(0, share.score - share.margin), high: Math.min(1, share.score + share.margin) };
    return { name, at: share.score, ...ends, note };
  });
  const fair = summaries[0]?.fair ?? 0.5;
  return drawing(`${title}: share of the win with 95 % intervals`, rows, { from: 0, to: 1, mark: fair }, (value) => {
    return `${(100 * value).toFixed(0)} %`;
  });
}

function drawing(
  title: string,
  rows: readonly Row[],
  fixed: { from: number; to: number; mark: number } | undefined,
  label: (value: number) => string,
): string {
  const from = fixed?.from ?? Math.min(...rows.map((row) => row.low));
  const to = fixed?.to ?? Math.max(...rows.map((row) => row.high));
  const step = niceStep(Math.max(to - from, 1e-9) / 6);
  const first = Math.floor(from / step + 1e-9) * step;
  const last = Math.ceil(to / step - 1e-9) * step;
  const x = (value: number): string =>
    (LEFT + ((value - first) / Math.max(last - first, 1e-9)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const bottom = TOP + rows.length * ROW;
  const parts: string[] = [];
  for (let tick = first; tick <= last + step / 2; tick += step) {
    parts.push(`<line class="grid" x1="${x(tick)}" y1="${TOP}" x2="${x(tick)}" y2="${bottom}"/>`);
    parts.push(`<text class="tick" x="${x(tick)}" y="${bottom + 18}">${label(tick)}</text>`);
  }
  if (fixed !== undefined) {
    parts.push(`<line class="fair" x1="${x(fixed.mark)}" y1="${TOP}" x2="${x(fixed.mark)}" y2="${bottom}"/>`);
  }
  for (const [i, row] of rows.entries()) {
    const y = TOP + ROW * (i + 0.5);
    parts.push(`<text class="name" x="${LEFT - 14}" y="${y + 4}">${escaped(row.name)}</text>`);
    parts.push(`<line class="bar" x1="${x(row.low)}" y1="${y}" x2="${x(row.high)}" y2="${y}"/>`);
    parts.push(
      `<circle cx="${x(row.at)}" cy="${y}" r="5"><title>${escaped(`${row.name}: ${row.note}`)}</title></circle>`,
    );
    parts.push(`<text class="note" x="${WIDTH - 8}" y="${y + 4}">${escaped(row.note)}</text>`);
  }
  const height = bottom + 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>
  svg { background: #fff; color: #1d2b36; font: 13px system-ui, sans-serif; }
  text { fill: currentColor; } .title { font-size: 15px; font-weight: 600; }
  .name, .note { text-anchor: end; } .tick { text-anchor: middle; } .tick, .note { fill: #5c6b76; font-size: 12px; }
  .grid { stroke: #e3e8ec; } .fair { stroke: #c2571a; stroke-dasharray: 4 3; }
  .bar { stroke: #2b6cb0; stroke-width: 3; stroke-linecap: round; } circle { fill: #2b6cb0; }
</style>
<text class="title" x="14" y="28">${escaped(title)}</text>
${parts.join('\n')}
</svg>
`;
}

/** 1, 2 or 5 times a power of ten, not smaller than asked. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
