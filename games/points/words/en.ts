import type { Words } from '@countertop/core';

export { exam, lessons } from './course/en.ts';

/** What it is called, and what it is in a few words. */
export const card = {
  name: 'Points',
  line: 'Circle the other player’s points with your own.',
  about:
    'Two players put points on squared paper. A closed chain of yours that holds points of the other player takes them; whoever takes more wins.',
  players: '2 players',
  minutes: '10–40 minutes',
} satisfies Words;

/** What can be chosen before a match. */
export const options = {
  'preset.Classic': 'Classic',
  'preset.Classic.note': 'The whole sheet, 38 by 31.',
  'preset.Sport': 'Sport',
  'preset.Sport.note': '39 by 32, beginning with a cross; “stop” counts the ground.',
  'preset.Quick': 'Quick',
  'preset.Quick.note': '20 by 20.',
  'preset.Mini': 'Mini',
  'preset.Mini.note': '12 by 12: five minutes, good on a phone.',

  'option.width': 'Width',
  'option.width.note': 'Dots in a row.',
  'option.height': 'Height',
  'option.height.note': 'Rows of dots.',
  'option.centreWidth': 'Width of the middle',
  'option.centreWidth.note': 'The first points go into the middle part; 0 for anywhere.',
  'option.centreHeight': 'Height of the middle',
  'option.centreHeight.note': 'See above.',
  'option.start': 'Beginning',
  'option.start.note': 'On an empty sheet, or with two points of each player crossed in the middle.',
  'option.start.empty': 'Empty',
  'option.start.cross': 'Cross',
  'option.stop': 'After “stop”',
  'option.stop.note':
    'The other player goes on alone, for three minutes (days, where a turn has days) or without a limit; or points without ground are counted at once.',
  'option.stop.play-out': 'Three minutes',
  'option.stop.ground': 'Count',
  'option.stop.unhurried': 'No limit',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name|you:Your turn|other:{name}}: put a point, or say “stop”.',
  'todo.first': '{name|you:Your turn|other:{name}}: put the first point in the middle part.',
  'todo.done': '{name|you:You|other:{name}, you} play on alone: put points while your time runs, or say “done”.',
  'todo.done.unhurried':
    '{name|you:You|other:{name}, you} play on alone: put as many points as you like, then say “done”.',
} satisfies Words;

/** What a move did, told after the name of whoever made it. */
export const deeds = {
  point: '{cell}',
  circles_one: '{count} point circled',
  circles_other: '{count} points circled',
  frees_one: '{count} circled point free again',
  frees_other: '{count} circled points free again',
  loses_one: '{count} point lost that nothing joins to the edge',
  loses_other: '{count} points lost that nothing joins to the edge',
  stop: '“stop”',
  done: '“done”',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'stop-too-early': 'You may say "stop" from your second turn on.',
  'already-stopped': 'The other player has stopped already: put points, or end with "done".',
  'nobody-stopped': '"Done" is said after the other player’s "stop", and nobody has stopped.',
  'not-in-middle': '{cell} is not in the middle: a first point goes into {from} to {to}.',
  circled: '{cell} lies in a circled area.',
  'centre-too-wide': '"centreWidth" is {given}, but the field is only {width} wide.',
  'sgf-no-game': 'There is no game in this file: an SGF game begins with "(;".',
  'sgf-unexpected': 'The SGF breaks off at character {at}: "{sign}" cannot stand there.',
  'sgf-unclosed': 'The SGF ends too early: a bracket opened at or before character {at} is not closed.',
  'sgf-no-value': 'The SGF property {name} at character {at} has no value.',
  'sgf-other-game': 'This is a file of another game ({given}); Points is GM[40].',
  'sgf-size': 'The SGF needs the size of the field, such as SZ[39:32], not "{given}".',
  'sgf-too-large': 'SGF has letters for {most} columns and rows; this field is {width} by {height}.',
  'sgf-point': '{name}[{given}] is no point of the field.',
  'sgf-variation-setup': 'A variation sets points up, which can only happen before the first move.',
  'sgf-turn': 'It is not the turn of {name} there.',
  'sgf-polish':
    'The file is of a game by Polish rules, where nobody must close a ring and empty ground counts. Its points are read and played by the rules here: who is caught and who has won may differ.',
  'sgf-polish-cut':
    'By the rules here the next point cannot be put: the first {after} of {moves} moves have been read. What follows is left out.',
  'sgf-clearing': 'This SGF takes points off the field (AE), which cannot happen in Points.',
  'centre-too-high': '"centreHeight" is {given}, but the field is only {height} high.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'already-stopped': 'The other player has stopped already: put points, or press “Done”.',
  'nobody-stopped': '“Done” comes after a “Stop”, and nobody has stopped.',
  'not-in-middle': 'The first point goes into the middle part of the sheet, which is marked.',
  circled: 'This dot lies in a circled area: nobody puts points there any more.',
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  points: 'points ahead',
  circles_one: 'circles {count} point',
  circles_other: 'circles {count} points',
  frees_one: 'frees {count} circled point',
  frees_other: 'frees {count} circled points',
  saves_one: 'saves {count} point',
  saves_other: 'saves {count} points',
  ladder_one: 'starts a ladder that wins {count} point',
  ladder_other: 'starts a ladder that wins {count} points',
  prevents_one: 'keeps {count} point from being circled by force',
  prevents_other: 'keeps {count} points from being circled by force',
  allows_one: 'lets {count} point be circled by force',
  allows_other: 'lets {count} points be circled by force',
  double_one: 'threatens in two places, {count} point at least in one',
  double_other: 'threatens in two places, {count} points at least in one',
  threatens_one: 'threatens to circle {count} point',
  threatens_other: 'threatens to circle {count} points',
  grounds_one: 'joins {count} point to the rim',
  grounds_other: 'joins {count} points to the rim',
  encloses_one: 'walls off {count} dot',
  encloses_other: 'walls off {count} dots',
  cuts: 'cuts',
  connects: 'connects',
  extends: 'extends a chain',
  enters_one: 'enters a free area and loses {count} point',
  enters_other: 'enters a free area and loses {count} points',
  fills: 'fills a free area of its own for nothing',
  'stop-wins_one': 'stops and wins by {count} point',
  'stop-wins_other': 'stops and wins by {count} points',
  'stop-keeps': 'stops and loses nothing',
  'stop-gives_one': 'stops and gives {count} point away',
  'stop-gives_other': 'stops and gives {count} points away',
  'done-all': 'nothing is left to take',
  'done-leaves_one': 'leaves {count} point that can be taken',
  'done-leaves_other': 'leaves {count} points that can be taken',
} satisfies Words;

