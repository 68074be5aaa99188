import { everyScreen } from './every-screen.ts';
import { GAMES } from './follow.ts';
import { PHONE } from './visit.ts';

everyScreen({ theme: 'dark', viewport: PHONE, games: GAMES, written: GAMES.slice(0, 2) });
