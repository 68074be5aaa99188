import {
  type Actor,
  bad,
  CHANCE,
  type GameRecord,
  good,
  NOBODY,
  type Problem,
  type Result,
  readMove,
  writeRecord,
} from '@countertop/core';
import type { Beginning } from './beginning.ts';
import type { Chance, ChanceNote } from './chance.ts';

export interface TableResult {
  readonly reason: 'played' | 'resigned';
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export type TableRecord = GameRecord & { readonly chance?: ChanceNote; readonly result?: TableResult };

/** A game between people who share one keyboard: moves, draws, taking back, resigning. */
export class Table {
  readonly beginning: Beginning;
  private readonly plies: { readonly text: string; readonly actor: Actor }[];
  private readonly chance: Chance;
  private given: TableResult | undefined;

  /** `played`: what has been played before, and by whom, where the beginning stands after some moves. */
  constructor(beginning: Beginning, chance: Chance, played: readonly { text: string; actor: Actor }[] = []) {
    this.beginning = beginning;
    this.chance = chance;
    this.plies = [...played];
  }

  get actor(): Actor {
    return this.given === undefined ? this.beginning.position.actor : NOBODY;
  }

  get ply(): number {
    return this.plies.length;
  }

  get draws(): number {
    return this.plies.filter(({ actor }) => actor === CHANCE).length;
  }

  get result(): TableResult | undefined {
    const { position } = this.beginning;
    if (this.given !== undefined) return this.given;
    const winners = position.winners();
    return winners === null ? undefined : { reason: 'played', winners, scores: position.scores() };
  }

  /** Plays what somebody typed; the answer is the move's one spelling. */
  play(text: string): Result<string> {
    const { game, position } = this.beginning;
    if (this.given !== undefined) return bad('game-over', { given: text.slice(0, 40) });
    const move = readMove(game, position, text);
    if (!move.ok) return move;
    const written = game.write(position, move.value);
    this.plies.push({ text: written, actor: position.actor });
    position.play(move.value);
    return good(written);
  }

  /** Makes the draw that is due. */
  draw(): string {
    const { game, position } = this.beginning;
    const { text, move } = this.chance.draw(game, position, this.draws);
    this.plies.push({ text, actor: CHANCE });
    position.play(move);
    return text;
  }

  /** Takes the last move back, or the resignation. What has been drawn stays drawn. */
  takeBack(): Problem | undefined {
    if (this.given !== undefined) {
      this.given = undefined;
      return undefined;
    }
    const last = this.plies.at(-1);
    if (last === undefined) return { code: 'nothing-to-undo' };
    if (last.actor === CHANCE) return { code: 'drawn-stays', data: { draw: last.text } };
    this.plies.pop();
    this.beginning.position.undo();
    return undefined;
  }

  /** The seat to move gives up. With more than two teams there would still be a game, which this table does not play. */
  resign(): Problem | undefined {
    const { position, seats } = this.beginning;
    const seat = this.actor;
    if (seat < 0) return { code: 'nobody-to-resign' };
    const all = Array.from({ length: seats }, (_, each) => each);
    const others = all.filter((each) => position.team(each) !== position.team(seat));
    if (new Set(others.map((each) => position.team(each))).size > 1) return { code: 'resign-among-many' };
    this.given = { reason: 'resigned', winners: others, scores: position.scores() };
    return undefined;
  }

  record(): TableRecord {
    const { game, options, seats, setup } = this.beginning;
    const texts = this.plies.map(({ text }) => text);
    const result = this.result;
    return {
      ...writeRecord(game, options, seats, texts, setup),
      ...(this.draws === 0 ? {} : { chance: this.chance.note(result !== undefined) }),
      ...(result === undefined ? {} : { result }),
    };
  }
}
