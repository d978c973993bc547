/** Her own sign, kept on her device: chosen on a sign's page or found by a birthday, of which nothing is kept. */
import type { SignName } from '../content/types.ts';

const STORE = 'hoshiakari:sign';
const CHANGED = 'hoshiakari:my-sign';
/** On the document: style sheets show what is hers (`styles/my-sign.css`). */
const MARK = 'data-my-sign';
/** On the button that makes a sign hers: the sign. */
export const MAKES_MINE = 'data-makes-mine';

/** @returns the kept sign; null where there is none or storage is refused */
function readMySign(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

/** Marks the document with the kept sign; early enough, nothing of hers comes in late. */
export function showMySign(): void {
  markMySign(readMySign());
}

/** Keeps a sign, or none. Where storage is refused it holds as long as the page. */
export function chooseMySign(sign: SignName | null): void {
  try {
    if (sign) localStorage.setItem(STORE, sign);
    else localStorage.removeItem(STORE);
  } catch {
    // As long as the page, then.
  }
  markMySign(sign);
  window.dispatchEvent(new Event(CHANGED));
}

/** The sign that the document is marked with. */
export function mySign(): string | null {
  return document.documentElement.getAttribute(MARK);
}

export function subscribeToMySign(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function markMySign(sign: string | null): void {
  if (sign && /^[a-z]+$/.test(sign)) document.documentElement.setAttribute(MARK, sign);
  else document.documentElement.removeAttribute(MARK);
  pressMySign();
}

/**
 * The button that makes a sign hers says whether it is. Here, not by React alone: early code has pressed it behind its
 * back, so that React may find nothing to change.
 */
export function pressMySign(): void {
  for (const button of document.querySelectorAll(`[${MAKES_MINE}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(MAKES_MINE) === mySign()));
}

/**
 * The sign of a birthday.
 * @param signs with their dates, 「7/23〜8/22」
 * @param month 1 to 12
 * @param day 1 to 31; 29 February is a birthday, 31 April none
 */
export function signOfBirthday<Sign extends { dates: string }>(
  signs: readonly Sign[],
  month: number,
  day: number,
): Sign | undefined {
  const number = (text: string) => {
    const [ofMonth = 0, ofDay = 0] = text.split('/').map(Number);
    return ofMonth * 100 + ofDay;
  };
  if (day > DAYS[month - 1]!) return undefined;
  const birthday = month * 100 + day;
  return signs.find(({ dates }) => {
    const [from = 0, to = 0] = dates.split('〜').map(number);
    return from <= to ? from <= birthday && birthday <= to : from <= birthday || birthday <= to;
  });
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
