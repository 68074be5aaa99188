import { used } from '../serving/serving-node.ts';
import { findBoardgame, SMALLEST } from './boardgame.ts';

// boardgame.io as it comes, which keeps its matches in memory: says where it listens, and does what it is told.
const boardgame = findBoardgame(process.argv[2] ?? '.');
if (boardgame === undefined) throw new Error('boardgame.io is not installed there');
const { appServer } = await boardgame.Server({ games: [SMALLEST], origins: [true] }).run(0);
process.on('message', (order: { kind?: unknown }) => {
  if (order.kind === 'measure') process.send?.(used());
  else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
process.send?.(`http://127.0.0.1:${appServer.address().port}`);
