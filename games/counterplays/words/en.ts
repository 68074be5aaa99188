import type { Words } from '@countertop/core';

export { exam, lessons } from './course/en.ts';

/** What it is called, and what it is in a few words. */
export const card = {
  name: 'Counterplays',
  line: 'Build one stack of tiles, and own its top.',
  about:
    'Two players stack the same twelve tiles of six triangles each. A tile lies flat, on at least two others or on the table, and always on the highest level where it fits. More tiles on the top level win.',
  players: '2 players',
  minutes: '20 minutes',
  'screen.build': 'Build with the tiles',
  'screen.build.about': 'Tile puzzles: towers, rings and shapes',
} satisfies Words;

/** What can be chosen before a match. */
export const options = {
  'preset.highest': 'Highest',
  'preset.highest.note': 'The highest level decides, then the next one down.',
  'preset.lowest': 'Lowest',
  'preset.lowest.note': 'The level on the table decides, then the next one up.',

  'option.goal': 'Goal',
  'option.goal.note': 'From which end the levels are compared.',
  'option.goal.highest': 'Highest',
  'option.goal.lowest': 'Lowest',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name|you:Your turn|other:{name}}: choose a tile, turn it, put it down.',
  decided: 'Level {level} decides.',
} satisfies Words;

/** What its bots see, level by level. */
export const levels = {
  1: 'looks at two places, hardly judges',
  2: 'looks at four places',
  3: 'looks at ten places',
  4: 'thinks ahead a little',
  5: 'sees the last 2 tiles',
  6: 'sees the last 3 tiles',
  7: 'sees the last 4 tiles',
  8: 'sees the last 6 tiles',
  9: 'sees the last 9 tiles',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'placement-form': '"{given}" is not a move: write tile, orientation, "@" and shift, such as N4@-2,3.',
  'tile-unknown': 'There is no tile "{given}". The tiles: {known}.',
  'number-spelling': '"{given}" is not how this number is written: no plus sign, no leading zeros, no -0.',
  'orientation-unknown': 'Tile {tile} has no orientation {given}; its orientations go from 0 to {last}.',
  'tile-used': 'Your {tile} has already been placed. You still have: {left}.',
  'first-place': 'The first tile may lie anywhere, and is written as lying at 0,0: {example}.',
  'not-flat': '{tile} would not lie flat there: it would rest on heights from {low} to {high}. {example} is legal.',
  'not-touching': '{tile} must share a side with a tile on the table. {example} is legal.',
  'one-tile': '{tile} would rest on {under} alone; it needs at least two tiles under it. {example} is legal.',
  'higher-level':
    '{tile} would lie on level {level}, but it fits on level {highest} and must go there: {example} is legal.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'tile-used': 'This tile has been laid already. Take another one from the tray.',
  'first-place': 'The first tile may lie anywhere: just put it down.',
  'not-flat': 'It would not lie flat there: what is under it is not of the same height.',
  'not-touching': 'On the table a tile has to touch another one along a whole side; a corner is not enough.',
  'one-tile': 'It would rest on one tile alone. It needs at least two different tiles under it.',
  'higher-level': 'This tile fits on level {highest}, so that is where it has to go. Turn or flip it if need be.',
} satisfies Words;

/** What the tiles are called. */
const tiles = {
  'tile-I': 'bar',
  'tile-P': 'sphinx',
  'tile-L': 'lobster',
  'tile-Y': 'yacht',
  'tile-J': 'hook',
  'tile-V': 'chevron',
  'tile-C': 'crook',
  'tile-W': 'crown',
  'tile-T': 'signpost',
  'tile-O': 'hexagon',
  'tile-N': 'snake',
  'tile-X': 'butterfly',
} satisfies Words;

