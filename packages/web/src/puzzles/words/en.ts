import type { Words } from '@countertop/core';

/** What is said around puzzles. */
export const words = {
  title: 'Puzzles',
  lead: 'Positions from real matches with one clearly best move. Every day a new one for each game, the same for everybody.',
  today: 'Today, {day}',

  streak_one: '{count} day in a row',
  streak_other: '{count} days in a row',
  'streak.none': 'Solve one of today’s puzzles to begin a streak.',
  'streak.today': 'Today is done.',

  solve: 'Solve',
  'solve.label': 'Solve today’s puzzle of {game}',
  solved: 'solved',
  helped: 'with help',

  open: 'open',
  all: 'All puzzles of {game}',
  games: 'All puzzles',

  'game.title': '{game}: puzzles',
  'game.rating': 'Your rating: {rating}',
  'game.rating.none': 'Your rating begins with your first puzzle.',
  'game.solved_one': '{solved} of {count} solved',
  'game.solved_other': '{solved} of {count} solved',
  'game.next': 'Next puzzle',
  'game.daily': 'Today’s puzzle',
  'game.theme': 'Theme',
  'game.theme.all': 'All themes',
  'game.list': 'Puzzles by difficulty',
  'game.none': 'There are no puzzles here yet.',
  'game.done': 'You have solved them all.',
  'game.number': 'Puzzle {number}',
  'game.rated': 'Rated {rating}, {state}',

  puzzle: 'Puzzle {number}',
  daily: 'Puzzle of {day}',
  rated: 'Difficulty {rating}',
  'to-move': 'Your pieces have this colour; it is your move.',

  hint: 'Think of: {themes}.',
  wrong: 'There is something clearly better.',
  right: 'That is it.',
  go: 'And now?',

  'over.clean': 'Solved!',
  'over.helped': 'Solved with help',
  'over.rating': 'Your rating: {rating} ({change}).',
  'over.rating.same': 'Only the first try at a puzzle is rated.',
  'over.themes': 'Themes: {themes}.',
  'over.solution': 'Solution: {solution}.',
  'over.exact': 'Proven: everything was searched to the end.',
  'over.search': 'Found by a deep search, clearly ahead of every other move.',
  'over.next': 'Next puzzle',
  'over.study': 'Study the position',
  'over.again': 'Once more',
} satisfies Words;
