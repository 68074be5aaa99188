import { type MatchResult, type Named, together, type Voice } from '@countertop/core';
import { guideOf } from '../../games.ts';
import { t, text } from '../../words/text.svelte.ts';
import type { TableMatch } from '../running/table-match.ts';
import { sidesOf } from '../telling/sides.ts';
import { matchWords } from '../words.ts';

/** Who has won, in a few words; empty while nobody has. */
export function headlineOf(match: TableMatch, names: readonly Named[]): string {
  const { result } = match.state;
  if (result === null) return '';
  const { winners, reason } = result;
  if (reason === 'aborted') return t('result.aborted');
  if (names.length === 1) return winners.length > 0 ? t('result.solo.won') : t('result.solo.lost');
  if (winners.length === 0) return t('result.nobody');
  const called = winners.map((seat) => names[seat] ?? '');
  const who = together(called, text.language);
  const teams = new Set(winners.map((seat) => match.state.position.team(seat)));
  return teams.size > 1 ? t('result.shared', { who }) : t('result.won', { who });
}

/** How it ended and what it came to: by how much somebody is ahead where that decided it; partners count together. */
export function scoreSentence(match: TableMatch, words: Voice, names: readonly Named[]): string {
  const { result, position, seats } = match.state;
  if (result === null) return '';
  const gaveUp = names.filter((_, seat) => seats[seat]?.out === 'resigned');
  const because = t(`result.because.${result.reason}`, { who: together(gaveUp, text.language) });
  if (result.reason === 'aborted') return because;
  const own = text.of(matchWords);
  const totalOf = (team: number) =>
    result.scores.reduce((sum, score, seat) => (position.team(seat) === team ? sum + score : sum), 0);
  const sides = sidesOf(position, names).map(({ seat, name }) => {
    const team = position.team(seat);
    return { name, total: totalOf(team), won: result.winners.includes(seat) };
  });
  const plain = sides.length === 2 && names.length === 2;
  const scores =
    plain || names.length === 1
      ? result.scores.join('\u00a0:\u00a0')
      : [...sides]
          .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total)
          .map(({ name, total }) => own('result.side', { name, total }))
          .join(', ');
  const decided = counts(result) ? guideOf(match.game.id)?.decided?.(position) : undefined;
  if (decided !== undefined) {
    const said = `${because} ${words(`play.${decided.code}`, decided.data)}`;
    return names.length === 1 ? said : `${said} ${t('result.scores', { scores })}`;
  }
  const lead = leadOf(result, sides);
  return `${because} ${lead > 0 ? own('result.margin', { count: lead, scores }) : t('result.scores', { scores })}`;
}

/** Whether it was settled by what stands on the board, and not by leaving or agreeing. */
const counts = ({ reason }: MatchResult): boolean => reason === 'played' || reason === 'agreed-count';

function leadOf(result: MatchResult, sides: readonly { readonly total: number; readonly won: boolean }[]): number {
  const winners = sides.filter(({ won }) => won);
  if (sides.length < 2 || winners.length !== 1 || !counts(result)) return 0;
  return (winners[0]?.total ?? 0) - Math.max(...sides.filter(({ won }) => !won).map(({ total }) => total));
}
