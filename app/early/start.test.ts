import { afterEach, expect, test, vi } from 'vitest';
import type { StartFacts } from './hand-over.ts';
import { prepareStart } from './start.ts';

const FACTS: StartFacts = {
  when: 'late',
  router: { ssr: false, basename: '/' },
  data: '/assets/index-0123456789ab.data',
  preloads: ['/assets/entry-2.js', '/assets/manifest-1.js'],
  manifest: '/assets/manifest-1.js',
  routes: { root: '/assets/root-4.js', 'pages/home': '/assets/home-5.js' },
  entry: '/assets/entry-2.js',
};

class Picture extends EventTarget {
  readonly complete: boolean;
  constructor(complete: boolean) {
    super();
    this.complete = complete;
  }
}

class FakeElement {
  closest: (selector: string) => unknown;
  constructor(closest: (selector: string) => unknown) {
    this.closest = closest;
  }
}

interface RouterGlobals {
  __reactRouterContext?: { basename: string; stream: ReadableStream<Uint8Array> };
  __reactRouterRouteModules?: unknown;
}

afterEach(() => vi.unstubAllGlobals());

/**
 * Prepares the start in a page whose first picture is this, or none. `press` is a visitor's touch on an element inside
 * these others, `click` what becomes of it, `parsed` tells that the page is whole, `paint` that an element was painted
 * large, `rest` lets the timer run out; `asked` is what was fetched and run, in order.
 */
function running({
  picture = null,
  lost = '',
  ...facts
}: Partial<StartFacts> & { picture?: Picture | null; lost?: string } = {}) {
  const asked: string[] = [];
  const failed = vi.fn();
  const reload = vi.fn();
  const listeners: [string, (event: object) => void][] = [];
  const addEventListener = (...listener: (typeof listeners)[number]) => listeners.push(listener);
  const globals: RouterGlobals = {};
  let timer = () => {};
  let tellOfPaints: (paints: { getEntries: () => { element: object | null }[] }) => void = () => {};
  const world = {
    window: Object.assign(globals, { addEventListener, requestIdleCallback: true }),
    document: {
      addEventListener,
      querySelector: () => picture,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
    },
    location: { reload },
    Element: FakeElement,
    async fetch(address: string) {
      asked.push(address);
      return { ok: address !== lost, text: async () => `data of ${address}` };
    },
    setTimeout(work: () => void) {
      timer = work;
    },
    clearTimeout() {
      timer = () => {};
    },
    requestAnimationFrame: (work: () => void) => work(),
    // Idle moments never come: it starts by a press alone.
    requestIdleCallback: () => {},
    PerformanceObserver: class {
      constructor(told: typeof tellOfPaints) {
        tellOfPaints = told;
      }
      observe() {}
    },
  };
  const { setTimeout: later } = globalThis;
  for (const [name, value] of Object.entries(world)) vi.stubGlobal(name, value);
  const start = prepareStart({ ...FACTS, ...facts }, failed, async (address) => {
    asked.push(`run ${address}`);
    if (address === lost) throw new TypeError(address);
    return address;
  });
  const passes = () => new Promise((resolve) => later(resolve, 0));
  const tell = async (name: string, event: object) => {
    for (const [its, listener] of listeners) if (its === name) listener(event);
    await passes();
  };
  return {
    asked,
    globals,
    failed,
    reload,
    start,
    passes,
    parsed: () => tell('DOMContentLoaded', {}),
    press: (...around: string[]) =>
      tell('pointerdown', { target: new FakeElement((selector) => (around.includes(selector) ? {} : null)) }),
    click: () => tell('click', {}),
    key: () => tell('keydown', { target: {} }),
    paint: (element: object) => tellOfPaints({ getEntries: () => [{ element }] }),
    rest: () => timer(),
  };
}

/** The data after the modules. */
const FILES = [...FACTS.preloads, FACTS.data];
const MODULES = ['/assets/manifest-1.js', '/assets/root-4.js', '/assets/home-5.js'].map(
  (file) => `run ${file}`,
);

test("late: its files are fetched once the page's picture has been painted, and not run", async () => {
  const picture = new Picture(false);
  const { asked, parsed, paint } = running({ picture });
  await parsed();
  paint({ complete: true });
  picture.dispatchEvent(new Event('load'));
  paint({ complete: true });
  expect(asked).toEqual([]);
  paint(picture);
  expect(asked).toEqual(FILES);
});

test.each([
  ['is there already, and no engine tells of its paint', new Picture(true)],
  ['is missing', null],
])('late, where the picture %s: once the page rests', async (_, picture) => {
  const { asked, parsed, rest } = running({ picture });
  await parsed();
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(FILES);
});

test('late: it starts on the first press beside a link, when the page is whole and the press is a click, and once', async () => {
  const { asked, globals, parsed, press, click, key, start, reload } = running();
  await press('a');
  expect(asked).toEqual([]);
  await press();
  await key();
  start();
  expect(asked).toEqual([...FILES, ...MODULES]);
  expect(globals.__reactRouterContext).toBe(undefined);
  await parsed();
  expect(asked.slice(FILES.length)).toEqual(MODULES);
  await click();
  expect(asked.slice(FILES.length)).toEqual([...MODULES, 'run /assets/entry-2.js']);
  expect(globals.__reactRouterContext?.basename).toBe('/');
  expect(await new Response(globals.__reactRouterContext?.stream).text()).toBe(`data of ${FACTS.data}`);
  expect(globals.__reactRouterRouteModules).toEqual({
    root: '/assets/root-4.js',
    'pages/home': '/assets/home-5.js',
  });
  expect(reload).not.toHaveBeenCalled();
});

test('normal: everything is fetched at once, and run when the page is whole', async () => {
  const { asked, parsed } = running({ when: 'normal' });
  expect(asked).toEqual([...FILES, ...MODULES]);
  await parsed();
  expect(asked.at(-1)).toBe('run /assets/entry-2.js');
});

test.each([
  FACTS.data,
  '/assets/home-5.js',
  '/assets/entry-2.js',
])('without %s: it says so once; a touch changes nothing, the next start loads the page again', async (lost) => {
  const { start, parsed, press, failed, reload, passes } = running({ lost });
  start();
  await parsed();
  await passes();
  expect(failed).toHaveBeenCalledTimes(1);
  await press();
  expect(reload).not.toHaveBeenCalled();
  start();
  expect(reload).toHaveBeenCalledTimes(1);
});
