// What the core asks of TypeScript (brain/core.ts): it is needed seldom, or once for every pile.

/** So many turns were looked at: at how many to ask again, or less than nought to give up. */
export declare function goesOn(): f64;

/** In which row it now lies what can be reached with this pile. */
export declare function reachOf(pile: i32): i32;

/** Where the scales of this pile and case now lie, or -1 where they are too large. */
export declare function scalesOf(index: i32, pile: i32, left: i32): i32;

/** In which order to try the stacks by what was learned, two bits each. */
export declare function judged(a: i32, b: i32, c: i32, d: i32, card: i32, need: i32, left: i32): i32;
