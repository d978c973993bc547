import { expect, test } from 'vitest';
import { deferStart } from './defer-start.ts';
import { finishedPlace } from './layout.ts';
import { dataPlace, takeData } from './page-data.ts';
import { withoutRouter } from './still-page.ts';

const PAGE = `<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/><link rel="stylesheet" href="/assets/root-3.css"/></head><body><h1>星</h1><script>window.early = 1;</script><script>window.__reactRouterContext = {"ssr":false};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-4.js";
import * as route1 from "/assets/home-5.js";
window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-2.js");</script></body></html>`;

const DATA = '/assets/index-0123456789ab.data';

/** The entry is the larger one. */
const sizeOf = (address: string) => (address.includes('entry') ? 2000 : 1000);

/** The script that starts React, out of the finished page. */
function startScript(): string {
  return (
    /<script>(\(\(w, d, start\)[\s\S]*?)<\/script>/.exec(deferStart(PAGE, 'index.html', DATA, sizeOf))?.[1] ??
    ''
  );
}

test('React starts late: nothing of it is named where the browser would fetch it by itself', () => {
  const page = deferStart(PAGE, 'index.html', DATA, sizeOf);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/<script[^>]*>import "|type="module"/);
  expect(page).toContain('<link rel="stylesheet" href="/assets/root-3.css"/>');
  // A script after the styles would wait for them.
  expect(page.indexOf(startScript())).toBeLessThan(page.indexOf('<link rel="stylesheet"'));
  expect(startScript()).toContain(
    JSON.stringify({
      data: DATA,
      preloads: ['/assets/entry-2.js', '/assets/manifest-1.js'],
      modules: ['/assets/manifest-1.js', '/assets/root-4.js', '/assets/home-5.js'],
      routes: ['root', 'pages/home'],
      entry: '/assets/entry-2.js',
    }),
  );
});

interface Picture {
  complete: boolean;
  onload?: () => void;
}

/**
 * Runs the script in a page whose first picture is this, or none; `tell` sends it an event, `paint` tells it that this
 * element was painted large, `rest` lets its timer run out; `asked` is what it fetched, in order.
 */
function running(picture: Picture | null = null) {
  const asked: string[] = [];
  const given: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const listen = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const browser = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => given.push(text), close: () => given.push('closed') },
    },
    addEventListener: listen,
    __reactRouterRouteModules: undefined as unknown,
    requestIdleCallback: () => {},
  };
  const page = {
    addEventListener: listen,
    querySelector: () => picture,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  };
  const load = async (address: string) => {
    asked.push(`run ${address}`);
    return address;
  };
  const fetch = async (address: string) => {
    asked.push(address);
    return { ok: true, text: async () => `data of ${address}` };
  };
  const source = startScript().replaceAll('import(', 'load(');
  let timer = () => {};
  let tellOfPaints: (paints: { getEntries: () => { element: object | null }[] }) => void = () => {};
  const surroundings = {
    window: browser,
    document: page,
    load,
    fetch,
    setTimeout: (work: () => void) => {
      timer = work;
    },
    clearTimeout: () => {
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
  new Function(...Object.keys(surroundings), source)(...Object.values(surroundings));
  const passes = () => new Promise((resolve) => setTimeout(resolve, 0));
  const tell = async (name: string, target: object = {}) => {
    listeners.get(name)?.({ target });
    await passes();
  };
  const paint = (element: object) => tellOfPaints({ getEntries: () => [{ element }] });
  return { asked, given, browser, tell, paint, rest: () => timer() };
}

/** The largest first, the data after the modules. */
const FILES = ['/assets/entry-2.js', '/assets/manifest-1.js', DATA];
const MODULES = ['/assets/manifest-1.js', '/assets/root-4.js', '/assets/home-5.js'];

test("its files are fetched once the page's picture has been painted, and not run", async () => {
  const picture: Picture = { complete: false };
  const { asked, tell, paint } = running(picture);
  await tell('DOMContentLoaded');
  paint({ complete: true });
  picture.onload?.();
  paint({ complete: true });
  expect(asked).toEqual([]);
  paint(picture);
  expect(asked).toEqual(FILES);
});

test.each([
  ['is there already, and no engine tells of its paint', { complete: true }],
  ['is missing', null],
])('where the picture %s: once the page rests', async (_, picture) => {
  const { asked, tell, rest } = running(picture);
  await tell('DOMContentLoaded');
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(FILES);
});

test('it starts on the first press beside a link, when the page is whole', async () => {
  const { asked, given, browser, tell } = running();
  await tell('pointerdown', { closest: (selector: string) => selector === 'a' });
  expect(asked).toEqual([]);
  await tell('pointerdown', { closest: () => null });
  await tell('keydown', browser);
  expect(asked).toEqual([...FILES, ...MODULES.map((file) => `run ${file}`)]);
  expect(given).toEqual([]);
  await tell('DOMContentLoaded');
  expect(asked.at(-1)).toBe('run /assets/entry-2.js');
  expect(given).toEqual([`data of ${DATA}`, 'closed']);
  expect(browser.__reactRouterRouteModules).toEqual({
    root: '/assets/root-4.js',
    'pages/home': '/assets/home-5.js',
  });
});

test('a form of the scripts that the rewrite does not know stops the build and names the file', () => {
  expect(() => deferStart('<html><body></body></html>', 'weekly.html', DATA, sizeOf)).toThrow(
    /^weekly\.html: the module script/,
  );
  expect(() =>
    deferStart(PAGE.replace('window.__reactRouterRouteModules', 'window.x'), 'a.html', DATA, sizeOf),
  ).toThrow('a.html');
  const second = PAGE.replace('</body>', '<script type="module" async="">import "/b.js";</script></body>');
  expect(() => deferStart(second, 'a.html', DATA, sizeOf)).toThrow('would still load');
});

const STREAMED = PAGE.replace(
  '</body>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"\\u003cb\\u003e 星\\",");</script>' +
    '<!--$--><script>window.__reactRouterContext.streamController.enqueue("1]\\n");</script>' +
    '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--><!--/$-->' +
    '<script>window.late = 1;</script></body>',
);

test('the data of a page leaves it whole, as the router reads it', () => {
  expect(takeData(STREAMED, 'index.html')).toEqual({
    html: PAGE.replace('</body>', '<script>window.late = 1;</script></body>'),
    data: '["<b> 星",1]\n',
  });
  expect(dataPlace('reading/tarot.html', 'a'.repeat(64))).toBe('assets/reading-tarot-aaaaaaaaaaaa.data');
});

test('data in a form that is not known stops the build and names the file', () => {
  expect(() => takeData(PAGE, 'weekly.html')).toThrow(/^weekly\.html: the data/);
  const more = STREAMED.replace('</body>', '<script>x.streamController.close();</script></body>');
  expect(() => takeData(more, 'a.html')).toThrow('would stay behind');
});

test('a not-found page carries nothing of the router and keeps its own scripts', () => {
  const page = withoutRouter(PAGE);
  expect(page).not.toMatch(/reactRouter|type="module"|modulepreload/);
  expect(page).toContain('<script>window.early = 1;</script>');
  expect(page).toContain('<h1>星</h1>');
  expect(page.startsWith('<!DOCTYPE html>')).toBe(true);
});

test.each([
  ['index.html', 'index.html'],
  ['weekly/index.html', 'weekly.html'],
  ['weekly/scorpio/index.html', 'weekly/scorpio.html'],
  ['weekly.data', 'weekly.data'],
  ['_root.data', '_root.data'],
  ['assets/a-1.js', 'assets/a-1.js'],
  ['404/index.html', '404.html'],
  ['404/tarot/index.html', 'reading/tarot/404.html'],
  ['404/blog/index.html', 'blog/404.html'],
  ['sitemap.xml', 'sitemap.xml'],
  ['sitemap.xml.data', undefined],
  ['offline/index.html', 'offline.html'],
  ['offline.data', undefined],
  ['404.data', undefined],
  ['404/tarot.data', undefined],
  ['__spa-fallback.html', undefined],
])('%s goes to %s', (file, place) => expect(finishedPlace(file, ['tarot', 'oracle', 'love'])).toBe(place));
