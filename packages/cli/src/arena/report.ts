import type { Look } from '@countertop/core';
import type { ArenaPlan } from './plan.ts';
import type { Rating } from './ratings.ts';
import type { Adjusted, Mean, Summary } from './summary.ts';

/** The results of all pairings as text for people. */
export function reportText(
  plan: ArenaPlan,
  summaries: readonly Summary[],
  ratings: readonly Rating[] | undefined,
  look: Look,
): string {
  const width = Math.max(10, ...plan.players.map(({ text }) => text.length));
  const name = (text: string): string => text.padEnd(width);
  const figures = ['games', 'won', 'drawn', 'lost'].map((figure) => figure.padStart(6)).join(' ');
  const heading = `${name('candidate')} ${name('reference')} ${figures}  ${'score'.padEnd(16)} Elo (95 %)`;
  const lines = [look.paint(heading, 'bold')];
  for (const [i, summary] of summaries.entries()) {
    const [candidate, reference] = plan.pairings[i];
    lines.push(...pairingLines(`${name(plan.players[candidate].text)} ${name(plan.players[reference].text)}`, summary));
  }
  if (ratings !== undefined) {
    lines.push('', look.paint('ratings (mean 0)', 'bold'));
    for (const { player, elo, margin } of [...ratings].sort((a, b) => b.elo - a.elo)) {
      lines.push(`${name(plan.players[player].text)} ${signed(elo, 0).padStart(6)} ± ${margin.toFixed(0)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function pairingLines(names: string, summary: Summary): string[] {
  const { games, wins, draws, losses, share, pairs, fair, difference, luck, test, forfeits, alone, plies } = summary;
  const counts = [games, wins, draws, losses].map((count) => String(count).padStart(6)).join(' ');
  const score = `${percent(share.score)} ± ${percent(share.margin)}`.padEnd(16);
  const elo = pairs === undefined ? `fair share ${percent(fair)}` : eloText(share.elo, share.low, share.high);
  const lines = [`${names} ${counts}  ${score} ${elo}`];
  const note = (text: string): void => void lines.push(`  ${text}`);
  if (alone !== undefined) {
    note(`games won alone: ${partText(alone.candidate)} against ${partText(alone.reference)}`);
  }
  if (pairs !== undefined && alone === undefined)
    note(`pairs scoring 0, ½, 1, 1½, 2: ${pairs.join(' ')}; ${plies.toFixed(1)} plies a game`);
  note(`difference of scores: ${meanText(difference)}`);
  if (luck !== undefined) {
    note(`luck-adjusted difference: ${meanText(luck.difference)}, ${savingText(luck.difference, difference)}`);
    note(`luck-adjusted score: ${percent(luck.share.mean)} ± ${percent(luck.share.margin)}`);
  }
  if (test !== undefined) {
    const decision = { better: 'better', 'not better': 'not better', 'go on': 'not decided' }[test.decision];
    note(
      `sequential test: ${decision} (LLR ${test.llr.toFixed(2)} in ${test.lower.toFixed(2)} … ${test.upper.toFixed(2)})`,
    );
  }
  if (forfeits.length > 0) note(`${forfeits.length} forfeited, first ${forfeits[0]}`);
  return lines;
}

const MOST_SAVING = 1000;

function savingText({ correlation, deviation, saving }: Adjusted, raw: Mean): string {
  // Two or three games may fit their luck exactly; what that would save is no number.
  const fewer = saving < MOST_SAVING ? `${saving.toFixed(1)} times fewer games` : 'too few games to say what it saves';
  return `deviation ${raw.deviation.toFixed(1)} to ${deviation.toFixed(1)} (correlation ${correlation.toFixed(2)}, ${fewer})`;
}

function partText({ mean, margin }: Mean): string {
  return `${percent(mean)} ± ${percent(margin)}`;
}

function meanText({ mean, margin }: Mean): string {
  return `${signed(mean, 2)} ± ${margin.toFixed(2)}`;
}

function eloText(elo: number, low: number, high: number): string {
  return `${bounded(elo)} (${bounded(low)} to ${bounded(high)})`;
}

function bounded(elo: number): string {
  if (Number.isFinite(elo)) return signed(elo, 0);
  return elo > 0 ? '+∞' : '-∞';
}

function signed(figure: number, digits: number): string {
  const text = figure.toFixed(digits);
  return figure > 0 ? `+${text}` : text;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
