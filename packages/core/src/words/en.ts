import type { Words } from '../say/say.ts';

/** Why something cannot be, where it is not a game that says so. */
export const problems = {
  'form-wrong': 'Something is not as it should be, at "{path}".',
  'options-not-object': '"options" must be an object such as {"width": 8}.',
  'option-unknown': 'There is no option "{name}" in this game. Its options: {known}.',
  'option-integer': 'Option "{name}" must be a whole number from {min} to {max}, not {given}.',
  'option-flag': 'Option "{name}" must be true or false, not {given}.',

  'option-choice': 'Option "{name}" must be one of {values}, not {given}.',
  'seats-count': '{game} is for {players} players, not {given}.',
  'record-not-json': 'This is not JSON: {detail}',
  'record-not-object': 'A record is a JSON object with "game", "seats" and "moves".',

  'record-version': 'Record version {given} is not known here; this program reads version {known}.',
  'record-game': 'The record needs "game", the name of a game.',
  'record-seats': 'The record needs "seats", a whole number.',
  'record-moves': 'The record needs "moves", a list of texts (it may be empty).',

  'game-unknown': 'There is no game "{given}". The games: {known}.',
  'setup-not-object': '"setup" must be an object with "place" and "turn".',
  'setup-place': '"setup" needs "place", a list of placements such as "0:c4".',
  'setup-turn': '"setup" needs "turn", the number of the seat that moves first.',

  'setup-unknown': '{game} cannot begin from a setup.',
  'setup-entry': 'Placement {index} of the setup, "{entry}", is not of the form "seat:cell" with a seat of this match.',
  'move-not-text': 'A move is a text, not {given}.',
  'move-unreadable': '"{given}" is not a move of this game.',

  'game-over': 'The game is over; "{given}" comes too late.',
  'study-comments': '"comments" must be an object with texts by number of moves, such as {"12": "Too early."}.',
  'study-comment': 'A comment is a text, not {given}.',
  'study-glyphs': '"glyphs" must be an object with signs by number of moves, such as {"12": "?!"}.',

  'study-glyph': 'There is no sign "{given}". The signs: {known}.',
  'study-place': 'Something is said after "{given}" moves; in this line it can be said after {first} to {last}.',
  'study-variations': '"variations" must be a list of objects with "after" and "moves".',
  'study-variation':
    'Variation {variation} must be an object with "after", a number of moves, and "moves", a list of texts.',

  'study-after': 'Variation {variation} begins after {given} moves; it can begin after {first} to {last}.',
  'study-nested': 'Variations stand in variations more than {most} deep.',
  'off-board': '{cell} is not on the board.',
  taken: '{cell} is taken.',

  'plan-not-object': 'A match needs an object with "seats", and if wanted "options", "clock", "takeback" and "chance".',
  'plan-seats': 'A match needs "seats", a list of who sits where.',
  'plan-takeback': '"takeback" must be "off", "ask" or "free".',
  'plan-chance': '"chance" must be {"kind": "local"}, or {"kind": "fair"} with a "commitment" of 64 hex digits.',

  'holder-not-object': 'A seat is held by {"kind": "person"}, {"kind": "bot"} or {"kind": "empty"}.',
  'holder-kind': 'A seat is taken by a "person" or a "bot".',
  'name-wrong': 'A name has 1 to {longest} visible characters.',
  'bot-level': 'A bot has a level from {min} to {max}.',

  'clock-not-object': 'A clock is an object with "kind".',
  'clock-kind': 'There is no clock "{given}". The clocks: {known}.',
  'clock-unknown': 'The clock "{kind}" has no "{name}".',
  'clock-number': 'The clock\'s "{name}" must be a whole number from {min} to {max}, not {given}.',

  'clock-empty': 'The clock must give at least {least} milliseconds for the first turn.',
  'command-not-object': 'A command is an object with "kind".',
  'command-kind': 'There is no command "{given}".',
  'command-field': 'The command "{kind}" needs a proper "{field}".',

  'events-not-list': 'The events of a match are a list.',
  'event-kind': 'Event {index} is of no known kind: "{given}".',
  'event-form': 'Event {index} needs a proper "{field}".',
  'event-first': 'A match begins with the event "created", once (event {event}).',

  'event-number': 'Event {event} is out of order: events are numbered from 0 without gaps.',
  'event-time': 'Event {event} is earlier than the one before.',
  'event-version': 'Event {event} is of a version that is not known here.',
  'event-game': 'The match is of another game.',

  'event-twice': 'Event {event} has happened before and cannot happen again.',
  'event-draw': 'Event {event} is not the next draw.',
  'time-wrong': 'The time must be a number of milliseconds, not negative.',
  'time-up': 'The time is up.',

  'seat-unknown': 'There is no such seat in this match.',
  'seat-empty': 'Nobody sits there.',
  'seat-taken': 'That seat is taken.',
  'seat-out': 'That seat has resigned or run out of time.',

  'not-started': 'The match has not started.',
  'not-over': 'The match is not over.',
  'match-over': 'The match is over.',
  'match-paused': 'The match is paused.',

  'not-paused': 'The match is not paused.',
  'give-amount': 'From {min} to {max} seconds can be given at once.',
  'give-self': 'Nobody can give time to themselves.',
  'conditions-too-many': 'That is too much to say ahead: {given}, at most {most}.',
  'conditions-live': 'Moves can be said ahead where a turn has days, or where there is no clock.',
  'conditions-two-answers': 'Line {line} answers {move} where another line answers otherwise.',
  'conditions-chance': 'Something is drawn before {move}: nothing can be said beyond that.',
  'give-untimed': 'This match has no clock to which time could be added.',
  'not-your-turn': 'It is not your turn.',
  'move-stale': 'The position has changed meanwhile; look again.',
  'draw-due': 'Something has to be drawn first.',

  'draw-not-due': 'There is nothing to draw now.',
  'draw-fair': 'The draws of this match come from fair chance.',
  'draw-local': 'The draws of this match do not come from fair chance.',
  'auto-not-due': 'The seat to move is not out.',

  'contribution-late': 'The match has started; nothing can be added to its chance any more.',
  'contribution-twice': 'This seat has added to the chance already.',
  'offer-nobody': 'There is nobody to agree with.',
  'offer-open': 'There is such an offer already.',

  'offer-again': 'You have offered that; offer it again after a move of yours.',
  'offer-none': 'There is no such offer.',
  'offer-not-asked': 'This offer does not wait for your answer.',
  'offer-not-yours': 'This offer is not yours.',

  'takeback-off': 'Moves are not taken back in this match.',
  'takeback-nothing': 'You have no move to take back.',
  'takeback-drawn': 'Something has been drawn since your move ({draw}); what has been seen cannot be taken back.',
  'abort-late': 'Every seat has moved; a match can be called off before that only. You may resign.',

  'rematch-agreed': 'A rematch is agreed already.',
  'rematch-not-agreed': 'No rematch is agreed.',
  'rematch-continued': 'The rematch is played already.',
  'fair-seed': 'A seed is 64 lower-case hex digits.',

  'fair-missing': 'The record says nothing about fair chance: "chance" with "commitment", "contributions" and "seed".',
  'fair-contributions': '"contributions" must be a list with one entry for each of the {seats} seats.',
  'fair-unrevealed': 'The seed has not been published yet; draws can be checked after the end.',
  'fair-commitment': 'The seed is not the one committed to ({commitment}).',

  'result-form': 'The record\'s "result" must be an object with a known "reason", "winners" (seats) and "scores".',
  'result-out': '"out" must be a list of seats of this match.',
  'result-early': 'The result is said to have been played out, but the game is not over after {moves} moves.',
  'result-late': 'The result is said to be by "{reason}", but the moves play the game to its end.',
  'result-reason': 'A match of these seats, with those out that are, cannot end by "{reason}".',

  'result-scores': 'The scores of the result are not those of its moves, {scores}.',
  'result-winners': 'The winners {winners} cannot come of "{reason}" here; it can be: {known}.',
  'result-clock': 'The result is said to be by time, but the match had no clock.',
  'times-count': '"times" has {given} entries for {moves} moves.',

  'seed-mismatch': 'The seed is not the one committed to.',
  'seed-known': 'The seed has been published already.',
} satisfies Words;

/** The same for somebody who has pressed on a board and writes nothing: no notation. */
export const plain = {
  'move-unreadable': 'That is not a move of this game.',
  'game-over': 'The game is over.',
  'off-board': 'That is not on the board.',
  taken: 'Something is there already. Choose a free place.',
} satisfies Words;
