/**
 * In-app browsers and how they are told apart.
 *
 * TikTok: `musical_ly_…`, `BytedanceWebview`, `trill_…`, `TikTok` (iOS and Android builds).
 * Instagram: `Instagram 300.0 …`. Facebook: `FBAN/FBIOS`, `FBAV/…`, `FB_IAB`. LINE: `Line/14.1.0`.
 * X sends no mark on iOS and `TwitterAndroid` on Android (`Twitter for iPhone` on some versions).
 *
 * The LINE sign-up hands over to the LINE app, which these browsers do not let through reliably;
 * TikTok's failure is the one the specification names, the others show the same sheet for the same reason.
 */
export const IN_APP_BROWSERS = [
  ['line', ' Line/[0-9]'],
  ['tiktok', 'musical_ly|BytedanceWebview|ByteLocale|trill_|TikTok'],
  ['instagram', 'Instagram'],
  ['facebook', 'FBAN|FBAV|FB_IAB'],
  ['x', 'TwitterAndroid|Twitter for'],
] as const;

export type InAppBrowser = (typeof IN_APP_BROWSERS)[number][0];

/**
 * @param userAgent `navigator.userAgent`
 * @returns the in-app browser, or null for an ordinary one
 */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  return IN_APP_BROWSERS.find(([, pattern]) => new RegExp(pattern).test(userAgent))?.[0] ?? null;
}

/**
 * @param userAgent `navigator.userAgent`
 * @returns whose steps are hers; null where it is no phone, or hides which
 */
export function phoneOf(userAgent: string): 'iphone' | 'android' | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : null;
}