/** What the board says. */
export const board = {
  board: 'Field of {width} by {height} dots',
  empty: '{cell}, empty',
  'empty-free': '{cell}, empty, in {name|you:your free area|other:a free area of {name}}',
  'empty-circled': '{cell}, empty, circled by {name|you:you|other:{name}}',
  point: '{cell}, {name|you:your point|other:point of {name}}',
  'point-last': '{cell}, {name|you:your point|other:point of {name}}, the last one put',
  'point-circled': '{cell}, {name|you:your point|other:point of {name}}, circled by {by|you:you|other:{by}}',
  confirm: '{cell}: tap again to put the point.',
  again: 'Tap again',
  planned: 'Planned',
  'planned-at': '{cell} is planned as your next point. Choose it again to clear it.',
  'planned-no-more': '{cell} is no longer planned.',
  put: 'Put the point at {cell}',
  cancel: 'Not there',
  'cancel-word': 'Not there',
  bar: 'View and moves',
  larger: 'Larger',
  'larger-word': 'Larger',
  smaller: 'Smaller',
  'smaller-word': 'Smaller',
  whole: 'Whole sheet',
  'whole-word': 'Whole',
  free: 'Mark free areas',
  'free-word': 'Free areas',
  stop: 'Stop',
  done: 'Done',
  ask: 'Stop here?',
  'ask-play-out':
    'You put no more points; {other} {other|one:goes|other:go} on alone and {other|one:ends|other:end} with “Done”.',
  'ask-ground': 'The game is over at once. Points of yours that no chain joins to the edge of the sheet are lost.',
  'ask-safe': 'All of yours are joined to the edge of the sheet and safe: the score stays {mine} : {theirs}.',
  'ask-cost':
    'Some of yours are not joined to the edge and could still be circled. At worst {mine} : {theirs} becomes {left} : {given}.',
  'ask-cost-ground': 'The score {mine} : {theirs} becomes {left} : {given}.',
  'play-on': 'Play on',
  stopped: '{stopper} {stopper|one:has|other:have} stopped. {name} {name|one:plays|other:play} on alone, until “Done”.',
  'keys.1': 'Arrow keys move from dot to dot; with Shift, five dots at a time.',
  'keys.2': 'Home, End, Page Up and Page Down go to the edges of the sheet.',
  'keys.3': 'Enter or Space puts a point. While the other side thinks, it plans your next one.',
  'keys.4': 'Plus and minus make the sheet larger and smaller, 0 shows all of it.',
  'keys.5': 'Escape takes back what is only chosen.',
} satisfies Words;

/** What the coach sees for you. */
export const coach = {
  circles: 'There is something to circle: {count}.',
  frees: 'You can free what was circled: {count}.',
  saves: 'Careful: {name} {name|one:is|other:are} about to circle {count} of yours.',
  prevents: 'Careful: {name} can circle {count} of yours by force.',
  double: 'Look for a point that threatens in two places.',
  ladder: 'I see a ladder that works.',
} satisfies Words;

