import { games } from '@countertop/catalogue';
import { MoveList, startPosition } from '@countertop/core';

/** The first game in which two take turns and nothing is drawn for so many moves. */
export async function undrawnGame(plies = 4): Promise<string> {
  for (const { id, load } of games) {
    const begun = startPosition(await load(), {}, 2);
    if (!begun.ok) continue;
    const { position } = begun.value;
    const takesTurns = Array.from({ length: plies }).every((_, ply) => {
      if (position.actor !== ply % 2) return false;
      const list = new MoveList();
      position.moves(list);
      position.play(list.moves[0]);
      return true;
    });
    if (takesTurns) return id;
  }
  throw new Error('something is drawn in every game');
}
