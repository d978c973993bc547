import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./banners.js', import.meta.url), 'utf8');

/** Runs the script on a page with groups of closed banners; gives back which ones it opened, group by group. */
function opened(groups: { banners: number; places: number }[], chance: () => number): number[][] {
  const page = groups.map(({ banners, places }) => ({
    banners: Array.from({ length: banners }, () => ({ hidden: true })),
    getAttribute: () => String(places),
    addEventListener: () => {},
    querySelectorAll() {
      return this.banners.filter((banner) => banner.hidden);
    },
  }));
  const Math_ = { floor: Math.floor, random: chance };
  new Function('document', 'Math', script)({ querySelectorAll: () => page }, Math_);
  return page.map((group) => group.banners.flatMap((banner, index) => (banner.hidden ? [] : [index])));
}

test('two different ones of five, one of four', () => {
  for (let run = 0; run < 200; run++) {
    const [menu = [], footer = []] = opened(
      [
        { banners: 5, places: 2 },
        { banners: 4, places: 1 },
      ],
      Math.random,
    );
    expect(new Set(menu).size).toBe(2);
    expect(footer).toHaveLength(1);
  }
});

test('every banner and every pair has the same chance', () => {
  const pairs = new Map<string, number>();
  // All combinations of 20 equally spaced values, so that nothing is left to luck.
  for (let a = 0; a < 20; a++) {
    for (let b = 0; b < 20; b++) {
      const values = [a / 20, b / 20];
      const pair = String(opened([{ banners: 5, places: 2 }], () => values.shift() ?? 0)[0]);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  expect(pairs.size).toBe(10);
  for (const count of pairs.values()) expect(count).toBe(40);
});

test('fewer banners than places: those there are', () => {
  expect(
    opened(
      [
        { banners: 1, places: 2 },
        { banners: 0, places: 1 },
      ],
      () => 0,
    ),
  ).toEqual([[0], []]);
});
