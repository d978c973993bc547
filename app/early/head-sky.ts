/** In the head of a page that says what is so this week or tonight: it is right at the first paint. */
import { beginPage } from './begin-page.ts';
import { showTonightsMoon } from './moon.ts';
import { correctMySign } from './my-sign.ts';
import { correctWeek } from './week.ts';

beginPage();
correctWeek();
correctMySign();
showTonightsMoon();
