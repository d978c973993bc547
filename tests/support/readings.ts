/** The further readings as a visitor goes through them. */
import type { Page } from 'playwright-core';
import type { Card, ReadingCalled, ReadingId } from '../../app/content/types.ts';
import { bare, content, deckCalled, words } from './content.ts';

/** @throws where the content has no such reading */
export function readingOf<Id extends ReadingId>(id: Id): ReadingCalled<Id> {
  const reading = content.readings.find((one) => one.id === id);
  if (!reading) throw new Error(`content/ has no reading "${id}", which the tests need`);
  return reading as ReadingCalled<Id>;
}

/** Takes the card that is lifted, as often as the reading has places. */
export async function takeAll(page: Page, id: ReadingId): Promise<void> {
  for (let place = 0; place < readingOf(id).places.length; place++)
    await page.getByRole('button', { name: words.draw.fan.take }).click();
}

/** Opens the fans where they do not open by themselves. */
export async function layOut(page: Page, id: ReadingId): Promise<void> {
  if (id === 'twinray') await page.getByRole('button', { name: readingOf('twinray').begin }).click();
  await page.getByRole('button', { name: words.draw.fan.take }).waitFor();
}

/** The cards of the result, by the address that it is shared with. */
export async function cardsOf(page: Page, id: ReadingId): Promise<Card[]> {
  const href = await page
    .getByRole('link', { name: words.share.x, includeHidden: true })
    .getAttribute('href');
  const shared = new URL(new URL(href ?? '').searchParams.get('url') ?? '');
  const ids = (shared.searchParams.get('cards') ?? '').split('-').map(Number);
  const { cards } = deckCalled(readingOf(id).deck);
  return ids.flatMap((one) => cards.find((card) => card.id === one) ?? []);
}

/** What she reads of it. */
export async function toldOf(page: Page): Promise<string> {
  await page.locator('[data-phase="revealed"]').waitFor();
  return bare(await page.locator('main').innerText());
}
