import type { Words } from '@countertop/core';

export { exam, lessons } from './course/en.ts';

/** What it is called, and what it is in a few words. */
export const card = {
  name: 'Counterpoint',
  line: 'Make rows of four colours, and play again.',
  about:
    'Everybody has four counters in the open. Put one on the board: each line of four neighbours that shows all four colours is a point, and whoever scores plays again.',
  players: '2–4 players, or two teams',
  minutes: '20 minutes',
} satisfies Words;

/** What can be chosen before a match. */
export const options = {
  begins: 'Lots are drawn for who begins: the first yellow counter.',

  'preset.standard': 'Standard',
  'preset.standard.note': 'Six by six, everybody for themselves.',
  'preset.partners': 'Partners',
  'preset.partners.note': 'Four players in two teams; partners sit across from each other.',
  'preset.rounded': 'Rounded',
  'preset.rounded.note': 'Six by six without the four corners.',
  'preset.wide': 'Wide',
  'preset.wide.note': 'Eight by six: every counter finds a space.',
  'preset.quick': 'Quick',
  'preset.quick.note': 'Five by five, over in ten minutes.',

  'option.width': 'Width',
  'option.width.note': 'Columns of the board.',
  'option.height': 'Height',
  'option.height.note': 'Rows of the board.',
  'option.corners': 'Corners',
  'option.corners.note': 'Off: the four corner spaces are left out.',
  'option.partners': 'Partners',
  'option.partners.note': 'Four players in two teams whose points are added.',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name|you:Your turn|other:{name}}: place a counter from your reserve.',
  'todo.again': '{name|you:A point for you|other:A point for {name}}: play again.',
  drawing: 'Drawing from the bag …',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'counterpoint-unreadable':
    '"{given}" is not a move of Counterpoint: a lot is written ?y, a draw +y, a placing y:c4, in lower case.',
  'counterpoint-no-colour': '"{given}": {letter} is no colour; the colours are y, b, g and r.',
  'counterpoint-lots-due': '"{given}" is too early: lots are drawn now, ?y, ?b, ?g or ?r.',
  'counterpoint-draw-due': '"{given}" must wait: a counter is drawn from the bag now, +y, +b, +g or +r.',
  'counterpoint-placing-due': '"{given}" is not possible: a counter is placed now, such as y:c4.',
  'counterpoint-bag-lacks': 'No {colour} counter is left in the bag, only {bag}.',
  'counterpoint-reserve-lacks': 'There is no {colour} counter in the reserve, which is {reserve}.',
  'counterpoint-no-cell': '"{given}" is not a space; spaces are written like c4, a column letter and a row number.',
  'counterpoint-corner': '{cell} is a corner, and this board has no corners.',
  'counterpoint-taken': 'A {colour} counter is on {cell} already; choose a vacant space.',
  'counterpoint-spaces':
    'A board of {width} x {height} has {spaces} spaces; there are {most} counters, so at most {most} spaces.',
  'counterpoint-partners': 'Partners need 4 players, not {seats}.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'counterpoint-lots-due': 'One moment: lots are being drawn for who begins.',
  'counterpoint-draw-due': 'One moment: counters are being drawn from the bag.',
  'counterpoint-placing-due': 'Place a counter from the reserve first.',
  'counterpoint-bag-lacks': 'No counter of this colour is left in the bag.',
  'counterpoint-reserve-lacks': 'There is no counter of this colour in the reserve.',
  'counterpoint-corner': 'This board has no corners.',
  'counterpoint-taken': 'A counter is there already. Choose a free space.',
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  points: 'points',
  'completes-row': 'completes a row',
  'completes-rows': 'completes {rows} rows at once',
  'plays-on': 'plays on',
  'turn-worth': 'begins a turn worth {points} points',
  'best-turn-elsewhere': 'another turn would make {points} points',
  'misses-row': 'leaves a row that could be completed',
  'ends-game': 'ends the game',
  opens: 'opens a row for {seat|you:you|other:{seat}}, who {seat|one:holds|other:hold} the missing {colour}',
  'opens-rows': 'opens {rows} rows for {seat|you:you|other:{seat}}, who {seat|one:holds|other:hold} {colour}',
  leaves: 'leaves {seat|you:you|other:{seat}} a row that lacks {colour}',
  'leaves-rows': 'leaves {seat|you:you|other:{seat}} {rows} rows that lack {colour}',
  denies: 'denies {seat|you:you|other:{seat}} a row with {colour}',
  'kills-line': 'kills a line',
  'kills-lines': 'kills {lines} lines',
  'sets-up': 'sets up a row that waits for your {colour}',
  'sets-up-partner': 'sets up a row for your partner’s {colour}',
  safe: 'leaves the next rival nothing',
  'last-of-colour': 'spends the last {colour} of the reserve',
} satisfies Words;

/** What the board says. */
export const board = {
  board: 'Counterpoint board, {width} by {height}',
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  vacant: '{cell}, vacant',
  gain_one: 'completes {count} row',
  gain_other: 'completes {count} rows',
  counter: '{cell}, {colour}',
  'counter-new': '{cell}, {colour}, new ({name})',
  reserve: '{name|you:Your reserve|other:Reserve of {name}}: {counters}',
  'reserve-empty': '{name|you:Your reserve|other:Reserve of {name}}: empty',
  with: '{name} with {partner|you:you|other:{partner}}',
  fresh: '{colour}, just drawn',
  chosen: '{colour}, chosen',
  bag: 'Bag: {counters}',
  lots: 'Drawing lots: yellow begins',
  again: 'Play again!',
  confirm: 'Tap again to place',
  'keys.1': 'The arrow keys go from space to space.',
  'keys.2': 'Enter or the space bar places the chosen counter there.',
  'keys.3': 'Y, B, G and R choose a yellow, blue, green or red counter of your reserve.',
  'keys.4': 'Tab goes to your reserve; there the arrow keys choose.',
} satisfies Words;

