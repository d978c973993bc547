import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { openWhole, pageOfEachLayout } from './shown.ts';

/** Where the keyboard stands. */
interface Stop {
  /** Words and address, for the finding. */
  name: string;
  /** Place among all elements of the document; -1 once the focus has left the page. */
  place: number;
  /** In the page, CSS pixels. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  inHeader: boolean;
  /** What covers it or keeps it out of the window; empty when it is seen whole. */
  hiddenBy: string;
}

/** More than any page has. */
const MOST_STOPS = 150;

/** Runs inside the page: the element that has the focus. */
function whereFocusIs(): Stop {
  const element = document.activeElement;
  const none = { name: '', place: -1, left: 0, top: 0, right: 0, bottom: 0, inHeader: false, hiddenBy: '' };
  if (!element || element === document.body) return none;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hiddenBy = () => {
    if (right > left && bottom - top < innerHeight / 2 && (top < -1 || bottom > innerHeight + 1))
      return `the window's edge (${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight})`;
    // An inline link over two lines has corners without ink: each of its boxes counts by itself.
    for (const box of element.getClientRects())
      for (const part of [0.1, 0.5, 0.9]) {
        const y = box.top + box.height * part;
        if (box.width < 1 || y < 0 || y > innerHeight) continue;
        const front = document.elementFromPoint(box.left + box.width / 2, y);
        if (!front || !(element.contains(front) || front.contains(element))) return front?.outerHTML ?? '';
      }
    return '';
  };
  return {
    name: `${element.textContent?.trim().slice(0, 16)} ${element.getAttribute('href') ?? ''}`,
    place: [...document.querySelectorAll('*')].indexOf(element),
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
    inHeader: element.closest('header') !== null,
    hiddenBy: hiddenBy().slice(0, 80),
  };
}

/** Presses a key until the focus has gone through the page and out of it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < MOST_STOPS; step++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(whereFocusIs);
    if (stop.place < 0) return stops;
    stops.push(stop);
  }
  throw new Error(`after ${MOST_STOPS} times ${key} the focus is still in the page`);
}

/** Findings of a walk in reading order: what stands before its forerunner for the eye, what is covered. */
function problems(stops: Stop[]): string[] {
  const found: string[] = [];
  for (const [step, stop] of stops.entries()) {
    if (stop.hiddenBy) found.push(`${stop.name} is hidden by ${stop.hiddenBy}`);
    const before = stops[step - 1];
    // The header moves with the window.
    if (!before || before.inHeader || stop.inHeader) continue;
    const above = stop.bottom <= before.top + 1;
    const sameColumn = stop.left < before.right && before.left < stop.right;
    const middle = (stop.top + stop.bottom) / 2;
    const sameRow = before.top < middle && middle < before.bottom;
    if ((above && sameColumn) || (sameRow && stop.right <= before.left + 1))
      found.push(`${stop.name} comes after ${before.name}, but stands before it`);
  }
  return found;
}

/** Read first, it stands in the middle between the second and the third: the one order that differs on purpose. */
const AFTER_THE_FIRST = 'comes after 一位';

/** Forwards on a phone, backwards on a desktop. */
const WALKS = [
  { key: 'Tab', width: 390 },
  { key: 'Shift+Tab', width: 1280 },
] as const;

/** Both ways, as everything is on it; the others take turns, and what goes forwards is seen to go backwards elsewhere. */
const BOTH_WAYS = '/';

test(
  'the keyboard goes through every layout in the order of the eye, sees everything, and comes out',
  LONG_TEST,
  async () => {
    const found: string[] = [];
    for (const [place, path] of pageOfEachLayout().entries()) {
      // Each in a window of its own: in one that was walked through before, the focus begins where it was left.
      const { page, close } = await openWhole(path, WALKS[0].width);
      for (const [way, { key, width }] of WALKS.entries()) {
        if (path !== BOTH_WAYS && way !== place % 2) continue;
        await page.setViewportSize({ width, height: PHONE.height });
        const stops = await walk(page, key);
        const ordered = key === 'Tab' ? stops : stops.toReversed();
        expect(ordered[0]?.name, `${path} begins with the skip link`).toBe(`${words.skipLink} #main`);
        expect(ordered.length, `stops on ${path}`).toBeGreaterThan(path === '/' ? 25 : 10);
        found.push(
          ...problems(ordered)
            .filter((problem) => path !== '/weekly' || !problem.includes(AFTER_THE_FIRST))
            .map((problem) => `${path} at ${width} px, ${key}: ${problem}`),
        );
      }
      await close();
    }
    expect(found).toEqual([]);
  },
);
