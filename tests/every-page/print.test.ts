import { describe, expect, it } from 'vitest';
import { ARTICLE } from '../support/content.ts';
import { openWhole } from './shown.ts';

const PRINTED = [ARTICLE, '/terms-of-service', '/privacy-policy', '/legal-notation', '/link'];

describe('on paper', () => {
  it.each(PRINTED)('%s is its words in ink on white, without navigation and advertisements', async (path) => {
    const { page } = await openWhole(path, 720);
    await page.emulateMedia({ media: 'print' });

    for (const gone of ['body header', 'footer', '[data-banners]', 'dialog']) {
      const shown = await page.locator(gone).evaluateAll((all) => all.filter((one) => one.checkVisibility()));
      expect(shown, gone).toEqual([]);
    }
    expect(await page.locator('main h1').isVisible()).toBe(true);
    const texts = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, a)').evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const light = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha === 0 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const shown = all.filter((one) => one.checkVisibility() && one.textContent?.trim());
      const bad = shown.filter((one) => {
        let ground: Element | null = one;
        while (ground && light(getComputedStyle(ground).backgroundColor) === 255)
          ground = ground.parentElement;
        return ground !== null || light(getComputedStyle(one).color) > 130;
      });
      return { count: shown.length, bad: bad.map((one) => one.textContent) };
    });
    expect(texts.count).toBeGreaterThan(10);
    expect(texts.bad).toEqual([]);
  });

  it.each(['/link', '/paid-fortune'])('%s says where an outgoing link leads', async (path) => {
    const { page } = await openWhole(path, 720);
    await page.emulateMedia({ media: 'print' });
    const links = await page
      .locator('main a[href^="http"]')
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one, '::after').content, one.getAttribute('href')]),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [content, href] of links) expect(content).toContain(href);
  });
});
