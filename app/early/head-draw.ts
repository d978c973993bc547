/** In the head of a page on which cards are drawn. */
import { beginPage } from './begin-page.ts';
import { earlyDraw, watchDraw } from './early-draw.ts';
import { keptDraw } from './kept-draw.ts';

beginPage(keptDraw, earlyDraw);
watchDraw();
