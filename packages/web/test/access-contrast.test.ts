import { everyScreen } from './every-screen.ts';
import { GAMES } from './follow.ts';
import { DESKTOP } from './visit.ts';

everyScreen({ theme: 'contrast', viewport: DESKTOP, games: GAMES.slice(0, 1), written: GAMES.slice(1, 2) });
