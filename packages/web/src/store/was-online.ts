import { Keepsake } from './keepsake.ts';

/** Whether this device has ever spoken to the server: who has not is not made a guest by looking at a list. */
export const wasOnline = new Keepsake('online', (kept) => kept === true);
