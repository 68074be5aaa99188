import type { Words } from '@countertop/core';

/** Russian sentences for the problems of all games. */
export const ruProblems: Words = {};
