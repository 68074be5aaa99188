import { builtClone } from './clone.ts';

// The clone that is proved with, made beside other tests: its folder is told.
console.log((await builtClone()).folder);
