import { describe, expect, test } from 'vitest';
import { content, menuPathsBut, words } from '../../support/content.ts';
import type { Open, Visit } from '../support/visit.ts';

const OPEN = words.menuOpen;
const CLOSE = words.menuClose;

/** Runs in the page: is this dialog open, above everything else? */
const isOpen = (id: string) => document.querySelector(`#${id}`)?.matches('dialog:modal') === true;
const isClosed = (id: string) => document.querySelector<HTMLDialogElement>(`#${id}`)?.open !== true;

const hasFocus = (name: string) => document.activeElement?.textContent.includes(name) === true;

/** The ways to close the menu: its button, a press beside it, Esc. */
const WAYS: ((visit: Visit) => Promise<void>)[] = [
  (visit) => visit.tap('#side-menu button', CLOSE),
  (visit) => visit.tab.click(10, 400),
  (visit) => visit.press('Escape'),
];

export function dialogs(open: Open): void {
  test.each([
    ['before React', false],
    ['after React', true],
  ])('the menu %s: over the page with the focus in it, closed by each of its ways, and the focus is given back', async (_, react) => {
    const visit = await open('/blog', react ? {} : { hold: /\.js$/ });
    if (react) await visit.hydrated();
    for (const [place, close] of WAYS.entries()) {
      await visit.tap('header button', OPEN);
      await visit.until(isOpen, 'side-menu');
      expect(await visit.tab.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      // However it is closed, it was the same menu: once round it.
      for (let step = 0; place === 0 && step < 12; step++) {
        await visit.press('Tab');
        const outside = await visit.tab.run(
          () =>
            document.activeElement !== document.body &&
            document.activeElement?.closest('dialog')?.id !== 'side-menu',
        );
        expect(outside, `after ${step + 1} tabs`).toBe(false);
      }
      await close(visit);
      await visit.until(isClosed, 'side-menu');
      await visit.until((label) => document.activeElement?.getAttribute('aria-label') === label, OPEN);
    }
    expect(await visit.told()).toEqual([]);
  });

  test('a menu that was opened before React stays open when React comes', async () => {
    const visit = await open('/', { hold: /\.js$/ });
    await visit.tap('header button', OPEN);
    await visit.until(isOpen, 'side-menu');
    visit.site.release();
    await visit.hydrated();
    expect(await visit.tab.run(isOpen, 'side-menu')).toBe(true);
    const [path] = menuPathsBut('/');
    await visit.tap(`#side-menu nav a[href="${path}"]`);
    await visit.until((to) => location.pathname === to, path);
    await visit.until(isClosed, 'side-menu');
    expect(await visit.told()).toEqual([]);
  });

  test('the result is shared from a sheet: targets, copying, closing', async () => {
    const visit = await open('/reading/love', {
      init: () => {
        const writeText = async (text: string) => {
          document.documentElement.dataset.copied = text;
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      },
    });
    await visit.hydrated();
    await visit.tap('main button', words.draw.button);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    await visit.tap('main button', words.draw.share);
    await visit.until(isOpen, 'share-dialog');
    const targets = await visit.tab.run(() =>
      // The story picture is a link within the site.
      [...document.querySelectorAll<HTMLAnchorElement>('#share-dialog a[target]')].map((link) => link.host),
    );
    expect(targets).toEqual(['social-plugins.line.me', 'x.com', 'www.facebook.com']);
    await visit.tap('#share-dialog button', words.share.copy);
    await visit.until(
      (said) => document.querySelector<HTMLElement>('#share-dialog [role=status]')?.innerText.trim() === said,
      words.share.copied,
    );
    expect(await visit.tab.run(() => document.documentElement.dataset.copied)).toMatch(
      /\/reading\/love\/\d+\?(side=reversed&)?from=friend$/,
    );
    await visit.press('Escape');
    await visit.until(isClosed, 'share-dialog');
    await visit.until(hasFocus, words.draw.share);
    expect(await visit.told()).toEqual([]);
  });

  test('the sample of a reading opens as a sheet', async () => {
    const visit = await open('/paid-fortune');
    await visit.hydrated();
    await visit.tap('main button', content.pages.paid.sampleLabel);
    await visit.until(() => document.querySelector('dialog:modal img, dialog:modal [role=img]') !== null);
    await visit.press('Escape');
    await visit.until(() => document.querySelector('dialog[open]') === null);
    expect(await visit.told()).toEqual([]);
  });

  describe("in TikTok's browser", () => {
    const init = () => {
      Object.defineProperty(navigator, 'userAgent', {
        value:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
          'Mobile/15E148 musical_ly_39.5.0 JsSdk/2.0 NetType/WIFI ByteLocale/ja Region/JP BytedanceWebview/d8a21c6',
      });
    };
    test.each([
      ['before React', false],
      ['after React', true],
    ])('a link to LINE opens the explanation instead, %s', async (_, react) => {
      const visit = await open('/', { init, ...(!react && { hold: /\.js$/ }) });
      if (react) await visit.hydrated();
      await visit.tap('main a', content.pages.home.line.button);
      await visit.until(isOpen, 'line-sheet');
      const text = await visit.tab.run(() => document.querySelector<HTMLElement>('#line-sheet')!.innerText);
      // Her phone's steps, and no other's.
      for (const step of words.lineSheet.iphone.paste) expect(text).toContain(step);
      for (const step of words.lineSheet.android.paste) expect(text).not.toContain(step);
      await visit.tap('#line-sheet button', words.lineSheet.close);
      await visit.until(isClosed, 'line-sheet');
      await visit.until(hasFocus, content.pages.home.line.button);
      expect(await visit.path()).toBe('/');
      expect(await visit.told()).toEqual([]);
    });

    test('from the menu too: the menu gives way to the explanation', async () => {
      const visit = await open('/blog', { init });
      await visit.hydrated();
      await visit.tap('header button', OPEN);
      await visit.until(isOpen, 'side-menu');
      await visit.tap('#side-menu a[data-line-link]');
      await visit.until(isOpen, 'line-sheet');
      await visit.until(isClosed, 'side-menu');
    });
  });
}
