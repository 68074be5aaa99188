import {
  type BareNode,
  type Game,
  isRight,
  type Lesson,
  type Move,
  MoveList,
  movesOf,
  openScene,
  type Position,
  type Result,
  readMove,
  type SceneLine,
  type Task,
  Walk,
} from '@countertop/core';

/** Where somebody stands in a lesson: on a walk that begins at a scene. */
export interface Stand {
  readonly scene: SceneLine;
  readonly walk: Walk;
  readonly node: BareNode;
}

/**
 * Where every step of a lesson begins when all goes as the lesson has it: the first right move, then what follows. The last
 * `led` moves of the first position are walked, so that it is known what led there.
 */
export function lessonLine(game: Game, lesson: Lesson, led = 0): readonly Stand[] {
  const starts: Stand[] = [];
  let now: Stand | undefined;
  for (const { id, at, task, then } of lesson.steps) {
    if (at !== undefined) now = standAt(game, at, starts.length === 0 ? led : 0);
    if (now === undefined) throw new Error(`${lesson.id}.${id} has no position`);
    starts.push(now);
    if (task !== undefined) {
      const [right] = rightMoves(game, now.walk.positionAt(now.node), task);
      if (right === undefined) throw new Error(`${lesson.id}.${id} has no right move`);
      now = onward(now, now.walk.play(now.node, right)) ?? now;
    }
    for (const text of movesOf(then ?? '')) now = onward(now, now.walk.playText(now.node, text)) ?? now;
  }
  return starts;
}

function standAt(game: Game, at: SceneLine, led: number): Stand {
  const moves = movesOf(at.moves);
  const walked = moves.splice(moves.length - led);
  const scene = { ...at, moves: moves.join(' ') };
  const opened = openScene(game, scene);
  if (!opened.ok) throw new Error(`a lesson that cannot begin: ${opened.problem.code}`);
  const walk = Walk.from(game, opened.position);
  let stand: Stand = { scene, walk, node: walk.root };
  for (const text of walked) stand = onward(stand, walk.playText(stand.node, text)) ?? stand;
  return stand;
}

/** The same walk, a move further; undefined where that was not possible. */
export function onward(stand: Stand, played: Result<BareNode>): Stand | undefined {
  return played.ok ? { ...stand, node: played.value } : undefined;
}

/** What is right here, the one that the lesson goes on from first. */
export function rightMoves(game: Game, position: Position, task: Task): readonly Move[] {
  if (task.right !== undefined) return readMoves(game, position, task.right);
  return legalMoves(position).filter((move) => isRight(position, task, { move, text: game.write(position, move) }));
}

function legalMoves(position: Position): readonly Move[] {
  const legal = new MoveList();
  position.moves(legal);
  return legal.toArray();
}

/** The moves of a line that are legal here: each for itself, not one after the other. */
export function readMoves(game: Game, position: Position, line: string): readonly Move[] {
  return movesOf(line).flatMap((text) => {
    const move = readMove(game, position, text);
    return move.ok ? [move.value] : [];
  });
}
