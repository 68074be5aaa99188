import { threads } from '@countertop/catalogue';
import { longestThought, type MatchState, matchScene, type Outlook, seatToMove, sentence } from '@countertop/core';
import { Asker } from '@countertop/search';
import { CommandPlayer } from '../arena/command-player.ts';

/** Whoever decides for a bot at an online table. */
export interface BotMind {
  /** A move for whoever is to move, in notation. */
  choose(state: MatchState): Promise<string>;
  /** What it thinks of the position; undefined: it cannot say. */
  outlook(state: MatchState): Promise<Outlook | undefined>;
  close(): Promise<void>;
}

/** One of our own levels. */
export class LevelMind implements BotMind {
  private readonly asker = new Asker(threads);

  constructor(
    private readonly level: number,
    private readonly seed: number,
  ) {}

  async choose(state: MatchState): Promise<string> {
    const { move } = await this.think(state);
    if (move === undefined) throw new Error('nobody has a choice here');
    return move;
  }

  outlook(state: MatchState): Promise<Outlook> {
    return this.think(state);
  }

  async close(): Promise<void> {
    this.asker.dismiss();
  }

  private async think(state: MatchState) {
    const who = { kind: 'level', level: this.level } as const;
    const longest = longestThought(state, seatToMove(state) ?? 0, Date.now());
    const wish = { who, seed: this.seed, longest, playing: true, every: Infinity } as const;
    const thought = await this.asker.think(matchScene(state), wish).answer;
    if (!thought.ok) throw new Error(sentence(thought.problem, state.game.words));
    return thought.value;
  }
}

/** A program that speaks docs/engine-protocol.md. */
export class EngineMind implements BotMind {
  private player: CommandPlayer | undefined;
  /** What it has been told of the match. */
  private heard: readonly string[] = [];

  constructor(
    private readonly command: string,
    private readonly milliseconds: number | undefined,
  ) {}

  async choose(state: MatchState): Promise<string> {
    try {
      const player = await this.tell(state);
      return state.game.write(state.position, await player.choose(state.position));
    } catch (error) {
      // It is told everything anew the next time.
      await this.close();
      throw error;
    }
  }

  async outlook(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    const { player } = this;
    this.player = undefined;
    await player?.close();
  }

  /** Tells it what has been played since, or everything where moves were taken back. */
  private async tell({ game, options, position, line }: MatchState): Promise<CommandPlayer> {
    const moves = line.map(({ text }) => text);
    const goesOn = this.player !== undefined && this.heard.every((text, ply) => moves[ply] === text);
    const at = position.clone();
    for (let ply = line.length; ply > (goesOn ? this.heard.length : 0); ply--) at.undo();
    let { player } = this;
    if (!goesOn || player === undefined) {
      const effort = this.milliseconds === undefined ? undefined : { milliseconds: this.milliseconds };
      player ??= new CommandPlayer(this.command, game, options, effort);
      this.player = player;
      await player.begin(at);
      this.heard = [];
    }
    for (const { move } of line.slice(this.heard.length)) {
      player.hear(at, move);
      at.play(move);
    }
    this.heard = moves;
    return player;
  }
}
