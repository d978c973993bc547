/** When a line in the footer says how to put the site on the home screen: `data-home-screen` on the document shows it. */
import { inAppBrowser } from './in-app-browser.ts';

/** On the document: `iphone` or `android`. Style sheets show the line of this device. */
const MARK = 'data-home-screen';
/** On the button that sends the line away for good. */
export const DISMISSES = 'data-dismisses-home-screen';

const STORE = 'hoshiakari:visits';
/** In place of a count: she has sent the line away. */
const NEVER = 'never';
/** Days with a visit before the line is shown. */
const VISITS = 3;

export type HomeScreenDevice = 'iphone' | 'android';

/**
 * The device, where its browser can put a site on the home screen.
 * @param userAgent `navigator.userAgent`
 * @returns null for other devices, and for browsers inside of apps, which cannot
 */
export function homeScreenDevice(userAgent: string): HomeScreenDevice | null {
  if (inAppBrowser(userAgent)) return null;
  // Of browsers inside of apps: on an iPhone they do not call themselves Safari, or are Google's; on Android they say wv.
  if (/iPhone/.test(userAgent))
    return / Safari\//.test(userAgent) && !/ GSA\//.test(userAgent) ? 'iphone' : null;
  return /Android/.test(userAgent) && !/; wv\)/.test(userAgent) ? 'android' : null;
}

/**
 * Counts today's visit, once a day.
 * @param kept what is kept of earlier ones: day and count as `20779 2`
 * @param today days since 1970 of Tokyo's calendar
 * @returns what is to be kept from now on, and whether the line is shown
 */
export function countVisit(kept: string | null, today: number): { kept: string; shown: boolean } {
  if (kept === NEVER) return { kept, shown: false };
  const [day, before] = (/^(\d+) (\d+)$/.exec(kept ?? '')?.slice(1) ?? []).map(Number);
  const count = day === today ? before! : (before ?? 0) + 1;
  return { kept: `${today} ${count}`, shown: count >= VISITS };
}

/**
 * Shows the line from her third day on, early enough that nothing of it comes in late; sends it away where she asks for it.
 * Where storage is refused nobody knows her visits, and it is never shown.
 * @param today days since 1970 of Tokyo's calendar
 */
export function showHomeScreenLine(today: number): void {
  const device = homeScreenDevice(navigator.userAgent);
  if (!device || isInstalled()) return;
  try {
    const { kept, shown } = countVisit(localStorage.getItem(STORE), today);
    localStorage.setItem(STORE, kept);
    if (!shown) return;
  } catch {
    return;
  }
  document.documentElement.setAttribute(MARK, device);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${DISMISSES}]`)) return;
    document.documentElement.removeAttribute(MARK);
    try {
      localStorage.setItem(STORE, NEVER);
    } catch {
      // For this page, then.
    }
  });
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
