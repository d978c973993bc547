import { expect, test } from 'vitest';
import { ARTICLE, content, deckCalled, lastIdOf, TITLE_END } from '../../support/content.ts';
import type { Open } from '../support/visit.ts';

const scrolledTo = () => Math.round(window.scrollY);

/** Ways from page to page. */
export function ways(open: Open): void {
  test('a link changes the page without loading it whole, from its top; back stands where it was', async () => {
    const list = '/reading/tarot/cards';
    const visit = await open(list);
    await visit.hydrated();
    await visit.tab.run(() => {
      Object.assign(window, { stillHere: true });
      window.addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), true);
    });
    const card = `/reading/tarot/${lastIdOf(deckCalled('tarot'))}`;
    await visit.tap(`main a[href="${card}"]`);
    await visit.until(() => document.querySelector('[data-card-page] h1') !== null && window.scrollY === 0);
    expect(await visit.path()).toBe(card);
    expect(await visit.tab.run(() => document.title)).toContain(TITLE_END);
    expect(await visit.tab.run(() => 'stillHere' in window)).toBe(true);
    const before = await visit.tab.run(() => (window as unknown as { leftAt: number }).leftAt);
    expect(before).toBeGreaterThan(300);
    await visit.tab.back();
    await visit.until(
      (path) => location.pathname === path && document.querySelector('[data-card-page]') === null,
      list,
    );
    await expect.poll(() => visit.tab.run(scrolledTo)).toBe(before);
    expect(await visit.tab.run(() => 'stillHere' in window)).toBe(true);
    expect(await visit.told()).toEqual([]);
  });

  test('a reload keeps its place', async () => {
    const visit = await open(ARTICLE);
    await visit.hydrated();
    await visit.tab.run(() => {
      window.scrollTo({ top: 1200, behavior: 'instant' });
      Object.assign(window, { stillHere: true });
    });
    await visit.until(() => Math.round(window.scrollY) === 1200);
    await visit.tab.reload();
    await visit.until(() => !('stillHere' in window) && document.readyState === 'complete');
    await expect.poll(() => visit.tab.run(scrolledTo)).toBe(1200);
    await visit.hydrated();
    expect(await visit.tab.run(scrolledTo)).toBe(1200);
  });

  test('before React a link is a plain link', async () => {
    const visit = await open('/', { hold: /\.js$/ });
    await visit.tap('main a[href="/reading/tarot"]');
    // Its scripts are held back too, so it may never be complete.
    await visit.until(
      (name) => location.pathname === '/reading/tarot' && document.querySelector('h1')?.textContent === name,
      deckCalled('tarot').name,
    );
    expect(await visit.told()).toEqual([]);
  });

  test('an entry of the contents leads to its heading, below the header', async () => {
    const visit = await open(ARTICLE);
    await visit.hydrated();
    const entry = `nav[aria-label="${content.pages.blog.contents}"] li:nth-of-type(4) > a`;
    await visit.tap(entry);
    await visit.until((selector) => {
      const id = decodeURIComponent(document.querySelector<HTMLAnchorElement>(selector)?.hash.slice(1) ?? '');
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      return top >= 64 && top < 300;
    }, entry);
  });
}
