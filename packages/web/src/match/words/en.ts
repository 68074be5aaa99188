import type { Words } from '@countertop/core';

/** Around a match. */
export const words = {
  'action.undo': 'Take back',
  'action.redo': 'Again',
  'action.hint': 'Hint',
  'action.share': 'Share',
  'action.menu': 'Match',

  'ahead.chosen': 'Chosen for your next turn. Escape lets it go.',
  'ahead.clear': 'Let the chosen move go',
  'ahead.failed': 'The move that you chose ahead is not possible any more.',

  'answer.considering': '{who} {who|one:is|other:are} thinking about the offer …',
  'answer.draw': '{who}: no draw.',
  'answer.draw.hopeful': '{who}: no draw, I hope for more.',
  'answer.draw.unsettled': '{who}: no draw yet, nothing is decided.',
  'answer.count': '{who}: not yet, let us play on.',
  'answer.count.hopeful': '{who}: not yet, I can still catch up.',
  'answer.count.unsettled': '{who}: not yet, nothing is decided.',
  'answer.takeback': '{who}: the move stands.',
  'answer.rematch': '{who}: no rematch now.',
  'answer.pause': '{who}: no break now.',
  'answer.resume': '{who}: not yet, a moment more.',

  'clock.short_one': '{count} second left.',
  'clock.short_other': '{count} seconds left.',

  'hint.try': 'Try this: {deeds}.',
  'hint.marked': 'It is marked on the board.',
  'hint.written': 'In notation',

  keys: 'Keys',
  'keys.lead': 'The board has the arrow keys while it is focused; Tab goes there.',
  'keys.board': 'go from place to place on the board',
  'keys.enter': 'play, or choose what is pointed at',
  'keys.escape': 'let go of what was chosen',
  'keys.scrub': 'away from the board: go through the match',
  'keys.ends': 'away from the board: the beginning, the end',
  'keys.undo': 'take back, play again',
  'keys.help': 'these keys',
  'keys.game': 'In this game',

  'menu.confirm': 'Second tap in this game',
  'menu.confirm.note': 'A first touch shows the move, a second one plays it.',
  'menu.facing': 'Face to face',
  'menu.facing.note': 'Two at one device: everything turns round to whoever is to move.',
  'abort.sure': 'Yes, call it off',

  'move.number': 'Move {number}:',

  'result.show': 'Result',
  'result.more': 'More',
  'result.margin_one': '{count} point ahead, {scores}.',
  'result.margin_other': '{count} points ahead, {scores}.',
  'result.side': '{name}: {total}',
  'level.up': 'Against level {level}',
  'level.down': 'Against level {level}',
  'report.running': 'Looking for the turning point …',
  'report.turning': 'The turning point was move {number}.',
  'report.luck': 'The turning point was luck, after move {number}.',
  'report.steady': 'No single move decided it: it was won step by step.',
  'report.swing': 'It moved the chances by {percent} %.',
  'report.better': 'Better was: {deeds}.',
  'report.look': 'Show it',

  'seat.with': 'with {names|you:you|other:{names}}',
  'seat.teams': 'Teams',
} satisfies Words;
