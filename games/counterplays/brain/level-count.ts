/** A tenth would be a step that is hardly won more often than lost: strong players are decided by the last tiles here. */
export const levels = 9;
