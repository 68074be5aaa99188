import { puzzlesHold } from '../../../test/puzzles.ts';
import { brain } from '../brain.ts';
import { puzzles } from '../data/puzzles.ts';
import { game } from '../game.ts';
import { mining } from '../teach/mining.ts';

await puzzlesHold({ game, puzzles, mining, brain });
