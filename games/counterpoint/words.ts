import type { Words } from '@countertop/core';

export const counterpointWords: Words = {
  'counterpoint-unreadable':
    '"{given}" is not a move of Counterpoint: a lot is written ?y, a draw +y, a placing y:c4, in lower case.',
  'counterpoint-no-colour': '"{given}": {letter} is no colour; the colours are y, b, g and r.',
  'counterpoint-lots-due': '"{given}" is too early: seat {seat} draws a lot now, ?y, ?b, ?g or ?r.',
  'counterpoint-draw-due': '"{given}" must wait: seat {seat} draws from the bag now, +y, +b, +g or +r.',
  'counterpoint-placing-due': '"{given}" is not possible: seat {seat} places a counter now, such as y:c4.',
  'counterpoint-bag-lacks': 'No {colour} counter is left in the bag, only {bag}.',
  'counterpoint-reserve-lacks': 'Seat {seat} has no {colour} counter; the reserve is {reserve}.',
  'counterpoint-no-cell': '"{given}" is not a space; spaces are written like c4, a column letter and a row number.',
  'counterpoint-corner': '{cell} is a corner, and this board has no corners.',
  'counterpoint-taken': 'A {colour} counter is on {cell} already; choose a vacant space.',
  'counterpoint-spaces':
    'A board of {width} x {height} has {spaces} spaces; there are {most} counters, so at most {most} spaces.',
  'counterpoint-partners': 'Partners need 4 seats, not {seats}.',
};
