export * from './games.ts';
export * from './load-game.ts';
