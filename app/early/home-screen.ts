import { dayOf } from '../horoscope/week.ts';
import { showHomeScreenLine } from '../shell/home-screen.ts';

/** Says before the footer is painted how to put the site on the home screen, where it is time for it. */
export function offerHomeScreen(): void {
  showHomeScreenLine(dayOf(Date.now()));
}
