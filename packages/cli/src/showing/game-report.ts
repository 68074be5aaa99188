import type { Look } from '@countertop/core';
import {
  type Brain,
  type ChoiceReport,
  type GameReport,
  isFault,
  type PlyReport,
  QUALITIES,
  type Reason,
  reasonsApart,
  type Worth,
} from '@countertop/search';
import { reasonPhrase } from './reason-text.ts';

const SIGNS: Readonly<Record<string, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A report on a whole game for people: a table of the moves with words about the faults, and the totals. */
export function gameReportText(brain: Brain, report: GameReport, look: Look): string {
  const { plies, seats } = report;
  const width = Math.max(4, ...plies.map(({ move }) => move.length));
  const heading = [
    'ply',
    'seat',
    'move'.padEnd(width),
    seats.map((_, seat) => `to win ${seat}`).join(' '),
    ' lost',
    '',
  ];
  const lines = [look.paint(heading.join('  ').trimEnd(), 'dim')];
  for (const ply of plies) {
    lines.push(row(ply, width, look));
    if (ply.kind === 'choice' && isFault(ply.quality)) {
      lines.push(...words(brain, ply).map((line) => `           ${' '.repeat(width)}  ${line}`));
    }
  }
  const unfinished = report.whole ? '' : '\nStopped before the end.\n';
  return `${lines.join('\n')}\n${unfinished}\n${totals(brain, report).join('\n')}\n`;
}

function row(ply: PlyReport, width: number, look: Look): string {
  const number = String(ply.ply + 1).padStart(3);
  const chances = ply.after.chances.map((chance) => percent(chance).padStart(8)).join(' ');
  const move = ply.move.padEnd(width);
  if (ply.kind === 'draw') return look.paint(`${number}     ·  ${move}  ${chances}`, 'dim');
  const lost = ply.quality === 'best' ? '' : percent(ply.loss.chance);
  const sign = SIGNS[ply.quality];
  const called = sign === undefined ? '' : look.paint(`${sign} ${ply.quality}`, 'mark');
  return `${number}  ${String(ply.seat).padStart(4)}  ${move}  ${chances}  ${lost.padStart(5)}  ${called}`.trimEnd();
}

/** What was better, what the move did, and what it allows. */
function words(brain: Brain, { move, best, reasons, reply }: ChoiceReport): string[] {
  const because = (said: readonly Reason[]): string =>
    said.length === 0
      ? ''
      : `: ${said
          .slice(0, 3)
          .map((reason) => reasonPhrase(brain, reason))
          .join('; ')}`;
  const lines = [`better ${best.move}${because(reasonsApart(best.reasons, reasons))} (${best.line.join(' ')})`];
  if (reasons.length > 0) lines.push(`${move}${because(reasonsApart(reasons, best.reasons))}`);
  if (reply !== undefined) lines.push(`then seat ${reply.seat} plays ${reply.move}${because(reply.reasons)}`);
  return lines;
}

/** By seat: how its choices were, what they cost, and what the draws gave. */
function totals(brain: Brain, { seats, chancy }: GameReport): string[] {
  const unit = brain.words[brain.unit] ?? brain.unit;
  const rows = [
    ['seat', ...QUALITIES, 'choices cost', `(${unit})`, ...(chancy ? ['draws gave', `(${unit})`] : [])],
    ...seats.map(({ choices, loss, luck }, seat) => [
      String(seat),
      ...QUALITIES.map((quality) => String(choices[quality])),
      ...worth(loss, false),
      ...(chancy ? worth(luck, true) : []),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows.map((cells) => cells.map((cell, column) => cell.padStart(widths[column])).join('  '));
}

function worth({ chance, value }: Worth, signed: boolean): string[] {
  const sign = (amount: number): string => (signed && amount >= 0 ? '+' : '');
  return [`${sign(chance)}${percent(chance)}`, `${sign(value)}${value.toFixed(1)}`];
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(0)} %`;
}
