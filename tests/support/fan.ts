/** The fan as a visitor handles it: its cards, the one that is lifted, the buttons below; chance is known to the test. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shuffle } from '../../app/draw/chance.ts';
import { hydrated, type OpenOptions, open } from './browser.ts';

export const DESKTOP = { width: 1280, height: 800 };

/** Always the same number, so that the test knows which card lies where. */
export function withoutChance(): void {
  crypto.getRandomValues = (array) => {
    new Uint8Array((array as ArrayBufferView).buffer, array!.byteOffset, array!.byteLength).fill(0);
    return array;
  };
}
/** The cards of the tarot as they then lie, from the left; their ids are their positions in the deck. */
export const ORDER = shuffle(22, () => 0);

export async function openFan(options: OpenOptions = {}, deck = 'tarot') {
  const opened = await open(`/reading/${deck}`, { clock: 'controlled', init: withoutChance, ...options });
  await hydrated(opened.page);
  await button(opened.page, '自分で選ぶ').click();
  await button(opened.page, 'この札にする').waitFor();
  await still(opened.page);
  return opened;
}

/** Waits until the fan has come to rest: until then cards lie elsewhere, and the fade between the sights takes the taps. */
export async function still(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    )
    .toBe(0);
}

export function button(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true });
}

export function card(page: Page, number: number) {
  return button(page, `左から${number}枚目`);
}

/** The number of the card that is lifted. */
export async function lifted(page: Page): Promise<number> {
  const name = await page.locator('main button[aria-current="true"]').getAttribute('aria-label');
  return Number(name?.match(/\d+/)?.[0]);
}

export async function expectLifted(page: Page, number: number): Promise<void> {
  await page.locator(`main button[aria-current="true"][aria-label="左から${number}枚目"]`).waitFor();
}

export async function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element && (element.getAttribute('aria-label') ?? element.textContent);
  });
}

/** A point where a card is seen, not covered by another. */
export async function pointOn(page: Page, number: number): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((name) => {
    for (let x = 2; x < innerWidth; x += 3) {
      for (let y = innerHeight - 2; y > 0; y -= 5) {
        if (document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label') === name)
          return { x, y };
      }
    }
    return null;
  }, `左から${number}枚目`);
  if (!point) throw new Error(`Nothing is seen of card ${number}.`);
  return point;
}

/** Waits through the draw. @returns the id of the card that came */
export async function reveal(page: Page, delay = 5000): Promise<number> {
  const status = page.locator('main').getByRole('status');
  await expect.poll(() => status.allInnerTexts()).toEqual(['カードを引いています...']);
  await page.clock.runFor(delay + 100);
  await page.locator('[data-phase="revealed"]').waitFor();
  await page.clock.runFor(1500);
  const address = await page.getByRole('link', { name: 'カードの詳細を見る' }).getAttribute('href');
  return Number(new URL(address!, 'https://site.example').pathname.split('/').at(-1));
}
