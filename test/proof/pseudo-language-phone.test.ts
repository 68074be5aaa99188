import { PHONE } from '../../packages/web/test/visit.ts';
import { everyScreen } from './every-screen.ts';

everyScreen(PHONE);
