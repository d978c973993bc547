import { startWebKit } from './engines/webkit.ts';
import { journeysIn } from './journeys/index.ts';

journeysIn('WebKit', startWebKit);
