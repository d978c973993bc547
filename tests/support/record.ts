import type { Page } from 'playwright-core';
import { type KeptReading, RECORD, written } from '../../app/kept/stored.ts';

/** A reading of one card, revealed at a time of Tokyo: `2026-11-22T23:41`. */
export function readingAt(
  time: string,
  reading: string,
  card: number,
  more: { side?: 'upright' | 'reversed'; theme?: string } = {},
): KeptReading {
  return {
    at: Date.parse(`${time}+09:00`),
    reading,
    cards: [{ card, side: more.side ?? 'upright' }],
    theme: more.theme ?? null,
  };
}

/** What stands in the record of the page's device; null where it has none that can be read. */
export async function recordOf(page: Page): Promise<KeptReading[] | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), RECORD);
  return text === null ? null : (JSON.parse(text).readings as KeptReading[]);
}

/** She has drawn these before. */
export function keep(page: Page, readings: readonly KeptReading[]): Promise<void> {
  return keepText(page, written(readings));
}

/** Something else stands in place of the record. */
export function keepText(page: Page, text: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [RECORD, text] as const);
}
