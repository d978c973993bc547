import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { heard, named } from '../support/heard.ts';

/** What the live regions say. */
const said = (all: Awaited<ReturnType<typeof heard>>) => named(all, 'status').filter(Boolean);

test('a page that the browser loads is left to the browser; a change of the page is announced by its title', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  expect(said(await heard(page))).toEqual([]);
  await page.locator('main a[href="/blog/tarot-spread"]').click();
  await page.locator('#main:focus').waitFor();
  expect(said(await heard(page))).toEqual(['三枚並べるタロット、席の名前から決める｜ほしあかり']);
  await page.goBack();
  await page.waitForURL('**/blog');
  await page.getByRole('status').getByText('ブログ｜ほしあかり').waitFor();
});

test('a draw: the button, the wait with its progress, the result', async () => {
  const { page } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  const idle = await heard(page);
  expect(named(idle, 'button')).toContain('カードを引く');
  expect(named(idle, 'image')[0]).toMatch(/^タロットカードの裏/);
  expect(said(idle)).toEqual([]);

  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(2100);
  const drawing = await heard(page);
  expect(said(drawing)).toEqual(['カードを引いています...']);
  const bar = drawing.find(({ role }) => role === 'progressbar');
  expect(bar?.name).toBe('カードを引いています...');
  expect(bar?.states).toMatchObject({ valuemin: 0, valuemax: 100 });
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(named(drawing, 'button')).not.toContain('カードを引く');

  await page.clock.runFor(3000);
  await page.locator('[data-phase="revealed"]').waitFor();
  await page.clock.runFor(2000);
  const revealed = await heard(page);
  const headings = revealed.filter(({ role }) => role === 'heading');
  expect(headings.map(({ states }) => states.level)).toEqual([1]);
  expect(headings[0]?.states.focused).toBe(true);
  // Japanese and English name, each in its language.
  const name = page.locator('h1');
  expect(await name.locator('[lang="en"]').textContent()).toMatch(/^\s*[A-Z][A-Za-z ]+$/);
  expect(headings[0]?.name.replaceAll(' ', '')).toBe((await name.textContent())?.replaceAll(' ', ''));
  // The picture says what is seen on it; the back is gone.
  expect(named(revealed, 'image')[0]).toMatch(/.{20}/);
  expect(named(revealed, 'image').join()).not.toContain('裏');
  expect(revealed.filter(({ role, name }) => role === 'list' && name === 'キーワード')).toHaveLength(1);
  expect(said(revealed)).toEqual([]);
});

test('the menu: a dialog with a name, the open page marked, nothing behind it', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await page.locator('#side-menu').waitFor();
  const all = await heard(page);
  const dialog = all.find(({ role }) => role === 'dialog');
  expect(dialog?.name).toBe('サイト内のページ');
  expect(dialog?.states.modal).toBe(true);
  expect(named(all, 'button')).toEqual(['メニューを閉じる']);
  for (const behind of ['main', 'banner', 'contentinfo']) expect(named(all, behind)).toEqual([]);
  expect(named(all, 'heading')).toEqual(['六つの占い', 'つながる']);
  const current = page.locator('#side-menu [aria-current="page"]');
  expect(await current.allTextContents()).toEqual(['ブログ']);
  for (const name of ['TikTok', 'YouTube', 'LINE'])
    expect(all.find((node) => node.role === 'link' && node.name === name)?.description).toBe(
      '（新しい画面で開きます）',
    );
});

test('a toast over a dialog is said once, from within the dialog', async () => {
  const { page } = await open('/reading/oracle', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(7000);
  await page.getByRole('button', { name: '結果をシェアする' }).click();
  await page.getByRole('dialog', { name: '結果をシェア' }).waitFor();
  const before = await heard(page);
  expect(named(before, 'status'), 'the place is there before its words').toEqual(['']);
  expect(named(before, 'link')).toEqual(['LINEでシェア', 'Xでシェア', 'Facebookでシェア']);
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  await page
    .getByRole('status')
    .getByText(/コピー/)
    .waitFor();
  expect(said(await heard(page))).toEqual([expect.stringMatching(/コピー(しました|できませんでした)/)]);
  await page.clock.runFor(4100);
  expect(said(await heard(page))).toEqual([]);
});

test('the sheet about LINE has its heading for a name', async () => {
  const { page } = await open('/', { clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: '開き方を見る' }).click();
  await page.locator('#line-sheet').waitFor();
  const all = await heard(page);
  expect(all.find(({ role }) => role === 'dialog')?.name).toBe('LINEは、別のブラウザーで');
  expect(named(all, 'button')).toEqual(['ページのアドレスをコピー', 'いつものブラウザーで開く', '閉じる']);
});

test('a sample of a reading is a picture with its words', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: '鑑定書の見本' }).first().click();
  await page.locator('main dialog[open]').waitFor();
  const all = await heard(page);
  expect(all.find(({ role }) => role === 'dialog')?.name).toBe('鑑定書の見本');
  expect(named(all, 'image')[0]).toMatch(/.{20}/);
});

test('prices: which one was, which one is', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  expect(named(await heard(page), 'deletion')).toEqual([
    '通常価格3,000円',
    '通常価格5,000円',
    '通常価格5,000円',
  ]);
  const price = page.locator('main p', { has: page.locator('s') }).first();
  expect((await price.textContent())?.replaceAll(/\s/g, '')).toBe('通常価格3,000円いまの価格500円税込');
});

test('the number of a card is a number, its English name English', async () => {
  const { page } = await open('/reading/tarot/cards', { clock: 'real' });
  const cards = named(await heard(page), 'link').filter((name) => /^\d+ /.test(name));
  expect(cards).toHaveLength(22);
  expect(cards[12]).toMatch(/^12 吊るされた男 The Hanged Man /);
  expect(cards.join()).not.toMatch(/[IVX]{2}/);
  await page.goto('/reading/tarot/12');
  const english = page.locator('main [lang="en"]').first();
  expect(
    await english.evaluate((element) => [...element.querySelectorAll(':not([aria-hidden])')].length),
  ).toBe(1);
  expect(await english.locator('[aria-hidden]').textContent()).toBe('XII');
});

test('the week: both days and what stands between them', async () => {
  const { page } = await open('/weekly', { clock: 'real' });
  expect(named(await heard(page), 'paragraph')[0]?.replaceAll(' ', '')).toMatch(
    /^\d{4}\/\d+\/\d+から\d{4}\/\d+\/\d+$/,
  );
});
