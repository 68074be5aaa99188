import {
  CHANCE,
  type Glyph,
  lineFrom,
  lineTo,
  type Move,
  MoveList,
  type Named,
  NOBODY,
  type Position,
  type Problem,
  Random,
  type Result,
  readHolder,
  readStudy,
  type Study,
  type StudyNode,
  writeStudy,
} from '@countertop/core';
import type { GameReport } from '@countertop/search';
import { toldName } from '../../match/telling/names.ts';
import type { KeptReport, KeptStudy } from '../../store/kept-study.ts';
import { keptName } from '../../words/nameless.ts';
import { t } from '../../words/text.svelte.ts';

/** What can be drawn at a place, and how likely it is. */
export interface PossibleDraw {
  readonly move: Move;
  readonly text: string;
  readonly chance: number;
}

/** A study that is on the table: the tree, the place that is looked at, and what a page adds. Kept after every change. */
export class OpenStudy {
  readonly id: string;
  private readonly source: string | undefined;
  private tree: Study = $state.raw() as Study;
  /** The tree is changed in place: this says that it was. */
  private changes = $state(0);
  private place: StudyNode = $state.raw() as StudyNode;
  private lastReport: KeptReport | undefined = $state.raw();
  /** What was there before something was removed or moved: the way back. */
  private before: readonly { readonly record: unknown; readonly at: readonly number[] }[] = $state.raw([]);
  private readonly random = new Random(crypto.getRandomValues(new Int32Array(1))[0] ?? 1);

  constructor(
    study: Study,
    kept: Pick<KeptStudy, 'id' | 'at' | 'report' | 'source'>,
    private readonly keep: (what: 'change' | 'look') => void,
  ) {
    this.id = kept.id;
    this.source = kept.source;
    this.tree = study;
    this.place = nodeAt(study, kept.at);
    this.lastReport = kept.report;
  }

  get game() {
    return this.tree.game;
  }

  /** Read again whenever anything has changed. */
  get study(): Study {
    void this.changes;
    return this.tree;
  }

  /** The place that is looked at; read again too when something is said about it. */
  get at(): StudyNode {
    void this.changes;
    return this.place;
  }

  get names(): Named[] {
    const { players } = this.tree.beside;
    return Array.from({ length: this.tree.seats }, (_, seat) => {
      const holder = readHolder(Array.isArray(players) ? players[seat] : undefined);
      return holder.ok && holder.value.kind !== 'empty'
        ? toldName(holder.value, seat)
        : t('seat.person', { seat: seat + 1 });
    });
  }

  get position(): Position {
    return this.tree.positionAt(this.place);
  }

  get last(): { before: Position; move: Move } | undefined {
    return this.tree.lastAt(this.place);
  }

  /** What a seat may play here; draws are not moves of the board. */
  get legal(): readonly Move[] {
    const { position } = this;
    if (position.actor === CHANCE || position.actor === NOBODY) return NONE;
    const list = new MoveList();
    position.moves(list);
    return list.toArray();
  }

  get draws(): readonly PossibleDraw[] {
    const { position } = this;
    if (position.actor !== CHANCE) return [];
    const list = new MoveList();
    position.moves(list);
    const total = list.totalWeight();
    return list.toArray().map((move, index) => ({
      move,
      text: this.game.write(position, move),
      chance: (list.weights[index] ?? 0) / total,
    }));
  }

  /** The way through the place that is looked at: what led here, and what follows by the first moves. */
  get line(): readonly StudyNode[] {
    void this.changes;
    return [...lineTo(this.place), ...lineFrom(this.place)];
  }

  get ply(): number {
    return this.place.ply;
  }

  get plies(): number {
    return this.line.length;
  }

  get live(): boolean {
    void this.changes;
    return this.place.children.length === 0;
  }

  /** Goes to the place after so many moves of the line that is looked at. */
  look(ply: number): void {
    const { line } = this;
    this.go(ply <= 0 ? this.tree.root : (line[Math.min(ply, line.length) - 1] ?? this.tree.root));
  }

