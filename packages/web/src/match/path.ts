import {
  type Game,
  type Move,
  type Ply,
  type Position,
  readMove,
  type SceneStart,
  startPosition,
} from '@countertop/core';

/** Positions kept at hand. Those of Points are large, so not all of them. */
const KEPT = 48;

/** The way a match has gone: the position after every move, found again when it is asked for. */
export class Path {
  private line: readonly Ply[] = [];
  private readonly kept = new Map<number, Position>();

  constructor(
    private readonly game: Game,
    private readonly begin: SceneStart,
  ) {}

  /** The line as it stands now. Plies are the same objects as long as they stand, so what has not changed is kept. */
  follow(line: readonly Ply[], position: Position): void {
    let same = 0;
    while (same < line.length && line[same] === this.line[same]) same++;
    for (const ply of [...this.kept.keys()]) if (ply > same) this.kept.delete(ply);
    this.line = line;
    this.keep(line.length, position);
  }

  /** After `ply` moves. Never the same object for different positions; to be read only. */
  at(ply: number): Position {
    const kept = this.kept.get(ply);
    if (kept !== undefined) return kept;
    let from = -1;
    for (const known of this.kept.keys()) if (known < ply && known > from) from = known;
    const near = this.kept.get(from);
    const position = near === undefined ? this.start() : near.clone();
    for (let at = near === undefined ? 0 : from; at < ply; at++) position.play(this.read(position, at));
    this.keep(ply, position);
    return position;
  }

  /** The move that led to the position after `ply` moves. */
  move(ply: number): Move {
    return this.read(this.at(ply - 1), ply - 1);
  }

  read(position: Position, ply: number): Move {
    const move = readMove(this.game, position, this.line[ply]?.move);
    if (!move.ok) throw new Error(`move ${ply} of the line is not legal: ${move.problem.code}`);
    return move.value;
  }

  start(): Position {
    const start = startPosition(this.game, this.begin.options, this.begin.seats, this.begin.setup);
    if (!start.ok) throw new Error(`a match that cannot begin: ${start.problem.code}`);
    return start.value.position;
  }

  private keep(ply: number, position: Position): void {
    this.kept.delete(ply);
    this.kept.set(ply, position);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }
}
