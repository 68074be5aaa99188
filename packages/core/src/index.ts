/**
 * What all games share: the contract (Position, Game), records and the referee, matches and clocks, fair chance, grids; lessons
 * and puzzles as data. No dependencies; runs in Node, browsers and workers.
 * @module @countertop/core
 */

export * from './board/board.ts';
export * from './board/deed.ts';
export * from './board/grid-cursor.ts';
export * from './board/square.ts';
export * from './board/text-picture.ts';
export * from './board/triangle.ts';
export * from './chance/fair.ts';
export * from './chance/hmac.ts';
export * from './chance/sha256.ts';
export * from './chance/verify.ts';
export * from './clock/clock.ts';
export * from './clock/clock-config.ts';
export * from './game/game.ts';
export * from './game/log.ts';
export * from './game/most-of.ts';
export * from './game/move-list.ts';
export * from './game/options.ts';
export * from './game/position.ts';
export * from './game/random.ts';
export * from './game/zobrist.ts';
export * from './match/index.ts';
export * from './paper/footed.ts';
export * from './paper/paper.ts';
export * from './paper/pdf.ts';
export * from './paper/svg.ts';
export * from './say/folded.ts';
export * from './say/name.ts';
export * from './say/say.ts';
export * from './say/translation.ts';
export * from './scene/record.ts';
export * from './scene/referee.ts';
export * from './scene/scene.ts';
export * from './schema/problem.ts';
export * as schema from './schema/schema.ts';
export * from './teach/exam.ts';
export * from './teach/lesson.ts';
export * from './teach/puzzle.ts';
export * from './teach/rule-section.ts';
export * from './walk/study.ts';
export * from './walk/study-record.ts';
export * from './walk/walk.ts';
export { plain as corePlainWords, problems as coreWords } from './words/en.ts';
