/** In the head of a page that stays without React. */
import { watchCopies } from './copies.ts';
import { countLinks } from './counted-links.ts';
import { openDialogs } from './dialogs.ts';
import { watchInAppBrowsers } from './in-app.ts';
import { bringLetters } from './letters.ts';

bringLetters();
openDialogs();
watchInAppBrowsers();
countLinks();
watchCopies();
