import { Cover } from '../teach/cover.ts';
import { SHAPES } from '../teach/shapes.ts';

// npx tsx --conditions=source games/counterplays/tools/count-ways.ts: in how many ways each shape is filled, up to turning and
// flipping. teach/shapes.ts says the same; where it does not, the status is 1.
for (const { id, cells, solutions } of SHAPES) {
  const cover = new Cover(cells, [], { upToSymmetry: true });
  while (cover.search() === 'solution');
  const isSaid = cover.found === solutions;
  console.log(`${id}: ${cover.found} ways, ${cover.tried} placements tried${isSaid ? '' : `; said: ${solutions}`}`);
  if (!isSaid) process.exitCode = 1;
}
