import { afterEach, expect, test, vi } from 'vitest';
import { chooseBanners } from './banners.ts';

afterEach(() => vi.unstubAllGlobals());

/** Chooses on a page with groups of closed banners; gives back which ones were opened, group by group. */
function opened(groups: { banners: number; places: number }[], chance: () => number): number[][] {
  const page = groups.map(({ banners, places }) => ({
    banners: Array.from({ length: banners }, () => ({ hidden: true })),
    getAttribute: () => String(places),
    addEventListener: () => {},
    querySelectorAll() {
      return this.banners.filter((banner) => banner.hidden);
    },
  }));
  vi.stubGlobal('document', { querySelectorAll: () => page });
  chooseBanners(chance);
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

test("a view is counted when the banner's picture has come, and not when it did not", () => {
  const listeners: Record<string, (event: object) => void> = {};
  const group = {
    getAttribute: () => '1',
    querySelectorAll: () => [],
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  const asked: string[] = [];
  class FakeImage {
    set src(address: string) {
      asked.push(address);
    }
  }
  class FakeElement {
    readonly pixel: string | null;
    constructor(pixel: string | null) {
      this.pixel = pixel;
    }
    closest() {
      return { hidden: false, getAttribute: () => this.pixel };
    }
  }
  vi.stubGlobal('document', { querySelectorAll: () => [group] });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('Image', FakeImage);
  chooseBanners(() => 0);
  listeners.error?.({ target: new FakeElement('https://count.example/lost.gif') });
  expect(asked).toEqual([]);
  listeners.load?.({ target: new FakeElement('https://count.example/0.gif') });
  listeners.load?.({ target: new FakeElement(null) });
  expect(asked).toEqual(['https://count.example/0.gif']);
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