  go(node: StudyNode): void {
    this.place = node;
    this.keep('look');
  }

  /** To the next or the one before among the moves that were tried here. */
  turnTo(step: 1 | -1): void {
    const siblings = this.place.parent?.children ?? [];
    const next = siblings[siblings.indexOf(this.place) + step];
    if (next !== undefined) this.go(next);
  }

  /** Plays on from here: the place it leads to is looked at. */
  play(move: Move): Problem | undefined {
    return this.goOn(this.tree.play(this.place, move));
  }

  playText(text: string): Problem | undefined {
    return this.goOn(this.tree.playText(this.place, text));
  }

  private goOn(played: Result<StudyNode>): Problem | undefined {
    if (!played.ok) return played.problem;
    this.place = played.value;
    this.changed();
    return undefined;
  }

  /** Draws one of what can come, as likely as it is. */
  draw(): void {
    const { position } = this;
    if (position.actor === CHANCE) this.play(position.pick(this.random));
  }

  /** Puts a line beside what was played from a node. Its end, or how far it can be played. */
  addLine(from: StudyNode, moves: readonly string[]): StudyNode {
    let at = from;
    for (const move of moves) {
      const played = this.tree.playText(at, move);
      if (!played.ok) break;
      at = played.value;
    }
    this.changed();
    return at;
  }

  say(comment: string): void {
    this.tree.say(this.place, comment);
    this.changed();
  }

  mark(node: StudyNode, glyph: Glyph | undefined): void {
    this.tree.mark(node, glyph);
    this.changed();
  }

  promote(): void {
    this.remember();
    this.tree.promote(this.place);
    this.changed();
  }

  remove(): void {
    this.remember();
    this.place = this.tree.remove(this.place);
    this.changed();
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (last === undefined) return;
    const reading = readStudy(this.game, last.record);
    if (!reading.ok) throw new Error(`a study that was written cannot be read: ${reading.problem.code}`);
    this.before = this.before.slice(0, -1);
    this.tree = reading.study;
    this.place = nodeAt(reading.study, last.at);
    this.changed();
  }

  /** The report, as long as it is on the main line as it stands. */
  get report(): GameReport | undefined {
    const { lastReport } = this;
    if (lastReport === undefined) return undefined;
    const moves = this.study.mainLine;
    const same =
      moves.length === lastReport.moves.length && moves.every(({ text }, index) => text === lastReport.moves[index]);
    return same ? lastReport.report : undefined;
  }

  /** Whether there was a report, be it on a main line that has changed since. */
  get hadReport(): boolean {
    return this.lastReport !== undefined;
  }

  takeReport(report: KeptReport): void {
    this.lastReport = report;
    this.keep('change');
  }

  get record(): ReturnType<typeof writeStudy> {
    return writeStudy(this.study);
  }

  kept(): KeptStudy {
    return {
      id: this.id,
      game: this.game.id,
      record: writeStudy(this.tree),
      at: pathOf(this.place),
      report: this.lastReport,
      source: this.source,
      touched: Date.now(),
      plies: this.tree.mainLine.length,
      moves: this.tree.mainLine.filter(({ actor }) => actor !== CHANCE).length,
      names: this.names.map(String).map(keptName),
    };
  }

  private remember(): void {
    this.before = [...this.before, { record: writeStudy(this.tree), at: pathOf(this.place) }];
  }

  private changed(): void {
    this.changes++;
    this.keep('change');
  }
}

const NONE: readonly Move[] = [];

function pathOf(node: StudyNode): number[] {
  return lineTo(node).map((each) => each.parent?.children.indexOf(each) ?? 0);
}

/** As far as the path goes in this tree. */
function nodeAt(study: Study, path: readonly number[]): StudyNode {
  let node = study.root;
  for (const index of path) {
    const next = node.children[index];
    if (next === undefined) break;
    node = next;
  }
  return node;
}
