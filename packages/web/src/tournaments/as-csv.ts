import type { Voice } from '@countertop/core';
import { standingsOf, TIE_BREAKS, type Tournament } from '@countertop/tournament';
import { entrantName, tellPairing } from './tournament-told.ts';

/** Standings and rounds as a table that every spreadsheet opens. */
export function asCsv(say: Voice, tournament: Tournament): string {
  const ties = TIE_BREAKS[tournament.system].filter((tie) => tie !== 'wins');
  const counted = ['points', 'wins', 'draws', 'losses'] as const;
  const standings = standingsOf(tournament).map((each) => [
    each.rank,
    entrantName(tournament, each.entrant),
    ...counted.map((column) => each[column]),
    ...ties.map((tie) => each[tie] ?? ''),
  ]);
  const rounds = tournament.rounds.flatMap((round, index) =>
    round.map((pairing) => [
      index + 1,
      entrantName(tournament, pairing.first),
      pairing.second === null ? '' : entrantName(tournament, pairing.second),
      tellPairing(say, tournament, pairing),
    ]),
  );
  const rows = [
    [say('rank'), say('name'), ...counted.map((column) => say(column)), ...ties.map((tie) => say(`tie.${tie}`))],
    ...standings,
    [],
    [say('file.round'), say('file.first'), say('file.second'), say('file.result')],
    ...rounds,
  ];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // What begins so would be taken for a formula.
  const plain = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
