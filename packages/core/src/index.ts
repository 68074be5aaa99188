/**
 * What all games share: the contract (Position, Game), records and the referee, matches and clocks, fair chance, grids; lessons
 * and puzzles as data. No dependencies; runs in Node, browsers and workers.
 * @module @countertop/core
 */

export * from './board.ts';
export * from './clock.ts';
export * from './clock-config.ts';
export * from './deed.ts';
export * from './exam.ts';
export * from './fair.ts';
export * from './footed.ts';
export * from './game.ts';
export * from './grid-cursor.ts';
export * from './hmac.ts';
export * from './lesson.ts';
export * from './log.ts';
export * from './match/index.ts';
export * from './most-of.ts';
export * from './move-list.ts';
export * from './name.ts';
export * from './options.ts';
export * from './paper.ts';
export * from './pdf.ts';
export * from './position.ts';
export * from './problem.ts';
export * from './puzzle.ts';
export * from './random.ts';
export * from './record.ts';
export * from './referee.ts';
export * from './rule-section.ts';
export * from './say.ts';
export * from './scene.ts';
export * as schema from './schema.ts';
export * from './sha256.ts';
export * from './square.ts';
export * from './study.ts';
export * from './study-record.ts';
export * from './svg.ts';
export * from './text-picture.ts';
export * from './translation.ts';
export * from './triangle.ts';
export * from './verify.ts';
export * from './walk.ts';
export { plain as corePlainWords, problems as coreWords } from './words/en.ts';
export * from './zobrist.ts';
