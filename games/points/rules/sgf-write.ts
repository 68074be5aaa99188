import {
  bad,
  brief,
  good,
  type Options,
  type Result,
  readCell,
  readStudy,
  type SentScene,
  type Setup,
  type Study,
  type StudyNode,
} from '@countertop/core';
import { game as points } from '../game.ts';
import { DONE, type PointsPosition, STOP } from './position.ts';
import { COLOURS, LETTERS, SGF_GAME, type SgfExtras, SIGNS } from './sgf.ts';
import { writeSgfValue } from './sgf-tree.ts';

/** A record of this game as SGF, on one line a node so that files compare well. */
export function writeSgf(frame: SentScene, extras: SgfExtras = {}): Result<string> {
  if (frame.game !== points.id) return bad('sgf-other-game', { given: brief(frame.game) });
  const reading = readStudy(points, { ...frame, ...extras.remarks });
  if (!reading.ok) {
    const where = reading.ply === null ? {} : { number: reading.ply + 1 };
    return bad(reading.problem.code, { ...reading.problem.data, ...where });
  }
  const { study } = reading;
  const last = study.positionAt(study.mainLine.at(-1) ?? study.root);
  const { width, height } = last;
  if (Math.max(width, height) > LETTERS.length) return bad('sgf-too-large', { width, height, most: LETTERS.length });
  const others = othersBy(study, extras);
  const lines = [rootNode(last, study.options, extras) + (others.get(study.root) ?? '')];
  if (frame.setup !== undefined) lines.push(...setupNodes(last, frame.setup));
  return good(`(${lines.join('\n')}${remark(study.root)}${following(study.root, last, others)})\n`);
}

/** All that follows a node: one after the other, and where there is a choice each way in brackets of its own. */
function following(from: StudyNode, position: PointsPosition, others: ReadonlyMap<StudyNode, string>): string {
  const parts: string[] = [];
  const waiting: (StudyNode | ')')[] = [];
  const goOn = ({ children }: StudyNode): void => {
    for (const child of children.toReversed()) waiting.push(...(children.length > 1 ? [')' as const, child] : [child]));
  };
  goOn(from);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === ')') {
      parts.push(')');
      continue;
    }
    const choice = next.parent !== undefined && next.parent.children.length > 1;
    parts.push(`\n${choice ? '(' : ''};${moveOf(next, position)}${remark(next)}${others.get(next) ?? ''}`);
    goOn(next);
  }
  return parts.join('');
}

function moveOf({ move, actor }: StudyNode, position: PointsPosition): string {
  return move === DONE ? '' : `${COLOURS[actor]}[${move === STOP ? '' : pointOf(position, move)}]`;
}

function remark({ comment, glyph }: StudyNode): string {
  const sign = SIGNS.find(([known]) => known === glyph);
  return `${sign === undefined ? '' : `${sign[1]}[${sign[2]}]`}${comment === '' ? '' : `C${writeSgfValue(comment)}`}`;
}

/** What others' programs said along the main line, by the node where it stands. */
function othersBy(study: Study<PointsPosition>, { others = [] }: SgfExtras): ReadonlyMap<StudyNode, string> {
  const places = [study.root, ...study.mainLine];
  const written = new Map<StudyNode, string>();
  for (const { after, name, values } of others) {
    const at = places[Math.min(after, places.length - 1)] ?? study.root;
    written.set(at, `${written.get(at) ?? ''}${name}${values.map(writeSgfValue).join('')}`);
  }
  return written;
}

function rootNode(position: PointsPosition, options: Options, extras: SgfExtras): string {
  const { width, height } = position;
  const rules = `Points middle=${options.centreWidth}x${options.centreHeight} start=${options.start} stop=${options.stop}`;
  const properties: [name: string, value: string | undefined][] = [
    ['FF', '4'],
    ['GM', SGF_GAME],
    ['CA', 'UTF-8'],
    ['AP', 'Countertop'],
    ['SZ', width === height ? `${width}` : `${width}:${height}`],
    ['RU', rules],
    ['PB', extras.names?.[0]],
    ['PW', extras.names?.[1]],
    ['EV', extras.event],
    ['DT', extras.date],
    ['RE', extras.result || resultOf(position)],
  ];
  const written = properties
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => name + writeSgfValue(value as string));
  const cross = [0, 1].map((seat) => {
    const stones = position.field.cross.filter(([owner]) => owner === seat);
    return stones.length === 0
      ? ''
      : `A${COLOURS[seat]}${stones.map(([, cell]) => `[${pointOf(position, cell)}]`).join('')}`;
  });
  return `;${written.join('')}${cross.join('')}`;
}

/** One node for each run of points of one seat, because the order tells who circled whom. */
function setupNodes(position: PointsPosition, { place, turn }: Setup): string[] {
  const nodes: string[] = [];
  let owner = -1;
  for (const entry of place) {
    const seat = Number(entry.trim()[0]);
    const cell = readCell(entry.trim().slice(2));
    if (seat !== owner) nodes.push(`;A${COLOURS[seat]}`);
    owner = seat;
    nodes[nodes.length - 1] += `[${cell === undefined ? '' : letters(position, cell.column, cell.row)}]`;
  }
  if (nodes.length === 0) nodes.push(';');
  nodes[nodes.length - 1] += `PL[${COLOURS[turn]}]`;
  return nodes;
}

function resultOf(position: PointsPosition): string {
  const winners = position.winners();
  if (winners === null) return '';
  if (winners.length === 2) return '0';
  return `${COLOURS[winners[0]]}+${Math.abs(position.score(0) - position.score(1))}`;
}

function pointOf(position: PointsPosition, cell: number): string {
  return letters(position, position.columnOf(cell), position.rowOf(cell));
}

function letters({ height }: PointsPosition, column: number, row: number): string {
  return LETTERS[column] + LETTERS[height - 1 - row];
}
