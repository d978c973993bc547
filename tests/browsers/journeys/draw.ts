import { expect, test } from 'vitest';
import { reactIsThere } from '../../support/react-is-there.ts';
import type { Open } from '../support/visit.ts';

const DECKS = [
  { deck: 'tarot', name: 'タロット占い' },
  { deck: 'oracle', name: 'オラクルカード占い' },
  { deck: 'love', name: '恋愛カード占い' },
];

/** Runs in the page: the words of the wait are seen, and the button is not. */
function isDrawing(): boolean {
  const status = document.querySelector<HTMLElement>('main [role=status]');
  const buttons = [...document.querySelectorAll<HTMLElement>('main [data-early="draw"]')];
  return (
    status?.innerText.trim() === 'カードを引いています...' &&
    buttons.every((button) => button.getClientRects().length === 0)
  );
}

export function drawing(open: Open): void {
  test.each(
    DECKS,
  )('$name: drawing, revealed with the focus on it, on to the card and back to draw again', async ({
    deck,
    name,
  }) => {
    const visit = await open(`/reading/${deck}`);
    await visit.hydrated();
    expect(await visit.tab.run(() => document.querySelector('h1')?.textContent)).toBe(name);
    await visit.tap('main button', 'カードを引く');
    await visit.until(isDrawing);
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    const shown = await visit.tab.run(() => document.querySelector('h1')?.textContent);
    // The picture that turns over is the drawn card's and has arrived.
    await visit.until(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-phase] [aria-hidden="false"] img');
      return picture?.complete === true && picture.naturalWidth > 0;
    });

    await visit.tap('main a', 'カードの詳細を見る');
    await visit.until(() => document.querySelector('main article') !== null);
    expect(await visit.path()).toMatch(new RegExp(`^/reading/${deck}/\\d+$`));
    expect(shown).toContain(await visit.tab.run(() => document.querySelector('h1')?.textContent));

    await visit.tap('main a', 'もう一度引く');
    await visit.until(() => document.querySelector('[data-phase="idle"]') !== null);
    expect(await visit.path()).toBe(`/reading/${deck}`);
    expect(await visit.told()).toEqual([]);
  });

  test('a tap before React has come begins the draw at once; React goes on with it', async () => {
    const visit = await open('/reading/love', { hold: /\.js$/ });
    await visit.tap('main button', 'カードを引く');
    await visit.until(isDrawing);
    expect(await visit.tab.run(reactIsThere)).toBe(false);
    visit.site.release();
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    expect(await visit.told()).toEqual([]);
  });

  test('a tap on another button before React has come is kept, shown as heard, and answered by React', async () => {
    const copied = () => {
      const writeText = async (text: string) => {
        document.documentElement.dataset.copied = text;
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    };
    const visit = await open('/', { hold: /\.js$/, init: copied });
    await visit.tab.run(() => document.querySelector<HTMLDialogElement>('#line-sheet')!.showModal());
    await visit.tap('#line-sheet [data-early]', 'コピー');
    const heard = await visit.tab.run(
      () => document.querySelectorAll('#line-sheet [aria-busy="true"]').length,
    );
    expect(heard).toBe(1);
    visit.site.release();
    await visit.until(() => document.documentElement.dataset.copied !== undefined);
    expect(await visit.tab.run(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0);
    expect(await visit.told()).toEqual([]);
  });

  test("the browser's own back: a page that was left while drawing is kept whole, and ready to draw again", async () => {
    const visit = await open('/reading/love');
    const leaveAndComeBack = async () => {
      await visit.hydrated();
      await visit.tab.run(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset.kept = String(event.persisted);
        });
      });
      await visit.tap('main button', 'カードを引く');
      await visit.until(isDrawing);
      // The footer's links are full loads.
      await visit.tap('footer a[href="/weekly"]');
      await visit.until(() => document.querySelector('[data-week]') !== null);
      await visit.tab.back();
      await visit.until(
        () => location.pathname === '/reading/love' && document.querySelector('[data-phase="idle"]') !== null,
      );
      return visit.tab.run(() => document.documentElement.dataset.kept);
    };
    // Firefox keeps no page that waits for an answer just then: it is left again.
    await expect.poll(leaveAndComeBack).toBe('true');
    await visit.tap('main button', 'カードを引く');
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    expect(await visit.told()).toEqual([]);
  });
}
