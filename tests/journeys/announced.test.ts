import { expect, test } from 'vitest';
import { yen } from '../../app/lib/yen.ts';
import { hydrated, open } from '../support/browser.ts';
import {
  content,
  deckCalled,
  delayOf,
  OTHER_ARTICLE,
  otherArticle,
  TITLE_END,
  WHOLE_DRAW,
  words,
} from '../support/content.ts';
import { answerOf, drawnOn, messageOf } from '../support/drawn.ts';
import { heard, named } from '../support/heard.ts';

/** What is said after copying, done or not: which one is the browser's to decide. */
const COPY_ANSWER = new RegExp(`${words.share.copied}|${words.share.copyFailed}`);

/** What the live regions say. */
const said = (all: Awaited<ReturnType<typeof heard>>) => named(all, 'status').filter(Boolean);

test('a page that the browser loads is left to the browser; a change of the page is announced by its title', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  expect(said(await heard(page))).toEqual([]);
  await page.locator(`main a[href="${OTHER_ARTICLE}"]`).click();
  await page.locator('#main:focus').waitFor();
  expect(said(await heard(page))).toEqual([otherArticle.title + TITLE_END]);
  await page.goBack();
  await page.waitForURL('**/blog');
  await page
    .getByRole('status')
    .getByText(content.pages.blog.title + TITLE_END)
    .waitFor();
});

test('a draw: the button, the wait with its progress, the result', async () => {
  const { page } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  const idle = await heard(page);
  expect(named(idle, 'button')).toContain(words.draw.button);
  const tarot = deckCalled('tarot');
  expect(named(idle, 'group')).toContain(words.draw.question);
  expect(named(idle, 'radio')).toEqual([words.draw.any, ...tarot.themes.map(({ label }) => label)]);
  const { backAlt } = tarot;
  expect(named(idle, 'image')[0]).toBe(backAlt);
  expect(said(idle)).toEqual([]);

  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(delayOf('tarot') * 0.42);
  const drawing = await heard(page);
  expect(said(drawing)).toEqual([words.draw.drawing]);
  const bar = drawing.find(({ role }) => role === 'progressbar');
  expect(bar?.name).toBe(words.draw.drawing);
  expect(bar?.states).toMatchObject({ valuemin: 0, valuemax: 100 });
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(named(drawing, 'button')).not.toContain(words.draw.button);

  await page.clock.runFor(delayOf('tarot') * 0.6);
  await page.locator('[data-phase="revealed"]').waitFor();
  await page.clock.runFor(2000);
  // What the card answers to each theme comes beside the page.
  await page.locator('main dt').first().waitFor();
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
  expect(named(revealed, 'image').join()).not.toContain(backAlt);
  expect(revealed.filter(({ role, name }) => role === 'list' && name === words.detail.keywords)).toHaveLength(
    1,
  );
  expect(said(revealed)).toEqual([]);
  // The line for her is heard in its order, with a breath between its columns; each theme is a term with its answer.
  const { card, side } = await drawnOn(page);
  const heardText = revealed.map(({ name }) => name.replaceAll(' ', '')).join('');
  expect(heardText).toContain(messageOf(card, side).replaceAll(' ', ''));
  expect(heardText).toContain(tarot.labels[side!]);
  expect(named(revealed, 'term')).toEqual(tarot.themes.slice(0, 2).map(({ label }) => label));
  expect(named(revealed, 'definition')).toEqual(
    tarot.themes.slice(0, 2).map(({ key }) => answerOf(card, side, key)),
  );
});

test('the menu: a dialog with a name, the open page marked, nothing behind it', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: words.menuOpen }).click();
  await page.locator('#side-menu').waitFor();
  const all = await heard(page);
  const dialog = all.find(({ role }) => role === 'dialog');
  expect(dialog?.name).toBe(words.navLabel);
  expect(dialog?.states.modal).toBe(true);
  expect(named(all, 'button')).toEqual([words.menuClose]);
  for (const behind of ['main', 'banner', 'contentinfo']) expect(named(all, behind)).toEqual([]);
  expect(named(all, 'heading')).toEqual([words.readingsTitle, words.socialTitle]);
  const current = page.locator('#side-menu [aria-current="page"]');
  expect(await current.allTextContents()).toEqual(
    content.menu.filter(({ path }) => path === '/blog').map(({ name }) => name),
  );
  for (const name of ['TikTok', 'YouTube', 'LINE'])
    expect(all.find((node) => node.role === 'link' && node.name === name)?.description).toBe(words.newTab);
});

test('a toast over a dialog is said once, from within the dialog', async () => {
  const { page } = await open('/reading/oracle', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(WHOLE_DRAW);
  await page.getByRole('button', { name: words.draw.share }).click();
  await page.getByRole('dialog', { name: words.share.title }).waitFor();
  const before = await heard(page);
  expect(named(before, 'status'), 'the place is there before its words').toEqual(['']);
  expect(named(before, 'link')).toEqual([
    words.share.line,
    words.share.x,
    words.share.facebook,
    words.keep.share,
  ]);
  await page.getByRole('button', { name: words.share.copy }).click();
  await page.getByRole('status').getByText(COPY_ANSWER).waitFor();
  expect(said(await heard(page))).toEqual([expect.stringMatching(COPY_ANSWER)]);
  await page.clock.runFor(4100);
  expect(said(await heard(page))).toEqual([]);
});

test('the sheet about LINE has its heading for a name', async () => {
  // The section rises with the scroll, so a driver that scrolls at once and taps in the same frame would miss the button.
  const { page } = await open('/', { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('button', { name: content.pages.home.line.help }).click();
  await page.locator('#line-sheet').waitFor();
  const all = await heard(page);
  expect(all.find(({ role }) => role === 'dialog')?.name).toBe(words.lineSheet.title);
  expect(named(all, 'button')).toEqual([
    words.lineSheet.copy,
    words.lineSheet.copyId,
    words.lineSheet.android.open,
    words.lineSheet.close,
  ]);
});

test('a sample of a reading is a picture with its words', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  await hydrated(page);
  await page.getByRole('button', { name: content.pages.paid.sampleLabel }).first().click();
  await page.locator('main dialog[open]').waitFor();
  const all = await heard(page);
  expect(all.find(({ role }) => role === 'dialog')?.name).toBe(content.pages.paid.sampleLabel);
  expect(named(all, 'image')[0]).toMatch(/.{20}/);
});

test('prices: which one was', async () => {
  const { page } = await open('/paid-fortune', { clock: 'real' });
  expect(named(await heard(page), 'deletion')).toEqual(
    content.services.flatMap(({ oldPrice }) => (oldPrice ? [`${yen(oldPrice)}円`] : [])),
  );
});

test('the number of a card is a number, its English name English', async () => {
  const { page } = await open('/reading/tarot/cards', { clock: 'real' });
  const cards = named(await heard(page), 'link').filter((name) => /^\d+ /.test(name));
  const tarot = deckCalled('tarot').cards;
  expect(cards).toHaveLength(tarot.length);
  const hanged = tarot[12]!;
  expect(cards[12]).toMatch(new RegExp(`^12 ${hanged.name} ${hanged.english} `));
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