/** What a move has done, told of whoever made it. */
export const deeds = {
  lies: '{tile} {letter} on the table',
  climbs: '{tile} {letter} on level {level}',
  rises: '{tile} {letter} begins level {level}',
  'ahead-here': 'ahead {own} to {other}',
  'behind-here': 'behind {own} to {other}',
  ahead: 'ahead {own} to {other} on level {level}',
  behind: 'behind {own} to {other} on level {level}',
  even: 'even on every level',
  ...tiles,
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  'winning-chance': 'points of winning chance',
  wins: 'wins the game',
  draws: 'ends the game in a draw',
  loses: 'loses the game',
  'enters-level': 'is the first on level {level}',
  'reaches-level': 'reaches level {level}',
  'stays-on-table': 'stays on the table',
  denies: 'takes level {level} from the opponent’s {tiles}',
  'denies-many': 'takes level {level} from {count} of the opponent’s tiles',
  opens: 'lets the opponent’s {tiles} enter level {level}',
  'opens-many': 'lets {count} of the opponent’s tiles enter level {level}',
  forces: 'forces the opponent’s {tiles} up to level {level}',
  'forces-many': 'forces {count} of the opponent’s tiles up to level {level}',
  prepares: 'makes room on level {level} for {tiles}',
  'prepares-many': 'makes room on level {level} for {count} own tiles',
  keeps: 'keeps {count} tiles that can climb',
  covers: 'covers {count} of the opponent’s tiles',
} satisfies Words;

/** What the board says. */
export const board = {
  ...tiles,
  board:
    'The stack of tiles. T takes a tile, the arrow keys move it, R turns it, F flips it, N goes to the next place that fits, Enter puts it down.',
  tray: '{name|you:Your tiles|other:Tiles of {name}}',
  'tile-left': '{letter}, {tile}',
  'tile-laid': '{letter}, {tile}, laid',
  'no-tile': 'Choose a tile first.',
  hand_one: '{letter} in hand, for level {level}. As it is turned it fits in one place.',
  hand_other: '{letter} in hand, for level {level}. As it is turned it fits in {count} places.',
  'hand-none': '{letter} must lie on level {level}: turn or flip it.',
  'first-in-hand': '{letter} in hand. The first tile may lie anywhere.',
  fits: '{letter} fits here, on level {level}.',
  'fits-not': '{letter} does not fit here.',
  'tap-again': 'Tap again to place',
  'first-tap': 'Anywhere will do. Tap again to place',
  'first-anywhere': 'The first tile may lie anywhere',
  turn: 'Turn right',
  'turn-back': 'Turn left',
  flip: 'Flip',
  next: 'Next place',
  put: 'Put down',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Whole stack',
  levels: 'Show up to level {level}',
  level: 'Level {level}',
  'level-short': '{level}',
  decides: 'decides',
  even: 'All even',
  standing: 'Tiles on each level',
  stack: 'Level {level}: {a} {first}, {b} {second}',
  'stack-decides': 'Level {level} decides: {a} {first}, {b} {second}',
  'goal-highest': 'The highest level decides.',
  'goal-lowest': 'The lowest level decides.',
  'keys.1': 'T takes the next tile in hand.',
  'keys.2': 'R turns it to the right, Shift and R to the left; F flips it.',
  'keys.3': 'The arrow keys move it; N goes to the next place where it fits.',
  'keys.4': 'Enter or the space bar puts it down; Escape lays it back.',
  'keys.5': 'With a mouse: the wheel zooms, and with Shift it turns the tile in hand.',
} satisfies Words;

/** What the coach sees for you. */
export const coach = {
  wins: 'You can win with this tile.',
  'enters-level': 'You can be the first on level {level}.',
  denies: 'Careful: {name} could put {tiles} on level {level}.',
  'denies-many': 'Careful: {name} could put any of {count} tiles on level {level}.',
} satisfies Words;

