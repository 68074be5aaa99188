import type { Words } from '@countertop/core';

/** What the course says around its lessons. */
export const words = {
  course: 'Learn {game}',
  'course.lead': 'Short lessons on the real board: you are shown something, you try it, you are told why.',
  'course.none': 'There are no lessons here yet.',
  'course.done_one': '{done} of {count} lesson done',
  'course.done_other': '{done} of {count} lessons done',
  'course.lessons': 'Lessons',
  'course.begin': 'Begin',
  'course.go-on.label': 'Go on: {lesson}',
  'course.finished': 'You have finished the course.',
  'course.forget': 'Forget my progress',
  'course.forget.sure': 'Yes, forget it',

  'lesson.done': 'done',
  'lesson.shown_one': 'done, {count} answer shown',
  'lesson.shown_other': 'done, {count} answers shown',
  'lesson.next': 'next',
  'lesson.at': 'step {step} of {steps}',

  'match.title': 'Your first match, with a coach',
  'match.about':
    'Against the first level. The coach suggests moves, says what was good and what was better, and warns you.',
  'match.begin': 'Play with the coach',
  'match.resume': 'Go on playing',
  'match.again': 'Play with the coach again',
  'match.alone': 'Play level 1 alone',

  step: 'Step {step} of {steps}',
  steps: 'Steps of the lesson',
  all: 'All lessons',
  'task.following': 'Watch what follows …',

  rejoined: 'The lesson goes on with a move of its own.',
  right: 'Right!',
  shown: 'The answer: {move}.',
  wrong: 'Not quite.',

  illegal: 'That is not possible.',
  'reasons.yours': 'Your move: {reasons}.',
  'reasons.right': 'What is looked for: {reasons}.',
  'reasons.shares': 'With it you win about {yours} times out of 100, with the right move {right}.',

  hint: 'Hint',
  'hint.point': 'Where?',
  answer: 'Answer',
  'find-it': 'Find it yourself',
  'take-back': 'Take it back',

  watch: 'Play it',
  'go-on': 'Go on',
  again: 'This step again',
  back: 'Step back',

  restart: 'From the beginning',

  'over.title': 'Lesson done',
  'over.said': 'That was “{lesson}”.',
  'over.last': 'That was the last lesson. Now play your first match; a coach sits beside you.',
  'over.next': 'Next: {lesson}',
  'over.shown_one': 'In {count} step you were shown the answer. Find it yourself?',
  'over.shown_other': 'In {count} steps you were shown the answer. Find them yourself?',
  'over.find': 'Back to that step',

  'seat.partner': 'Partner',
  'seat.other': 'Opponent',
  'seat.others': 'Opponent {number}',

  coach: 'Coach',
  'coach.hello': 'I sit beside you. Make a move, or ask me for one.',
  'coach.suggest': 'Suggest a move',
  'coach.thinking': 'The coach is looking …',
  'coach.good': 'Well played: {move}.',
  'coach.good.because': 'Well played: {move} ({reasons}).',
  'coach.fine': 'That is fine: {move}.',
  'coach.fine.because': 'That is fine. A little better: {better} ({reasons}).',
  'coach.better': 'This was better: {better}.',
  'coach.better.because': 'This was better: {better} ({reasons}).',
  'coach.but': 'Your move: {reasons}.',
  'coach.won': 'You have won, and finished the course. Now try it alone, or at a higher level.',
  'coach.over': 'The course is finished. One more match with me, or one alone?',
} satisfies Words;
