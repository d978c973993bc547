import { expect, test } from 'vitest';
import { content, deckCalled, words } from '../../support/content.ts';
import { reactIsThere } from '../../support/react-is-there.ts';
import type { Open } from '../support/visit.ts';

/** Runs in the page: the words of the wait are seen, and the button is not. */
function isDrawing(said: string): boolean {
  const status = document.querySelector<HTMLElement>('main [role=status]');
  const buttons = [...document.querySelectorAll<HTMLElement>('main [data-early="draw"]')];
  return status?.innerText.trim() === said && buttons.every((button) => button.getClientRects().length === 0);
}

/**
 * Runs in the page: follows the footer's link, a full load, in the midst of the wait. A driver on a busy machine may come after
 * the reveal, and by then Firefox, which keeps no page that waits for an answer, has had the card's.
 */
function leaveWhenDrawing(said: string, href: string): void {
  const main = document.querySelector('main')!;
  const watch = new MutationObserver(() => {
    if (main.querySelector<HTMLElement>('[role=status]')?.innerText.trim() !== said) return;
    watch.disconnect();
    const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`)!;
    setTimeout(() => link.click(), 1000);
  });
  watch.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
}

export function drawing(open: Open): void {
  // The other decks are drawn from below and in dialogs.ts; all three in every one of their states: tests/journeys/draw.test.ts.
  test('drawing, revealed with the focus on it, on to the card and back to draw again', async () => {
    const { deck, name } = deckCalled('oracle');
    const visit = await open(`/reading/${deck}`);
    await visit.hydrated();
    expect(await visit.tab.run(() => document.querySelector('h1')?.textContent)).toBe(name);
    await visit.tap('main button', words.draw.button);
    await visit.until(isDrawing, words.draw.drawing);
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    const shown = await visit.tab.run(() => document.querySelector('h1')?.textContent);
    // The picture that turns over is the drawn card's and has arrived.
    await visit.until(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-phase] [aria-hidden="false"] img');
      return picture?.complete === true && picture.naturalWidth > 0;
    });

    // The answer makes room for itself above the buttons.
    await visit.until(() => document.querySelector('main dl dt') !== null);
    await visit.follow(words.draw.details);
    await visit.until(() => document.querySelector('main article') !== null);
    expect(await visit.path()).toMatch(new RegExp(`^/reading/${deck}/\\d+$`));
    expect(shown).toContain(await visit.tab.run(() => document.querySelector('h1')?.textContent));

    await visit.tap('main a', words.detail.again);
    await visit.until(() => document.querySelector('[data-phase="idle"]') !== null);
    expect(await visit.path()).toBe(`/reading/${deck}`);
    expect(await visit.told()).toEqual([]);
  });

  test('her theme is answered; what she drew stays: back from its page and after a reload', async () => {
    const visit = await open('/reading/tarot');
    const { key, label } = deckCalled('tarot').themes[2]!;
    await visit.tap('main fieldset label', label);
    await visit.hydrated();
    await visit.tap('main button', words.draw.button);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    await visit.until((term) => document.querySelector('main dl dt')?.textContent === term, label);
    const result = () => document.querySelector<HTMLElement>('main [data-phase="revealed"]')?.innerText;
    const isShown = () =>
      document.querySelector('main [data-phase="revealed"]') !== null &&
      document.querySelector('main dl dt') !== null;
    const shown = await visit.tab.run(result);
    await visit.follow(words.draw.details);
    await visit.until(() => document.querySelector('main article') !== null);
    expect(await visit.tab.run(() => location.search)).toMatch(
      new RegExp(`^\\?side=(upright|reversed)&theme=${key}$`),
    );
    expect(await visit.tab.run(() => document.querySelectorAll('main [data-asked]').length)).toBe(2);
    await visit.tab.back();
    await visit.until(isShown);
    expect(await visit.tab.run(result)).toBe(shown);
    await visit.tab.run(() => {
      document.documentElement.dataset.before = 'the reload';
      location.reload();
    });
    await visit.until(() => document.documentElement.dataset.before === undefined);
    await visit.until(isShown);
    expect(await visit.tab.run(result)).toBe(shown);
    expect(await visit.told()).toEqual([]);
  });

  test('a tap before React has come begins the draw at once; React goes on with it', async () => {
    const visit = await open('/reading/love', { hold: /\.js$/ });
    await visit.tap('main button', words.draw.button);
    await visit.until(isDrawing, words.draw.drawing);
    expect(await visit.tab.run(reactIsThere)).toBe(false);
    visit.site.release();
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    expect(await visit.told()).toEqual([]);
  });

  test('a tap on another button before React has come is kept, shown as heard, and answered by React', async () => {
    const visit = await open('/weekly', { hold: /\.js$/ });
    await visit.tap('main form [data-early]', content.pages.weekly.birthday.find);
    const heard = await visit.tab.run(() => document.querySelectorAll('main form [aria-busy="true"]').length);
    expect(heard).toBe(1);
    visit.site.release();
    await visit.until(() => document.querySelector('main form [role=status]')?.textContent !== '');
    expect(await visit.tab.run(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0);
    expect(await visit.told()).toEqual([]);
  });

  test("the browser's own back: a page that was left while drawing is kept whole, and ready to draw again", async () => {
    const visit = await open('/reading/love');
    const leaveAndComeBack = async () => {
      await visit.hydrated();
      await visit.tab.run(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset.persisted = String(event.persisted);
        });
      });
      await visit.tab.run(leaveWhenDrawing, words.draw.drawing, '/weekly');
      await visit.tap('main button', words.draw.button);
      await visit.until(() => document.querySelector('[data-range]') !== null);
      await visit.tab.back();
      await visit.until(
        () => location.pathname === '/reading/love' && document.querySelector('[data-phase="idle"]') !== null,
      );
      return visit.tab.run(() => document.documentElement.dataset.persisted);
    };
    // Firefox keeps no page that waits for an answer just then: it is left again. On a busy machine one try takes a dozen seconds.
    await expect.poll(leaveAndComeBack, { timeout: 180_000 }).toBe('true');
    await visit.tap('main button', words.draw.button);
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    expect(await visit.told()).toEqual([]);
  });
}
