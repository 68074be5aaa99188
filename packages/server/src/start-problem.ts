import { type Problem, problem } from '@countertop/core';

/** Why a server cannot start, for a reason that whoever starts it can act on. */
export class StartProblem extends Error {
  readonly problem: Problem;

  constructor(code: string, data?: Problem['data']) {
    super(`${code} ${JSON.stringify(data ?? {})}`);
    this.problem = problem(code, data);
  }
}
