/** What goes out to Google, and how; fetched with Firebase, so only where it is configured. */

import { initializeAnalytics, isSupported, logEvent } from '@firebase/analytics';
import { initializeApp, setLogLevel } from '@firebase/app';
import type { Counter, FirebaseSettings } from './analytics.ts';
import type { EventName, Events, Told } from './events.ts';

/** All that each event may say. The privacy policy names every event. */
export const FIELDS: { [Name in EventName]: Record<keyof Events[Name], true> } = {
  page_view: { page_path: true },
  draw: { reading: true, deck: true },
  share: { what: true, target: true },
  line_open: { place: true, target: true },
  order_open: { service: true },
  keep: { kind: true, deck: true },
};

/** A name that the site itself gave: no number of a card, no name, no sentence. */
const OWN_WORD = /^[a-z]+(-[a-z]+)*$/;

/**
 * What goes out of an event. Whatever is not a field of it, or no name of the site's own, is left out here, whoever told it.
 * Google's tag adds address and title of the open page, and the page that sent her there: the page view says them; with any
 * other event they would name the card that she drew, so something else stands there.
 */
export function sent({ name, values }: Told): Record<string, string> {
  if (name === 'page_view') return { page_path: values.page_path };
  const said = Object.entries(values).filter(
    ([field, value]) => field in FIELDS[name] && OWN_WORD.test(value),
  );
  const page = `${location.origin}/`;
  return { ...Object.fromEntries(said), page_location: page, page_referrer: page, page_title: name };
}

/** Starts Firebase Analytics. */
export async function loadFirebase(settings: FirebaseSettings): Promise<Counter> {
  // Where its hosts are blocked, Firebase would fill the console with errors that are nobody's.
  setLogLevel('silent');
  const app = initializeApp(settings);
  if (!(await isSupported())) return { log: () => {} };
  // Our own page views only: Firebase would count the first one a second time.
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return { log: (told) => logEvent(analytics, told.name as string, sent(told)) };
}
