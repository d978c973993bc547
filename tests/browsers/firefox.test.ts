import { startFirefox } from './engines/firefox.ts';
import { journeysIn } from './journeys/index.ts';

journeysIn('Firefox', startFirefox);
