import type { Words } from '@countertop/core';

export { exam, lessons } from './course/en.ts';

/** What it is called, and what it is in a few words. */
export const card = {
  name: '100 Points Four Square',
  line: 'Four stacks: make their tops total 100.',
  about:
    'Draw a card, put it on one of four stacks. If the four top cards now total exactly 100, the whole stack is yours. Alone against the discard pile, or with up to six.',
  players: '1–6 players',
  minutes: '10–30 minutes',
  'alone.score': 'Discard pile: {count}',
} satisfies Words;

/** What is to be done now. */
export const play = {
  todo: '{name|you:Your turn|other:{name}}: put the card on one of the four stacks.',
  'decided.alone': '{own} points for you, {pile} for the discard pile.',
  decided: 'Points are equal, and fewer cards win: {fewer} against {more}.',
  drawing: 'Drawing a card …',
} satisfies Words;

/** What its bots see, level by level. */
export const levels = {
  1: 'sees half of what it could take',
  2: 'sees two thirds of what it could take',
  3: 'takes what it can, looks no further',
  4: 'has an eye on your next card',
  5: 'counts the cards, turns ahead',
} satisfies Words;

/** Why something cannot be. */
export const problems = {
  'draw-first': 'A card has to be drawn before one goes on stack {given}. Possible draws: {legal}.',
  'place-first': 'The {held} that was drawn has to be placed first, on A, B, C or D; "{given}" is a draw.',
  'card-unknown': '"{given}" is no card. Draws are written +10, +20, +30, +40 or +50.',
  'card-gone': 'No {card} is left in the pile. Possible draws: {legal}.',
  'stack-capital': 'Stacks are written with capital letters: {legal}, not {given}.',
  'stack-unknown': 'There is no stack {given}. The stacks are A, B, C and D.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'draw-first': 'One moment: the card is still being drawn.',
  'place-first': 'Put the card on one of the four stacks first.',
  'card-gone': 'No such card is left in the pile.',
} satisfies Words;

/** What speaks for and against a move, and what values are counted in. */
export const reasons = {
  points: 'points',
  takes: 'makes 100 and takes {points} points',
  'takes-less': 'another stack would give {points}',
  misses: 'leaves {points} points that could be taken',
  'last-card': 'is the last card',
  safe: 'makes {total}: no card left makes 100 next',
  leaves: 'lets the next player make 100 with {percent} % of the cards, for up to {points} on {stack}',
  hopes: 'makes 100 with {percent} % of the cards next, for up to {points} on {stack}',
  builds: 'makes {stack} worth {points}',
} satisfies Words;

/** What the board says. */
export const board = {
  board: 'Four stacks of cards',
  stack_one: 'Stack {stack}: {top} on top, {count} card worth {total}',
  stack_other: 'Stack {stack}: {top} on top, {count} cards worth {total}',
  'stack-empty': 'Stack {stack}: empty',
  'would-make': 'puts the tops at {total}',
  'would-take': 'makes 100 and takes {points} points',
  pile_one: '{count} card left',
  pile_other: '{count} cards left',
  'pile-values': 'Left in the pile: {values}',
  held: '{name} {name|one:holds|other:hold} a {value}',
  tops: 'The tops total {total}',
  won_one: '{name}: {points} points, {count} card',
  won_other: '{name}: {points} points, {count} cards',
  discard_one: 'Discard pile: {points} points, {count} card',
  discard_other: 'Discard pile: {points} points, {count} cards',
  'pile-name': 'Pile: {count}',
  'drawn-card': 'Drawn card',
  'discard-name': 'Discard pile',
  cards_one: '{count} card',
  cards_other: '{count} cards',
  goal: 'To win: more points than the discard pile.',
  confirm: 'Tap again',
  'keys.1': 'The arrow keys go from stack to stack.',
  'keys.2': 'Enter or the space bar puts the card there.',
  'keys.3': 'A, B, C and D, or 1 to 4, put the card on that stack at once.',
} satisfies Words;

