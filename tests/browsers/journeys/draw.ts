import { describe, expect, test } from 'vitest';
import type { Open } from '../support/visit.ts';

const DECKS = [
  { deck: 'tarot', name: 'タロット占い' },
  { deck: 'oracle', name: 'オラクルカード占い' },
  { deck: 'love', name: '恋愛カード占い' },
];

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
    await visit.until(
      () => document.querySelector('main [role=status]')?.textContent === 'カードを引いています...',
    );
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

  describe('a tap before React has come', () => {
    test('is kept, shown as heard, and draws once React is there', async () => {
      const visit = await open('/reading/love', { hold: /\.js$/ });
      await visit.tap('main button', 'カードを引く');
      const button = await visit.tab.run(() => {
        const { ariaBusy } = document.querySelector<HTMLElement>('main [data-early]')!;
        return { ariaBusy, drawing: document.querySelector('main [role=status]') !== null };
      });
      expect(button).toEqual({ ariaBusy: 'true', drawing: false });
      visit.site.release();
      await visit.until(() => document.querySelector('main [role=status]') !== null);
      await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
      expect(await visit.told()).toEqual([]);
    });
  });
}
