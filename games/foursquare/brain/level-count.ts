/** More would be steps too small to be felt: half of this game is luck. */
export const levels = 5;