/** The rules as people read them: see RuleSection. */
export const rules = {
  lead: 'On a sheet of squared paper you put points in turn and build walls around the points of the other player. Whoever has circled more of them wins.',
  credits: 'Points is a game of pencil and squared paper; the source, an interactive course in it, names no author.',
  'goal.title': 'What it is about',
  'goal.text':
    'Two players put points where the lines of the sheet cross, one each in turn. Every point of the other player that you have circled counts one for you.\nThe first point of each goes into the middle part of the sheet. After that you may put points wherever you like.',
  'circle.title': 'Circling',
  'circle.text':
    'Points of yours that are neighbours, in a row, in a column or diagonally, make a wall. When a wall closes around points of the other player, they are circled: they count for you and are out of the game. Nobody puts points into a circled area any more.',
  'circle.at': 'The point in the middle has one way out left.',
  'circle.1': 'The wall is closed: one for you.',
  'wall.title': 'Walls and ways out',
  'wall.text':
    'Walls hold along diagonals, but the way out goes only along rows and columns. So your wall may pass between two points of the other player that meet at a corner.\nA wall need not be straight, and can hold many points. Only what stands on the edge of the sheet is never circled: no wall goes round it.',
  'wall.at': 'Three points of the other player, and a wall with one hole.',
  'wall.1': 'Closed: three at a stroke.',
  'free.title': 'Free areas',
  'free.text':
    'A closed wall with nobody inside counts nothing yet: the area is free. But whoever steps in is circled at once, and it costs you no turn. The only way to survive there is to close a wall of one’s own around a piece of yours.',
  'free.at': 'One point is missing in your wall.',
  'free.1': 'Closed, but nobody is inside: no point yet.',
  'free.2': 'The other player steps in, and is circled in the same moment.',
  'back.title': 'Circled in turn',
  'back.text':
    'What has been circled can be circled again, wall and all. Then everything inside belongs to the new owner, and what the first one had taken there counts no more.',
  'back.at': 'You have circled a point. But a larger wall has grown around yours.',
  'back.1': 'It is closed: your four points are lost, and the one that you had taken no longer counts.',
  'stop.title': 'Saying “stop”',
  'stop.text':
    'From your second turn on you may say “stop” instead of putting a point. Then the other player alone goes on for three minutes, even where nobody else is timed, or until they say “done”; where a turn has days, so has this. (The set-up can take the limit away.) You circle nothing any more.\nSo stop when you are ahead and your points hold on to the rim of the sheet, where no wall can close around them.',
  'end.title': 'The end',
  'end.text':
    'The match is over after “done”, or when there is no place left for a point. Whoever has circled more has won; equally many are a draw.',
  'variants.title': 'Sheets and variants',
  'variants.text':
    'The whole sheet has thirty-eight columns and thirty-one rows. For shorter matches there is one of twenty by twenty, and one of twelve by twelve that suits a phone.\nIn the sport variant four points stand crossed in the middle from the beginning, and “stop” ends the match at once: whoever says it loses the points that do not hold on to the rim.',
  'advice.title': 'A first piece of advice',
  'advice.text':
    'Do not run after single points. Put yours a step apart, so that they can always be joined, and keep them linked to the rim. Long walls win areas, and areas win points.',
} satisfies Words;

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles = {
  task: 'Find the best point.',
  'task.ladder': 'A long chase decides. Find the point that wins the most by force.',
  'task.force': 'Find the point that wins the most by force.',
  'task.defend': 'Something is about to be circled by force. Find the point with which you lose the least.',
  'task.recapture': 'Points of yours are circled. Find the point that wins the most by force and frees them.',
  'task.stop':
    'You are ahead, but not home. Find the point after which you can stop and win, whatever the other answers; then stop.',
  'task.enclose': 'Find the point that walls off the largest empty area: whatever enters it is circled at once.',
  'theme.stop': 'Stop',
  'theme.recapture': 'Circling back',
  'theme.ladder': 'Ladder',
  'theme.force': 'Forced circle',
  'theme.double': 'Two threats at once',
  'theme.defend': 'Defence',
  'theme.save': 'Saving points',
  'theme.threat': 'Threat',
  'theme.cut': 'Cutting',
  'theme.connect': 'Connecting',
  'theme.ground': 'Joining the rim',
  'theme.enclose': 'Walling off',
} satisfies Words;

/** What can be printed. */
export const sheets = {
  classic: 'Classic: a field of 38x31',
  sport: 'Sport: a field of 39x32',
  quick: 'Quick: a field of 20x20',
  mini: 'Mini: a field of 12x12',
} satisfies Words;
