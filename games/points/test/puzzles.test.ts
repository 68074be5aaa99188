import type { Puzzle } from '@countertop/core';
import { puzzlesHold } from '../../../test/puzzles.ts';
import { brain } from '../brain.ts';
import { puzzles } from '../data/puzzles.ts';
import { game } from '../game.ts';
import { mining } from '../teach/mining.ts';

// To wall off is asked for its own sake, whatever else may be worth more there.
const asksOther = ({ themes }: Puzzle): boolean => themes.includes('enclose');

await puzzlesHold({ game, puzzles, mining, brain, asksOther });
