import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Service } from '../../app/content/types.ts';
import { yen } from '../../app/lib/yen.ts';
import { ROOT } from '../../build/lib/paths.ts';
import { open } from '../support/browser.ts';
import { builtFrom } from '../support/built-from.ts';
import { content, deckCalled } from '../support/content.ts';
import { openDesk } from '../support/desk-folder.ts';

/** Long enough for an answer. */
const ANSWER =
  '待っていた知らせは、週のまんなかに来そうです。読んですぐに返事をしなくても、相手は待っています。'.repeat(
    4,
  );

/** As a phone saves it that was held upright: the pixels lie, a note says how to turn them. */
function lyingPhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a86' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const LETTERS = ['A', 'B', 'C'] as const;
type Letter = (typeof LETTERS)[number];

/** The first service, and its file without its ending. */
function firstService(): [service: Service, file: string] {
  const service = content.services[0]!;
  const files = readdirSync(join(ROOT, 'content', 'services'));
  return [service, files.find((file) => file.endsWith(`-${service.id}.yaml`))!.replace('.yaml', '')];
}

/** The part of a form with this label. */
function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label }).first();
}

/** The families of letters that have come into the frame beside the form. */
async function lettersOfPreview(page: Page): Promise<string[]> {
  const frame = page.frames().find((child) => child.parentFrame());
  const families = await frame?.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  return [...new Set(families)];
}

/** Gives the notice that is open a photograph from her computer. */
async function addPhotograph(
  page: Page,
  alt: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('checkbox', { name: 'お知らせの写真' }).check();
  await field(page, '写真の説明').fill(alt);
  await page.getByRole('button', { name: '自分の写真をえらぶ' }).click();
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: '挿入' }).click();
  await expect.poll(() => page.locator('input[list=desk-pictures]').inputValue()).toMatch(/^blob:/);
}

/** One of the three answers; a form is filled from above, its parts come as they are scrolled to. */
function answer(page: Page, letter: Letter): Locator {
  return page.getByRole('group', { name: `${letter}の答え` });
}

