import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { ARTICLE, content, WHOLE_DRAW, words } from '../support/content.ts';
import { drawCard, expectResult, expectWhole, withoutIdle } from './visitor.ts';

/** What Chromium's translation does to a page: each text moves into two `<font>` elements, its old node is gone. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style, noscript, font'))
      texts.push(node as Text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'en';
}

describe('a page that the browser translates', () => {
  test.each(content.decks)('$deck: the words change with the draw as they do untranslated', async ({
    deck,
  }) => {
    const { page, messages } = await open(`/reading/${deck}`, { clock: 'controlled' });
    // The same chance and the same clock: both pages draw the same card.
    const plain = await page.context().newPage();
    await plain.goto(`/reading/${deck}`);
    for (const each of [page, plain]) await hydrated(each);
    await page.evaluate(translatePage);
    for (const each of [page, plain]) {
      await each.bringToFront();
      await each.getByRole('button', { name: words.draw.button }).click();
      await each.locator('main').getByRole('status').waitFor();
    }
    expect(await page.locator('main').innerText()).toBe(await plain.locator('main').innerText());
    await page.evaluate(translatePage);
    await page.clock.runFor(WHOLE_DRAW);
    for (const each of [page, plain]) await expectResult(each);
    expect(await page.locator('main').innerText()).toBe(await plain.locator('main').innerText());
    expect(messages).toEqual([]);
  });

  test('every page that is gone to shows its own words, none of the page before', async () => {
    const { page, messages } = await open('/blog', { viewport: { width: 1280, height: 800 } });
    await hydrated(page);
    const plain = await page.context().newPage();
    for (const path of [
      ARTICLE,
      '/',
      '/weekly',
      '/weekly/leo',
      '/weekly/virgo',
      '/',
      '/reading/love',
      '/reading/love/cards',
      '/reading/love/3',
      '/reading',
      '/',
    ]) {
      await page.bringToFront();
      await page.evaluate(translatePage);
      await page.locator(`:is(main, header) a[href="${path}"]:visible`).first().click();
      // Both pages share a process: the other one's loading would come before this one's showing.
      await page.waitForURL((url) => url.pathname === path);
      await plain.goto(path);
      const shown = await plain.locator('main').innerText();
      await expect.poll(() => page.locator('main').innerText()).toBe(shown);
      expect(await page.title()).toBe(await plain.title());
    }
    expect(messages).toEqual([]);
  });

  test('before React has come: React builds it anew, and it draws', async () => {
    const { page, messages } = await open('/reading/love', { clock: 'controlled', init: withoutIdle });
    const shown = await page.locator('main').innerText();
    await page.evaluate(translatePage);
    await hydrated(page);
    expect(await page.locator('main').innerText()).toBe(shown);
    await expectWhole(page);
    await drawCard(page);
    expect(messages).toEqual([]);
  });

  test('before React has come, and a card is being drawn already: it comes', async () => {
    const { page, messages } = await open('/reading/love', { clock: 'controlled', init: withoutIdle });
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: words.draw.button }).click();
    await hydrated(page);
    // React builds the page anew a while after it has come: the clock runs on until then.
    const turned = async () => {
      await page.clock.runFor(WHOLE_DRAW);
      return page.locator('[data-phase="revealed"]').count();
    };
    await expect.poll(turned).toBe(1);
    await expectResult(page);
    expect(messages).toEqual([]);
  });

  test('before React has come, and it comes while her finger rests on the button: the card is drawn', async () => {
    const { page, messages } = await open('/reading/love', { clock: 'controlled', init: withoutIdle });
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: words.draw.button }).hover();
    await page.mouse.down();
    // The press starts React: all but its beginning is there.
    await page.waitForFunction(() => '__reactRouterContext' in window, undefined, { polling: 50 });
    for (let frames = 0; frames < 30; frames++) await page.clock.runFor(16);
    await page.mouse.up();
    await page.locator('[data-phase="drawing"]').waitFor();
    await hydrated(page);
    await page.clock.runFor(WHOLE_DRAW);
    await expectResult(page);
    expect(messages).toEqual([]);
  });

  test('before React has come, in place: the same', async () => {
    const { page, messages } = await open('/reading/love', { clock: 'controlled', init: withoutIdle });
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('main h1, main li span'))
        text.textContent += ' (translated)';
    });
    await hydrated(page);
    await expectWhole(page);
    await drawCard(page);
    // React says that the page was not its own; nothing else is said.
    expect(messages.filter((message) => !/Minified React error #418/.test(message))).toEqual([]);
  });
});

test("an extension's elements anywhere in the page, and its attributes, disturb nothing", async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', init: withoutIdle });
  await page.evaluate(() => {
    for (const parent of [document.documentElement, document.head, document.body]) {
      for (const how of ['prepend', 'append'] as const) {
        for (const tag of ['div', 'iframe', 'link', 'meta', 'extension-root']) {
          const element = document.createElement(tag);
          element.className = 'injected';
          parent[how](element);
        }
      }
      parent.setAttribute('data-injected', '');
      parent.classList.add('injected-too');
    }
  });
  await hydrated(page);
  await drawCard(page);
  expect(await page.locator('.injected').count()).toBe(30);
  expect(messages).toEqual([]);
});
