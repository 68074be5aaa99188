export * from './brain.ts';
export * from './candidates.ts';
export * from './limits.ts';
export * from './thinker.ts';