/** Chooses a card for an answer by the name that she knows it by. */
async function choose(page: Page, letter: Letter, card: { name: string }): Promise<void> {
  await answer(page, letter).scrollIntoViewIfNeeded();
  await answer(page, letter).getByRole('combobox', { name: 'カード' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('searchbox').fill(card.name);
  await list.getByRole('option', { name: new RegExp(` ${card.name}$`) }).click();
}

test("a week of the owner's: what she writes on the desk stands on the site that is built of it", async () => {
  const desk = await openDesk();
  const { page } = desk;

  // Sunday night: next week's greeting; the signs keep the sky's words.
  const greeting = '今週もおつかれさまです。満月の夜は、早めにお風呂へ。';
  await desk.go('/collections/weeks/entries/2026-11-23');
  await field(page, 'その週のあいさつ').fill(greeting);
  await desk.save();
  await expect.poll(() => desk.read('content/weeks/2026-11-23.yaml')).toBe(`greeting: ${greeting}\n`);

  // A new price, lower than the one before.
  const [{ id, newPrice }, service] = firstService();
  const price = newPrice - 1;
  await desk.go(`/collections/services/entries/${service}`);
  await page.getByRole('spinbutton', { name: '今の値段' }).fill(`${price}`);
  await desk.save();
  await expect.poll(() => desk.read(`content/services/${service}.yaml`)).toContain(`newPrice: ${price}\n`);

  // A notice about it, with a large photograph that lies on its side.
  await desk.go('/collections/notices/new');
  await field(page, 'お知らせのid').fill('new-price');
  await field(page, 'お知らせの題').fill('最初の鑑定の値段を改めました');
  // Beside the form it stands in the site's own letters, rare ones too.
  await expect.poll(() => lettersOfPreview(page)).toEqual(['Shippori Mincho']);
  await page.getByRole('button', { name: '今日' }).click();
  await field(page, 'お知らせの本文').fill(`ひとつめの鑑定は、きょうから{price:${id}}です。`);
  await addPhotograph(page, '雪の積もった柿の木。', {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await lyingPhotograph(),
  });
  await desk.save();
  const notice = 'content/notices/2026-11-18-new-price.yaml';
  await expect
    .poll(() => desk.read(notice))
    .toContain('title: 最初の鑑定の値段を改めました\ndate: 2026-11-18\n');
  expect(await desk.read(notice)).toContain(
    'picture:\n  src: images/IMG_0001.webp\n  alt: 雪の積もった柿の木。\n',
  );
  expect(await desk.picture('content/images/IMG_0001.webp')).toEqual({ width: 1500, height: 2000 });

  // What the editor warns of is its own; an error would be ours: something that its policy does not let it
  // have. Up to here: a save that is refused below is one, too.
  expect(desk.messages.filter((message) => /^(error|uncaught)/.test(message))).toEqual([]);

  // Saturday evening: A・B・C, three cards by their names; the same one twice is said.
  const title = '来週、いちばん笑うのはいつですか';
  await desk.go('/collections/picks/new');
  await field(page, 'A・B・Cの題').fill(title);
  await field(page, '題の下の言葉').fill(
    '三枚のうち、目が先に行った一枚をどうぞ。理由は、あとから付いてきます。',
  );
  await page.getByRole('button', { name: '今日' }).click();
  const love = deckCalled('love').cards;
  const drawn = { A: love[3]!, B: love[3]!, C: love[9]! };
  for (const letter of LETTERS) {
    await choose(page, letter, drawn[letter]);
    await answer(page, letter).getByRole('radio', { name: '正位置' }).click();
    await field(answer(page, letter), '答えの文').fill(`${letter}。${ANSWER}`);
  }
  await desk.press();
  const box = page.getByRole('dialog').filter({ hasText: 'まだ保存していません' });
  await box.getByText('Bのカードは、Aと同じです').first().waitFor();
  expect(await desk.read('content/picks/2026-11-18-abc.yaml')).toBeUndefined();
  await box.getByRole('button', { name: '閉じて直す' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await choose(page, 'B', love[12]!);
  await desk.save();

  expect(desk.outside.filter((address) => !address.includes('githubstatus'))).toEqual([]);

  // Monday, after midnight: the site is built, and visitors come.
  const monday = '2026-11-23T00:05:00+09:00';
  const site = await builtFrom(await desk.saved(), monday);
  const visit = async (path: string) => (await open(path, { site, now: monday })).page;
  const weekly = await visit('/weekly');
  await weekly.getByText(greeting).waitFor();
  const paid = await visit('/paid-fortune');
  await paid
    .getByText(`${yen(price)}円`)
    .first()
    .waitFor();
  const notices = await visit('/notifications');
  await notices.getByText(`ひとつめの鑑定は、きょうから${yen(price)}円です。`).waitFor();
  const photograph = notices.getByRole('img', { name: '雪の積もった柿の木。' });
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      photograph.evaluate((img: HTMLImageElement) => img.complete && img.naturalHeight > img.naturalWidth),
    )
    .toBe(true);
  const picks = await visit('/pick/2026-11-18-abc');
  await picks.getByRole('heading', { name: title }).waitFor();
  const answers = await Promise.all(
    LETTERS.map(async (letter) =>
      (await fetch(`${site}/pick/2026-11-18-abc/${letter.toLowerCase()}`)).text(),
    ),
  );
  for (const [at, card] of [love[3]!, love[12]!, love[9]!].entries())
    expect(answers[at]).toContain(card.name);
}, 900_000);

test('a mistake is said before it is saved, in the words of the content check, and nothing is lost', async () => {
  const desk = await openDesk();
  const { page } = desk;
  // What the form can say at once stands at its field.
  await desk.go('/collections/notices/new');
  await field(page, 'お知らせのid').fill('お正月');
  await desk.press();
  await page.getByText('半角の小さい英字、数字、ハイフンだけで書いてください').first().waitFor();
  // What needs more than one field is said in a box.
  const [, service] = firstService();
  const file = `content/services/${service}.yaml`;
  const before = await desk.read(file);
  await desk.go(`/collections/services/entries/${service}`);
  await page.getByRole('spinbutton', { name: '前の値段' }).fill('1');
  await desk.press();
  const box = page.getByRole('dialog').filter({ hasText: 'まだ保存していません' });
  await box.getByText('newPrice').first().waitFor();
  await box.getByRole('button', { name: '閉じて直す' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await page.getByRole('spinbutton', { name: '前の値段' }).inputValue()).toBe('1');
  expect(await desk.read(file)).toBe(before);
});

test.each([
  ['as it comes from an iPhone', 'IMG_0002.HEIC', 'image/heic'],
  ['renamed', 'IMG_0002.jpg', 'image/jpeg'],
])('a photograph in HEIC, %s, is kept as one that every browser shows', async (_, name, mimeType) => {
  const desk = await openDesk();
  await desk.go('/collections/notices/new');
  await field(desk.page, 'お知らせのid').fill('photograph');
  await field(desk.page, 'お知らせの題').fill('写真を足しました');
  await desk.page.getByRole('button', { name: '今日' }).click();
  await field(desk.page, 'お知らせの本文').fill('写真です。');
  const buffer = readFileSync(join(ROOT, 'tests', 'support', 'photograph.heic'));
  await addPhotograph(desk.page, '半分が黄土色、半分が青の一枚。', { name, mimeType, buffer });
  await desk.save();
  await expect
    .poll(() => desk.read('content/notices/2026-11-18-photograph.yaml'))
    .toContain('src: images/IMG_0002.webp\n');
  expect(await desk.picture('content/images/IMG_0002.webp')).toEqual({ width: 640, height: 480 });
});