/** What moves did, told without who did it. */
export const deeds = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  places: '{colour} {cell}',
  scores: '{colour} {cell} +{points}',
  drawn: '{colour} drawn',
  dealt: '{colour}',
  lot: 'lot {colour}',
  begins: 'lot {colour}, the first turn',
  hopeless: 'no row is possible any more',
} satisfies Words;

/** What the coach sees for you. */
export const coach = {
  'completes-row': 'I see a row that you can complete.',
  'completes-rows': 'I see {rows} rows that one counter of yours completes.',
  denies: 'Careful: {name} could complete a row with {colour}.',
} satisfies Words;

/** The rules as people read them: see RuleSection. */
export const rules = {
  lead: 'Put coloured counters on the board. Four neighbours in a line that show all four colours are a point, and whoever scores plays again.',
  credits: 'Counterpoint was published by Hallmark Games.',
  'goal.title': 'What it is about',
  'goal.text':
    'Two to four players, each for themselves or in two teams. Complete lines of four different colours. Most points win.',
  'have.title': 'What you have',
  'have.text':
    'There are forty-eight counters in a bag, twelve each of yellow, blue, green and red. Lots are drawn for who begins: one counter each in turn, until a yellow one comes.\nThe lots go back into the bag, and everybody draws four counters. They lie before you, open to all: that is your reserve.',
  'have.at': 'The board is empty, and all counters are in the bag.',
  'have.1': 'The first player draws a lot: green.',
  'have.2': 'The second player draws yellow, and will begin. The lots go back into the bag.',
  'have.3': 'Whoever begins draws four counters first.',
  'have.4': 'Then the other player. Now the match can begin.',
  'row.title': 'Your turn, and a point',
  'row.text':
    'On your turn you put one counter from your reserve on any free space. If four neighbours in a line, across, up and down or slanting, now show all four colours, you have a point. It does not matter who put the others there.',
  'row.at': 'Yellow, blue and green stand side by side. Red is missing.',
  'row.1': 'Red completes the line: a point.',
  'longer.title': 'A line goes on',
  'longer.text':
    'Lines may overlap. A counter at the end of a finished line makes a new one with its last three, if it has the colour that they lack.',
  'longer.at': 'Blue, green, red and yellow: this line has brought its point already.',
  'longer.1': 'One more blue: green, red, yellow and blue are a line as well, and another point.',
  'two.title': 'Two at once',
  'two.text': 'Lines may cross. Every line that your counter completes is a point.',
  'two.at': 'A row and a column cross at a free space, and both lack green.',
  'two.1': 'Green completes both: two points.',
  'many.title': 'Three, four and more',
  'many.text': 'Row, column and diagonal can meet in one space, and in a long row lines overlap. All of them count.',
  'many.at': 'In the lower corner three lines wait for blue. The top row has one gap.',
  'many.1': 'Blue in the corner: a row, a column and a diagonal, three points.',
  'many.2': 'Red fills the gap. Four lines of the top row run through it, and each has all colours: four points.',
  'again.title': 'Scored? Play again',
  'again.text':
    'Whoever scores puts another counter, and another after every point, as long as there are counters in the reserve. Only then do you draw from the bag, until you have four again.',
  'again.at': 'Two lines wait for their last colour: the row for red, the column for blue.',
  'again.1': 'Red completes the row: a point, and you play again.',
  'again.2': 'Blue completes the column: another point, and again.',
  'again.3': 'This counter scores nothing, so your turn is over.',
  'again.4': 'Three counters from the bag make four again.',
  'end.title': 'The end',
  'end.text':
    'The match ends when the board is full, or when nobody can score any more with the counters that are left. Most points win. Those who have equally many share the win.',
  'variants.title': 'Teams and boards',
  'variants.text':
    'Four players may play in pairs: partners sit across from each other and add up their points. They help each other by what they place, and do not talk it over while the match lasts.\nThe usual board has six spaces each way; how many the original had we do not know. There is a small one for a quick match, a wide one, and one without corners.',
  'advice.title': 'A first piece of advice',
  'advice.text':
    'Look at the reserves of the others before you place a counter. A line that lacks one colour is a gift to whoever holds that colour. Leave such a line only where nobody does.',
} satisfies Words;

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles = {
  task: 'Find the placing that gives the best chance to win.',
  'task.chain': 'Find the turn that makes the most of your reserve.',
  'task.partners': 'You play with the seat opposite. Find the best placing for your team.',
  'theme.decline': 'Leaving a row alone',
  'theme.chain': 'Playing on',
  'theme.triple': 'Three rows at once',
  'theme.double': 'Two rows at once',
  'theme.row': 'The right row',
  'theme.deny': 'Denying',
  'theme.set-up': 'Setting up a row',
  'theme.safe': 'Leaving nothing',
  'theme.kill': 'Killing lines',
  'theme.partners': 'Partners',
  'theme.ending': 'The ending',
} satisfies Words;

/** What can be printed. */
export const sheets = {
  'board-standard': 'Board with reserves, 6x6 (standard)',
  'board-rounded': 'Board with reserves, 6x6 (rounded)',
  'board-wide': 'Board with reserves, 8x6 (wide)',
  'board-quick': 'Board with reserves, 5x5 (quick)',
  counters: 'The 48 counters, to cut out',
} satisfies Words;
