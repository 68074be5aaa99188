export type { Law, LawBook } from './laws.ts';
export { lawsOf } from './laws.ts';
export { allTables, type Table } from './tables.ts';