/** The rules as people read them: see RuleSection. */
export const rules = {
  lead: 'Tiles of six triangles are laid on the table and on top of each other. Every tile has to go as high as it can, and in the end the top of the stack decides.',
  credits:
    'Counterplays is by Néstor Romeral Andrés, published by nestorgames, and kin to his Seven and Pent-Up; the title made of all twelve tiles is owed to Nathan Morse.',
  'goal.title': 'What it is about',
  'goal.text':
    'Two players, White and Black. When all tiles are laid, whoever has more of them on the highest level wins. What lies below matters only if they are equal there.',
  'have.title': 'What you have',
  'have.text':
    'Both of you have the same twelve tiles, each a different shape of six triangles. Turn and flip them as you like. White begins, and then you lay one tile each in turn.',
  'table.title': 'On the table',
  'table.text':
    'The first tile may lie anywhere. Any other tile on the table has to touch one that lies there, along at least one side of a triangle. A corner is not enough.',
  'table.at': 'The table is empty.',
  'table.1': 'White lays the first tile.',
  'table.2': 'Black’s tile touches it along a side.',
  'up.title': 'One level up',
  'up.text':
    'A tile may lie on top of others if it lies flat: all six triangles rest on tiles of one level. And those must be at least two different tiles, of either colour.',
  'up.at': 'Two tiles side by side.',
  'up.1': 'White’s hexagon rests on both of them. It lies on level 2.',
  'must.title': 'As high as it can',
  'must.text':
    'Which tile you lay is up to you. But then it has to go to the highest level on which this tile fits anywhere, turned and flipped as you like. Only a tile that fits nowhere above may stay on the table.\nThis is the heart of the game: you take places away from the other side’s tiles, or make places that force them up.',
  'must.at': 'Six tiles lie there, and it is White’s turn.',
  'must.1': 'White chose the snake. It fits on level 2, so that is where it has to go.',
  'must.2': 'Black’s snake finds no place above any more. It stays on the table.',
  'end.title': 'The end',
  'end.text':
    'When all twenty-four tiles are laid, look at the highest level: more tiles there win. If it is equal, the next level down decides, and so on. Equal on all levels is a draw.\nWhile you play, the score tells of the level that decides at the moment. A tile on a new level can turn four to nothing into nothing to one.',
  'end.at': 'On level 2 White has four tiles and Black none. But on level 3 lies one black tile: Black leads.',
  'variants.title': 'Other ways to play',
  'variants.text':
    'The lowest wins: all is the same, but levels are compared from the table up, and more tiles on the table win. Now you want your tiles to find no place above.\nAlone you can build: fill shapes, surround tiles, reach the sixth level.',
  'advice.title': 'A first piece of advice',
  'advice.text':
    'The last tiles decide. Keep those that climb easily, and look before every tile at which places it opens for the other side.',
} satisfies Words;

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles = {
  task: 'Find the only placement that holds.',
  'task.win': 'One placement wins. Find it.',
  'task.draw': 'One placement saves a draw. Find it.',
  'theme.table': 'Staying on the table',
  'theme.enter': 'First on a level',
  'theme.deny': 'Taking a level away',
  'theme.force': 'Forcing a tile up',
  'theme.prepare': 'Making room',
  'theme.climb': 'Climbing',
  'theme.cover': 'Covering',
  'theme.win': 'Winning ending',
  'theme.draw': 'Saving a draw',
  'theme.lowest': 'The lowest variant',
  'note.lowest': 'The lowest variant: more tiles on the table win.',
} satisfies Words;

/** What can be printed. */
export const sheets = {
  grid: 'The triangular grid, for the first games',
  tiles: 'The tiles of both players, to cut out',
} satisfies Words;

