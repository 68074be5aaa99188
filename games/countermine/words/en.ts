import type { Words } from '@countertop/core';

export { exam, lessons } from './course/en.ts';

/** What it is called, and what it is in a few words. */
export const card = {
  name: 'Countermine',
  line: 'Five in a row scores, and arms the other side.',
  about:
    'Make rows of five cubes; three points win. But every row of exactly five gives the other player a bonus action: strike the row off the board and put a cube in its place.',
  players: '2 players',
  minutes: '15 minutes',
} satisfies Words;

/** What can be chosen before a match. */
export const options = {
  'preset.standard': 'Standard',
  'preset.standard.note': 'As the rules have it.',
  'preset.swap': 'Swap',
  'preset.swap.note': 'The second player may take over the first cube.',

  'option.swap': 'Swap',
  'option.swap.note': 'The second player may answer the first cube by taking it over.',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name|you:Your turn|other:{name}}: put a cube on an empty cell.',
  'todo.bonus': '{name|you:Strike back|other:{name}, strike back}: choose a row, then the cube to replace.',
  'todo.swap': '{name|you:Your turn|other:{name}}: put a cube, or take over the first one.',
} satisfies Words;

/** What a move did, told after the name of whoever made it. */
export const deeds = {
  cube: '{cell}',
  row: 'row of {length}, {from} to {to}: +1',
  strike_one: 'strike on {from} to {to}, {count} cube goes home',
  strike_other: 'strike on {from} to {to}, {count} cubes go home',
  planted: '{cell} in their place',
  swap: 'sides swapped',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'cell-unreadable': '"{given}" is not a cell; cells are written a1 to l12.',
  'move-unreadable':
    '"{given}" is not a move. Write a cell such as f6, a strike such as xf6-, xf6|, xf6/ or xf6\\, or swap.',
  'off-board': '{cell} is not on the board, which goes from a1 to l12.',
  'bonus-first': 'Strike first: choose a cube of the row that was just completed. {given} comes after that.',
  'no-bonus': 'There is nothing to strike now, so {given} is not possible. Put a cube on an empty cell.',
  'strike-direction': '{given} does not say which run it strikes: -, |, / or \\ is missing. You can strike: {legal}.',
  'strike-not-in-run': 'That cube is in no row that you may strike. Choose one of the row that was just completed.',
  'strike-fallen': 'The cube on {cell} no longer stands. Choose another one of that row.',
  'swap-not-played': 'This match is played without the swap rule.',
  'swap-early': 'There is no cube to take over yet.',
  'swap-late': 'Only the very first cube can be taken over, in answer to it.',
  'supply-empty': 'No cube is left for this placement.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'bonus-first':
    'The strike comes first: choose one of the five cubes of the marked row. Your own cube comes after that.',
  'no-bonus': 'There is nothing to strike now. Put a cube on an empty cell.',
  'strike-direction': 'Choose the row first, then the cube in it.',
  'strike-not-in-run': 'That cube is in no row that you may strike. Choose one of the marked cubes.',
  'strike-fallen': 'That cube is gone already. Choose one of the row that still stands.',
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  'centi-points': 'hundredths of a point',
  wins: 'wins the game',
  'forces-win': 'wins by force within {plies} moves',
  loses: 'lets the opponent win at {cell}',
  'stops-win': 'stops the opponent from winning at {cell}',
  'double-row': 'completes {rows} rows at once, for one strike',
  'row-of-five': 'completes a row of five, and hands the opponent a strike',
  'safe-row': 'completes a row of {length}, which cannot be struck',
  'strikes-back': 'scores with the strike',
  strikes_one: 'sends {count} cube home',
  strikes_other: 'sends {count} cubes home',
  'strike-makes-four': 'plants a cube that makes four',
  'strike-makes-three': 'plants a cube that makes an open three',
  'stops-rows': 'stops {rows} rows',
  'stops-row': 'takes the cell that would complete a row',
  'open-four': 'makes a four that two cells complete',
  'double-four': 'makes {count} fours at once',
  'safe-four': 'makes a four that will be a row of six or more',
  four: 'makes a four',
  'double-three': 'makes {count} open threes at once',
  'open-three': 'makes an open three',
  'breaks-three': 'breaks an open three',
  'breaks-four': 'keeps the opponent from a four',
  'keeps-lead': 'keeps the lead while the cubes run out: {cubes} left',
  'takes-over': 'takes over the first cube',
  builds_one: 'builds up {count} possible row',
  builds_other: 'builds up {count} possible rows',
} satisfies Words;

/** What the board says. */
export const board = {
  board: 'Countermine mat, 12 by 12',
  empty: '{cell}, empty',
  cube: '{cell}, {name|you:your cube|other:cube of {name}}',
  'cube-last': '{cell}, {name|you:your cube|other:cube of {name}}, the last one placed',
  strikable: '{cell}, {name|you:your cube|other:cube of {name}}, can be struck',
  'empty-planned': '{cell}, empty, planned as your next cube',
  won: '{won} of {goal} points',
  left: '{count} left',
  'lead-row': 'Choose the row to strike. This cube waits till then.',
  'lead-cube': 'Choose the cube to replace. This one waits till then.',
  waiting: 'Strikes first. This cube waits till then.',
  'choose-cube': 'Row chosen. Now choose the cube to replace.',
  confirm: '{cell}: tap again to put the cube.',
  again: 'Tap again',
  planned: 'Planned',
  'planned-at': '{cell} is planned as your next cube. Choose it again to clear it.',
  'planned-no-more': '{cell} is no longer planned.',
  swap: 'Swap sides',
  'keys.1': 'Arrow keys move from cell to cell; Home, End, Page Up and Page Down go to the edges.',
  'keys.2': 'Enter or Space puts a cube. While the other side thinks, it plans your next one.',
  'keys.3': 'To strike, choose the row by one of its cubes, then the cube to replace.',
  'keys.4': 'Escape takes back what is only chosen.',
} satisfies Words;

