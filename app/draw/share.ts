import { filledForm } from '../lib/filled-form.ts';

/** X counts a post in units: 280 in all; a link is 23, a Japanese character 2. */
const X_LIMIT = 280;
const X_LINK = 23;

/**
 * The length of a text in X's units.
 * Source: twitter-text, configuration v3 (weights 100 below U+10FF and in a few ranges, else 200; scale 100).
 */
export function xLength(text: string): number {
  let units = 0;
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const light =
      code <= 0x10ff ||
      (code >= 0x2000 && code <= 0x200d) ||
      (code >= 0x2010 && code <= 0x201f) ||
      (code >= 0x2032 && code <= 0x2037);
    units += light ? 1 : 2;
  }
  return units;
}

/** Whether a text fits into a post on X together with a link and the space before it. */
export function fitsX(text: string): boolean {
  return xLength(text) + 1 + X_LINK <= X_LIMIT;
}

/** `encodeURIComponent` that does not throw on half a surrogate pair. LINE reads `+` as a plus sign, so no form encoding. */
function encode(text: string): string {
  return encodeURIComponent(typeof text.toWellFormed === 'function' ? text.toWellFormed() : text);
}

/**
 * The addresses of the three services.
 * @param text the shared text with its hashtag
 * @param url the absolute address of the result
 */
export function shareTargets(text: string, url: string): { line: string; x: string; facebook: string } {
  return {
    line: `https://social-plugins.line.me/lineit/share?url=${encode(url)}&text=${encode(text)}`,
    x: `https://x.com/intent/tweet?text=${encode(text)}&url=${encode(url)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  };
}

/**
 * The text of a shared result.
 * @param form as the content has it, with `{card}`, `{side}`, `{message}` and whatever else it names
 * @param values what stands in their places
 * @param hashtag without the sign
 */
export function shareText(form: string, values: Readonly<Record<string, string>>, hashtag: string): string {
  return `${filledForm(form, values)} #${hashtag}`;
}
