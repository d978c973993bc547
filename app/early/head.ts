/** In the head of a page that React takes over: taps are kept from the first moment, the week is right at the first paint. */

import { markKept } from '../kept/mark.ts';
import { awaitAskedCards } from './asked-cards.ts';
import { watchCopies } from './copies.ts';
import { countLinks } from './counted-links.ts';
import { openDialogs } from './dialogs.ts';
import { watchDraw } from './early-draw.ts';
import { keepTaps } from './early-taps.ts';
import { offerHomeScreen } from './home-screen.ts';
import { watchInAppBrowsers } from './in-app.ts';
import { awaitKeptDraw } from './kept-draw.ts';
import { bringLetters } from './letters.ts';
import { showTonightsMoon } from './moon.ts';
import { correctMySign } from './my-sign.ts';
import { prepareStart, startFacts } from './start.ts';
import { correctWeek } from './week.ts';

const facts = startFacts();
let startReact = () => {};
const taps = keepTaps(() => startReact());
if (facts) startReact = prepareStart(facts, taps.failed);
awaitKeptDraw(() => startReact());
awaitAskedCards(() => startReact());
bringLetters();
watchDraw();
openDialogs();
watchInAppBrowsers();
countLinks();
watchCopies();
correctWeek();
markKept();
correctMySign();
showTonightsMoon();
offerHomeScreen();
