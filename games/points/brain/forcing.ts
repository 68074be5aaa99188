import type { Move } from '@countertop/core';
import { leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { Barren, WHOLE } from './barren.ts';
import { Threats } from './threats.ts';

/** How many plies are looked at in turn: most of what is forced is short, and is lost among long lines. */
const DEPTHS = [6, 12, 24, 48];
/** How far from the point before a threat may lie that was there already. */
const LOCAL = 4;

/** What a forced line comes to. */
export interface Forced {
  /** The points gained for certain; 0 where nothing is forced. */
  readonly gain: number;
  /** The line, as far as the other side resists longest; empty where nothing is forced. */
  readonly line: readonly Move[];
  /** The search was cut short: there may be more. */
  readonly cut: boolean;
}

/**
 * Looks for circles that can be forced: every point threatens to circle with the next one, and the other player can only
 * take the closing dot away or circle something first. Ladders are found this way, and whatever ends in two threats
 * at once.
 */
export class Forcing {
  nodes = 0;
  private most = 0;
  /** Whether a line was broken off at the depth that was looked at. */
  private deeper = false;
  private attacker = 0;
  /** What could be taken with the first point. */
  private atOnce = 0;
  private readonly attacks: Threats[] = [];
  private readonly answers: Threats[] = [];
  private readonly lines: Move[][] = [];
  private readonly barren = new Barren();
  protected readonly depths: readonly number[] = DEPTHS;

  /** The best that the seat to move can force. The position is left as it was. */
  find(position: PointsPosition, nodes: number): Forced {
    let best: Forced = { gain: 0, line: [], cut: false };
    if (position.phase !== PLAY || position.bound !== undefined) return best;
    this.nodes = 0;
    this.most = nodes;
    this.attacker = position.turn;
    this.barren.forget();
    const before = leadOf(position, this.attacker);
    for (const depth of this.depths) {
      this.deeper = false;
      const gain = this.attack(position, 0, depth, 0) - before;
      const cut = this.nodes >= this.most;
      best = gain > best.gain ? { gain, line: this.lineAt(0).slice(), cut } : { ...best, cut };
      if (!this.deeper || cut) break;
    }
    return best;
  }

  /** The lead that the seat which has just moved can force, whatever the other does; what it has where nothing is forced. */
  keeps(position: PointsPosition, nodes: number): number {
    this.attacker = 1 - position.turn;
    this.atOnce = 0;
    this.barren.forget();
    this.nodes = 0;
    this.most = nodes;
    let best = leadOf(position, this.attacker);
    if (position.phase !== PLAY) return best;
    for (const depth of this.depths) {
      this.deeper = false;
      best = Math.max(best, this.defend(position, 1, depth, Number.NEGATIVE_INFINITY, 0));
      if (!this.deeper || this.nodes >= this.most) break;
    }
    return best;
  }

  /** The attacker is to move; the lead that it can force, at least what it has. */
  private attack(position: PointsPosition, ply: number, depth: number, last: number): number {
    const { attacker } = this;
    const line = this.lineAt(ply);
    line.length = 0;
    const now = leadOf(position, attacker);
    if (position.phase !== PLAY) return now;
    const known = this.barren.depthOf(position);
    if (known >= depth) {
      if (known !== WHOLE) this.deeper = true;
      return now;
    }
    this.nodes++;
    const deeper = this.deeper;
    this.deeper = false;
    const threats = this.attackAt(ply);
    threats.survey(position, attacker, depth > 0);
    let best = now;
    for (const cell of threats.closers) {
      if (threats.gains[cell] + now <= best) continue;
      position.play(cell);
      const value = this.afterCircling(position, ply);
      position.undo();
      if (value <= best) continue;
      best = value;
      line.length = 0;
      line.push(cell);
    }
    // What could be taken from the beginning must not hide that more can be forced.
    if (ply === 0) this.atOnce = best - now;
    else if (best > now + this.atOnce) {
      this.deeper = deeper;
      return best;
    }
    if (depth <= 0) {
      this.deeper = true;
      return best;
    }
    const { pairs, pairGains } = threats;
    let pair = -1;
    for (const at of this.order(position, ply, last)) {
      // The second dot of a pair is tried after the first, whatever that has come to.
      if (at >> 1 !== pair && now + pairGains[at >> 1] <= best) break;
      pair = at >> 1;
      const cell = pairs[at];
      if (last !== 0 && far(position, cell, last) > LOCAL && this.isOld(ply, pair)) continue;
      if (this.nodes >= this.most) return best;
      position.play(cell);
      const value = leadOf(position, attacker) < now ? now : this.defend(position, ply + 1, depth - 1, best, cell);
      position.undo();
      if (value <= best) continue;
      best = value;
      line.length = 0;
      line.push(cell, ...this.lineAt(ply + 1));
    }
    if (best === now && this.nodes < this.most) this.barren.note(position, this.deeper ? depth : WHOLE);
    this.deeper ||= deeper;
    return best;
  }

  /** The defender is to move against threats to circle; what the attacker gets to, or no more than `enough`. */
  private defend(position: PointsPosition, ply: number, depth: number, enough: number, last: number): number {
    const { attacker } = this;
    const line = this.lineAt(ply);
    line.length = 0;
    const now = leadOf(position, attacker);
    if (position.phase !== PLAY) return now;
    this.nodes++;
    const threats = this.attackAt(ply);
    threats.survey(position, attacker, false);
    if (threats.closers.length === 0) return now;
    const answers = this.answerAt(ply);
    answers.survey(position, 1 - attacker, false);
    let least = now + threats.best();
    if (least <= enough) return least;
    for (let i = 0; i < threats.closers.length + answers.closers.length; i++) {
      const inTime = i >= answers.closers.length;
      const cell = inTime ? threats.closers[i - answers.closers.length] : answers.closers[i];
      if (inTime && answers.gains[cell] > 0) continue;
      position.play(cell);
      const value = this.attack(position, ply + 1, depth - 1, last);
      position.undo();
      if (value >= least && line.length > 0) continue;
      if (value < least || line.length === 0) {
        line.length = 0;
        line.push(cell, ...this.lineAt(ply + 1));
      }
      if (value < least) least = value;
      if (least <= enough) return least;
    }
    return least;
  }

  /** The attacker has just circled: what is left of it after the best answer of the same kind. */
  private afterCircling(position: PointsPosition, ply: number): number {
    const now = leadOf(position, this.attacker);
    if (position.phase !== PLAY) return now;
    const answers = this.answerAt(ply);
    answers.survey(position, 1 - this.attacker, false);
    return now - answers.best();
  }

  /** Where in the list of pairs the dots stand that are tried, in their order: never one that gains more after one that gains less. */
  protected order(_position: PointsPosition, ply: number, _last: number): number[] {
    const { pairGains } = this.attackAt(ply);
    const best = pairGains.map((_, i) => i).sort((a, b) => pairGains[b] - pairGains[a]);
    return best.flatMap((pair) => [2 * pair, 2 * pair + 1]);
  }

  /** Whether the same two dots were a pair before the last two points already. */
  protected isOld(ply: number, pair: number): boolean {
    const { pairs } = this.attackAt(ply - 2);
    const now = this.attackAt(ply).pairs;
    const [first, second] = [now[2 * pair], now[2 * pair + 1]];
    for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === first && pairs[i + 1] === second) return true;
    return false;
  }

  protected attackAt(ply: number): Threats {
    this.attacks[ply] ??= new Threats();
    return this.attacks[ply];
  }

  private answerAt(ply: number): Threats {
    this.answers[ply] ??= new Threats();
    return this.answers[ply];
  }

  private lineAt(ply: number): Move[] {
    this.lines[ply] ??= [];
    return this.lines[ply];
  }
}

/** Steps from one dot to another, diagonal ones included. */
export function far(position: PointsPosition, one: number, two: number): number {
  const { stride } = position.field;
  const rows = Math.abs(Math.floor(one / stride) - Math.floor(two / stride));
  const columns = Math.abs((one % stride) - (two % stride));
  return rows > columns ? rows : columns;
}
