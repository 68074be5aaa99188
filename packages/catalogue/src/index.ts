export * from './games.ts';
export * from './load-brain.ts';
export * from './load-game.ts';