/** What the coach sees for you. */
export const coach = {
  wins: 'You can win with one cube.',
  'forces-win': 'There is a win by force here.',
  'double-row': 'One cube completes {rows} rows at once.',
  'safe-row': 'You can complete a row that cannot be struck.',
  'stops-win': 'Careful: {name} {name|one:wins|other:win} with one more cube.',
  'stops-rows': 'Careful: {name} can complete {rows} rows.',
  'stops-row': 'Careful: {name} can complete a row.',
  'breaks-three': 'Careful: {name} {name|one:has|other:have} three in a row, open at both ends.',
  'breaks-four': 'Careful: {name} {name|one:is|other:are} close to four in a row.',
} satisfies Words;

/** The rules as people read them: see RuleSection. */
export const rules = {
  lead: 'Put cubes on the mat, one at a time, and make rows of five. Three points win. But a row of exactly five has its price: the other player strikes it off the mat.',
  credits: 'Countermine is by Alan Dyck, and is to be had from The Game Crafter.',
  'goal.title': 'What it is about',
  'goal.text':
    'Two players. Five or more of your own cubes in an unbroken row are a point. Whoever has three points first has won.',
  'turn.title': 'Your turn',
  'turn.text':
    'Each of you has forty cubes. On your turn you put one of them on any empty cell of the mat, which has twelve cells each way. Then it is the other player’s turn.\nCubes never move. They leave the mat only by a strike.',
  'turn.at': 'The mat is empty.',
  'turn.1': 'The first player puts a cube, wherever they like.',
  'turn.2': 'The second player answers.',
  'turn.3': 'And so on, one cube each.',
  'row.title': 'A point',
  'row.text':
    'A row may run across, up and down, or slanting. The cube that completes it brings the point. Complete two rows with one cube, and you have two points.\nA row scores once, when it comes into being. Making it longer later brings nothing.',
  'row.at': 'You have four in a row, and the place beside them is free.',
  'row.1': 'The fifth cube: a point for you.',
  'strike.title': 'The strike',
  'strike.text':
    'A row of exactly five is struck. Before anything else the other player chooses one of its cubes: a cube of theirs takes its place, and the five go back to their owner. After that they put their normal cube as well. Where one cube has made two such rows, only one of them is struck.\nThe point stays yours. The row does not.',
  'strike.at': 'You have just made five in a row. Now the other player must strike.',
  'strike.1': 'They chose the middle. Their cube stands there now, and your five are with you again.',
  'strike.2': 'Then comes their normal cube. It is your turn again, and you are a point ahead.',
  'long.title': 'Six are safe',
  'long.text':
    'A row of six or more is worth a point like any other, but nobody may strike it. The way to get there is a gap: fill it, and two pieces become one long row.',
  'long.at': 'Three cubes, a gap, two cubes.',
  'long.1': 'The gap is filled: six in a row, a point, and nothing to strike.',
  'long.2': 'The other player has only the normal cube.',
  'back.title': 'Strike and counterstrike',
  'back.text':
    'A cube that lands by a strike counts like any other. If it completes a row, it scores; and if that row is exactly five, it is struck in turn.\nThis is the mine that gave the game its name: before you complete five, look at what crosses your row.',
  'back.at': 'You are about to make five. But mind the cubes above and below your row.',
  'back.1': 'Five in a row: a point for you.',
  'back.2': 'The strike lands between the other player’s cubes and makes five of them: a point for them as well.',
  'back.3': 'Then their normal cube.',
  'back.4': 'Now you strike: their row goes home, and your cube stands in it.',
  'end.title': 'The end',
  'end.text':
    'Three points win at once, even in the middle of a turn. If somebody has no cube left when it is their turn, the match is over: more points win, and equal points are a draw.',
  'variants.title': 'Another way to play',
  'variants.text':
    'With the swap rule the second player may answer the very first cube by taking it over: it changes its colour, and the first player goes on. So nobody opens with a cube that is too good. You choose this when you set up a match.',
  'advice.title': 'A first piece of advice',
  'advice.text':
    'Aim for six rather than for five: leave a gap in your rows and fill it last. And before you complete five, ask what the strike would do.',
} satisfies Words;

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles = {
  task: 'Find the best move.',
  'task.win': 'Find the forced win.',
  'task.strike': 'Find the best strike.',
  'theme.win': 'Forced win',
  'theme.six': 'Six and more',
  'theme.strike': 'The strike',
  'theme.open-four': 'The open four',
  'theme.double-four': 'Two fours at once',
  'theme.block': 'Blocking',
  'theme.row': 'Completing a row',
} satisfies Words;

/** What can be printed. */
export const sheets = {
  mat: 'The mat with its dots and arrow',
  cubes: 'Cubes and rings, to cut out',
} satisfies Words;