/** Building with the tiles. */
export const build = {
  title: 'Build with the tiles',
  lead: 'Counterplays’ own puzzles: build high, surround a tile, fill a shape. Try by hand; the solver is there when you want it.',
  all: 'All challenges',
  white: 'White',

  black: 'Black',
  'level-six.title': 'Reach the sixth level',
  'level-six.about':
    'Both colours in turn, by the rules of the game. Eleven tiles are enough. And how high can you get with all 24?',
  'level-six.goal':
    'You play both colours, in turn and by the rules: every tile goes as high as it can. Get a tile onto level 6 with as few tiles as possible, then go higher.',

  'free.title': 'Build freely',
  'free.about': 'All 24 tiles on a flat table, and nothing that has to be reached.',
  'free.goal': 'Pick tiles, turn and flip them, and lay them side by side as you like.',
  'surround.title': 'Surround a tile',
  'surround.about':
    'Lay white tiles around a black one so that every side of it touches white: three are enough, four for the butterfly. Then surround the white ones with black.',
  'surround.done': '{done} of {count} surrounded with as few as can be',

  'surround-one.title': 'Surround {letter}, {tile}',

  'surround.goal_one': 'Every side of the black tile must touch a white one. It can be done with {count}.',
  'surround.goal_other': 'Every side of the black tile must touch a white one. It can be done with {count}.',
  'surround.then': 'Surrounded. Now lay black tiles so that every side of the white ones touches a tile.',
  'surround.over': 'Surrounded twice. Take tiles away to try another way, or choose another tile.',

  centres: 'Tiles to surround',
  'centre-best': 'surrounded',
  'centre-all': 'surrounded twice',
  rings: '{white} white and {black} black laid',

  'white-ring_one': 'Surrounded with {count} white tile. It can be done with {fewest}.',
  'white-ring_other': 'Surrounded with {count} white tiles. It can be done with {fewest}.',
  'white-ring-best_one':
    'Surrounded with {count} white tile: fewer is impossible. Now surround the white ones with black.',
  'white-ring-best_other':
    'Surrounded with {count} white tiles: fewer is impossible. Now surround the white ones with black.',

  'black-ring_one': 'The white tiles are surrounded too, with {count} black tile around. We know of {fewest}.',
  'black-ring_other': 'The white tiles are surrounded too, with {count} black tiles around. We know of {fewest}.',
  'black-ring-best_one':
    'The white tiles are surrounded too, with only {count} black tile around: we know of no fewer.',
  'black-ring-best_other':
    'The white tiles are surrounded too, with only {count} black tiles around: we know of no fewer.',

  'ring-possible_one': 'Yes: {count} more tile does it.',
  'ring-possible_other': 'Yes: {count} more tiles do it.',
  'ring-none_one': 'Not with {count} tile in all, as they lie now. Take some back.',
  'ring-none_other': 'Not with {count} tiles in all, as they lie now. Take some back.',

  shapes: 'Fill a shape',
  'shapes.about':
    'The twelve tiles, each once, turned and flipped as you like. These are all the convex shapes they can fill, and some that only look possible.',
  solutions_one: '{count} solution',
  solutions_other: '{count} solutions',

  found_one: '{found} of {count} solution found',
  found_other: '{found} of {count} solutions found',
  'impossible.short': 'cannot be',
  impossible: 'It cannot be done: the solver tries everything in a moment. How near do you get?',

  'rhombus.title': 'Rhombus 6 × 6',
  'rhombus.goal': 'Fill the rhombus with the twelve tiles.',
  'parallelogram.title': 'Parallelogram 4 × 9',
  'parallelogram.goal': 'Fill the parallelogram with the twelve tiles.',

  'trapezoid.title': 'Trapezoid',
  'trapezoid.goal': 'Bases of 7 and 11, height 4: the only trapezoid that the tiles can fill.',
  'flat-hexagon.title': 'Flat hexagon',
  'flat-hexagon.goal': 'Sides of 8, 2, 2, 8, 2 and 2.',

  'slanted-hexagon.title': 'Slanted hexagon',
  'slanted-hexagon.goal': 'Sides of 6, 2, 3, 6, 2 and 3: the shape with the most solutions.',
  'tall-hexagon.title': 'Tall hexagon',
  'tall-hexagon.goal': 'Sides of 5, 2, 6, 1, 6 and 2.',

  'strip.title': 'Parallelogram 3 × 12',
  'strip.goal': 'The area is right, and yet it cannot be filled. Ask the solver to count.',
  'ring.title': 'Hexagon with a hole',
  'ring.goal': 'A hexagon of side 4 without its middle. The area is right, and yet it cannot be filled.',

  'triangle.title': 'Triangle',
  'triangle.goal': 'Can the twelve tiles make an equilateral triangle? No, and here is why.',
  'triangle.side': 'side {side}: {area} cells',
  'triangle.proof':
    'A triangle of side n has n rows of 1, 3, 5, … cells, n × n in all. Twelve tiles of six cells have {area}. That is more than 8 × 8 and less than 9 × 9: no square number, so no triangle.',
  'triangle.hexagon.title': 'Nor a regular hexagon',
  'triangle.hexagon':
    'A hexagon with equal sides is made of six triangles. A sixth of 72 is 12, and 12 is no square number either.',
  'triangle.lean.title': 'Nor two more trapezoids',
  'triangle.lean':
    'Colour the cells that stand on their base white and those on their tip black. Ten of the tiles always cover three of each. The sphinx and the yacht cover four and two. So the twelve tiles together cover as many white cells as black ones, or four more of one colour.',
  'triangle.lean.so':
    'In a trapezoid one colour has as many more as there are rows. Of the three trapezoids with 72 cells, those of height 2 and 6 are therefore impossible. The one of height 4 is not, and it can be filled.',
  'triangle.rhombus': 'Then the rhombus',

  table:
    'The table. Arrow keys move the tile in hand, R turns it, F flips it, N goes to the next place that fits, T takes the next tile, Enter puts it down, Delete takes it away.',
  'in-hand_one': '{letter}, {tile}, in hand: {count} place fits.',
  'in-hand_other': '{letter}, {tile}, in hand: {count} places fit.',
  turned_one: '{letter} turned: {count} place fits.',

  turned_other: '{letter} turned: {count} places fit.',
  'taken-up': '{letter} is in hand again.',
  'taken-away': '{letter} is off the table.',
  'let-go': 'Nothing in hand.',

  'no-place': '{letter} fits nowhere like this: turn or flip it.',
  fits: '{letter} fits here: {at}.',
  'fits-not': '{letter} does not fit here: {at}.',
  outside: '{letter} would lie outside the shape.',

  overlap: '{letter} would lie on another tile.',
  used: '{letter} is already laid.',
  'other-colour': 'There are only white tiles here now.',
  laid_one: '{letter} laid. {count} tile left.',

  laid_other: '{letter} laid. {count} tiles left.',
  left_one: '{count} tile left',
  left_other: '{count} tiles left',
  'take-away': 'Take away',

  star: 'A star before the tile lays a black one: *N4@-2,3.',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',

  solver: 'Solver',
  'ask-possible': 'Still possible?',
  'ask-hint': 'A hint',
  'ask-solve': 'Solve',

  'ask-count': 'Count all',
  'ask-show': 'Show a solution',
  solving: 'Searching …',
  counting_one: '{count} solution so far …',

  counting_other: '{count} solutions so far …',
  stop: 'Stop',
  stopped: 'Stopped.',
  'count-stopped_one': 'Stopped after {count} solution.',

  'count-stopped_other': 'Stopped after {count} solutions.',
  possible: 'Yes: it can still be filled.',
  'none-left': 'No: with what is laid, no solution is left.',
  never: 'No: everything has been tried, there is no solution.',

  'hint-is': '{letter}, {tile}, could go where it is marked.',
  counted_one: '{count} solution in all, not counting turned and mirrored ones.',
  counted_other: '{count} solutions in all, not counting turned and mirrored ones.',
  'counted-from-here_one': '{count} solution from here.',

  'counted-from-here_other': '{count} solutions from here.',
  'filled-new_one': 'Filled! That is your first solution of this shape.',
  'filled-new_other': 'Filled! That makes {count} different solutions of this shape.',
  'filled-again': 'Filled! You have found this solution before.',

  'filled-helped': 'Filled by the solver. Clear the table to find one of your own.',
  now_one: 'Level {level} with {count} tile',
  now_other: 'Level {level} with {count} tiles',
  reached_one: 'Level {level}, with {count} tile!',

  reached_other: 'Level {level}, with {count} tiles!',
  'reached-best_one': 'Level {level} with {count} tile: fewer is impossible!',
  'reached-best_other': 'Level {level} with {count} tiles: fewer is impossible!',
  higher_one: 'Level {level} takes at least {count} tile.',

  higher_other: 'Level {level} takes at least {count} tiles.',
  highest: 'No higher level can be reached at all.',
  towers: 'Show a solution',
  'towers.note':
    'Step through it with redo. Every level but the top one needs two tiles, and two tiles can cover the same twelve cells at most eight times over: level 11 is the highest there is.',

  tower_one: 'Level {level} with {count} tile',
  tower_other: 'Level {level} with {count} tiles',
  shown: 'Step through it with redo.',

  fame: 'Hall of fame',
  'fame.six': 'Fewest tiles to level six',
  'fame.level': 'Highest level reached',
  'fame.shapes': 'Shapes filled',
  'fame.solutions': 'Different solutions found',
  'fame.rings': 'Tiles surrounded',
  'fame.both': 'Tiles surrounded twice',
  'fame.best': '(best: {count})',
  'fame.of': 'of {count}',
  'fame.reached': 'level {level} reached',
  'fame.note': 'Kept on this device. What the solver lays does not count.',
  'fame.forget': 'Forget it all',
  'fame.forget.sure': 'Yes, forget it',
} satisfies Words;
