import { everyScreen } from './every-screen.ts';
import { GAMES } from './follow.ts';
import { DESKTOP } from './visit.ts';

everyScreen({ theme: 'light', viewport: DESKTOP, games: GAMES, written: GAMES });