/** What moves did, told without who did it. */
export const deeds = {
  dealt: '{value} on {stack}',
  drawn: '{value} drawn',
  places: '{value} on {stack}',
  takes: '{value} on {stack} makes 100: +{points}',
  restarts: '{stack} begins anew with {value}',
  discarded: '{value} to the discard pile',
  over: 'the pile is empty',
} satisfies Words;

/** What the coach sees for you. */
export const coach = {
  takes: 'With this card you can make 100: {points} points.',
} satisfies Words;

/** The rules as people read them: see RuleSection. */
export const rules = {
  lead: 'Four stacks of cards lie on the table. Put your card on one of them so that the four top cards make exactly 100, and the whole stack is yours.',
  credits:
    '100 Points Four Square is by Aaron and Stephanie Richardson, published by A’n’SR-entertainments, who hold all rights to it. It is one of the games for 100 Points cards.',
  'goal.title': 'What it is about',
  'goal.text': 'One to six players. Take stacks; each card in them is worth its number. Most points win.',
  'have.title': 'What lies there',
  'have.text':
    'Forty-eight cards: many 10s and 30s, fewer 20s and 40s, and only four 50s. Four of them begin the four stacks. The others are the pile, face down.',
  'have.at': 'The four top cards make 90.',
  'turn.title': 'Your turn',
  'turn.text':
    'You get a card from the pile and put it on a stack of your choice. It covers the card on top, and from now on it counts in its place. You cannot keep it or pass.',
  'turn.at': 'The tops make 90.',
  'turn.1': 'You get a 30.',
  'turn.2': 'On the second stack it covers a 10: the tops make 110. Nothing is taken, and the next player gets a card.',
  'hundred.title': 'Making 100',
  'hundred.text':
    'If the tops make exactly 100 after your card, you take the stack that you put it on. A new card from the pile begins that stack again. It brings nothing, even if the tops make 100 with it.',
  'hundred.at': 'The tops make 90.',
  'hundred.1': 'You get a 20.',
  'hundred.2': 'On the 10 of the fourth stack it makes 100: 30, 10, 40 and 20. The stack is yours, 30 points.',
  'hundred.3': 'A new card begins the stack.',
  'whole.title': 'The whole stack',
  'whole.text':
    'You take all cards of the stack, not only the top one. A stack that has grown is worth waiting for, to you and to everybody else.',
  'whole.at': 'Three cards lie on the fourth stack, and the tops make 90.',
  'whole.1': 'You get a 20.',
  'whole.2': 'On the fourth stack it makes 100, and you take all of it: 10, 30, 10 and 20 are 70 points.',
  'whole.3': 'A new card begins the stack.',
  'end.title': 'The end',
  'end.text':
    'The match is over when a card is needed and the pile is empty. What was taken with the very last card counts; stacks that are left belong to nobody.\nMost points win. If points are equal, fewer cards win; if those are equal, too, the win is shared.',
  'alone.title': 'Alone',
  'alone.text':
    'You play against the discard pile: after each of your turns a card goes there. In the end you need more points than it has.',
  'advice.title': 'A first piece of advice',
  'advice.text':
    'Think of what you leave. With 50 or less on top, or 150 and more, no card in the pile makes 100 for the next player. And bury a dear stack under a card that cannot become 100.',
} satisfies Words;

/** The puzzles: what is asked is `task.` of the first theme that has one, otherwise `task`. */
export const puzzles = {
  task: 'Which stack gives the best chance to win?',
  'task.solitaire': 'Solitaire: which stack gives the best chance to beat the discard pile?',
  'theme.take': 'Making 100',
  'theme.decline': 'Leaving 100 alone',
  'theme.counting': 'Counting the pile',
  'theme.deny': 'Denying',
  'theme.build': 'Building a stack',
  'theme.prepare': 'Preparing 100',
  'theme.risk': 'The smallest risk',
  'theme.solitaire': 'Solitaire',
  'task.many-seats': 'Three or four play, each for the win. Which stack gives you the best chance?',
  'theme.many-seats': 'Three and more players',
  'theme.last-cards': 'The last cards',
} satisfies Words;

/** What can be printed. */
export const sheets = {
  cards: 'The cards, two sets, to cut out',
} satisfies Words;
