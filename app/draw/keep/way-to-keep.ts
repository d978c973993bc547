import type { InAppBrowser } from '../../shell/in-app-browser.ts';

/** How a picture gets into her album: by a button, by a long press, or by both. */
export interface WayToKeep {
  button: boolean;
  /** Which words say how. */
  hint: 'line' | 'tiktok' | 'inApp' | 'iphone' | null;
}

/**
 * In-app browsers pass over `download`. Safari on an iPhone puts the file among files, a long press among photos.
 * @param userAgent `navigator.userAgent`
 */
export function wayToKeep(userAgent: string, inApp: InAppBrowser | null): WayToKeep {
  if (inApp === 'line' || inApp === 'tiktok') return { button: false, hint: inApp };
  if (inApp) return { button: false, hint: 'inApp' };
  return { button: true, hint: /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : null };
}
