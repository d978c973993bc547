/** At the end of a page that stays without React. */
import { chooseBanners } from './banners.ts';
import { logAttempt } from './not-found.ts';
import { watchForNetwork } from './offline.ts';

chooseBanners(Math.random);
logAttempt();
watchForNetwork();
