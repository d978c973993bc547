import type { Site } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';

/**
 * The sentence beside a reading that says which word to send to LINE, with `{word}` in it.
 * @returns null where the owner wrote none, or has switched all of them off
 */
export function lineSentence(site: Pick<Site, 'lineWords'>, sentence: string | undefined): Phrased | null {
  return site.lineWords && sentence ? phrases(sentence) : null;
}
