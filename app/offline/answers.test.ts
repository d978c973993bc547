import { expect, test } from 'vitest';
import { type Asked, answer, PATIENCE_MS } from './answers.ts';
import { fakeWorld, type Network, ORIGIN, reply } from './test-world.ts';

/** A request as a browser makes it; outside one `mode` cannot be said. */
function ask(
  path: string,
  { mode = 'no-cors', clientId = '', ...init }: RequestInit & { clientId?: string } = {},
) {
  const request = new Request(path.startsWith('http') ? path : ORIGIN + path, init as RequestInit);
  Object.defineProperty(request, 'mode', { value: mode });
  const work: Promise<unknown>[] = [];
  const asked: Asked = { request, clientId, later: (more) => void work.push(more) };
  const done = async () => {
    for (let next = work.shift(); next; next = work.shift()) await next;
  };
  return { asked, done };
}

const navigate = (path: string) => ask(path, { mode: 'navigate' });
const text = async (reply: Promise<Response> | undefined) => (await reply)?.text();
const OFFLINE: Network = { '/offline': () => reply('offline page') };

async function withOfflinePage(network: Network) {
  const set = fakeWorld({ ...network, ...OFFLINE }, { files: ['/offline'] });
  await set.store.precacheAll();
  set.asked.length = 0;
  return set;
}

test.each([
  ['another method', '/weekly', { method: 'POST' }],
  ['a range', '/pictures/a-480.1.avif', { headers: { range: 'bytes=0-1' } }],
  ['another host', 'https://ads.example/pictures/a-480.1.avif', {}],
  ['files of no interest', '/feed.xml', {}],
  ['the worker itself', '/sw.js', {}],
  ["the owner's desk", '/desk/editor', { mode: 'navigate' as const }],
])('%s is left to the browser', (_, path, init) => {
  const { world } = fakeWorld({});
  expect(answer(ask(path, init).asked, world)).toBeUndefined();
});

test('a page comes from the network and is kept under its address without the query', async () => {
  const { world, store } = fakeWorld({ '/weekly': () => reply('week') });
  const { asked, done } = navigate('/weekly?utm_source=line');
  expect(await text(answer(asked, world))).toBe('week');
  await done();
  expect(await (await store.findOwn('/weekly'))?.text()).toBe('week');
});

test('the request that the browser began while the worker woke up is used, not made again', async () => {
  const { world, asked: fetched } = fakeWorld({});
  const { asked } = navigate('/weekly');
  const preloaded = Promise.resolve<Response | undefined>(reply('early'));
  expect(await text(answer({ ...asked, preloaded }, world))).toBe('early');
  expect(fetched).toEqual([]);
});

test.each([
  ['given up', () => Promise.reject(new DOMException('gone', 'AbortError'))],
  ['answered by an error, as Firefox does', () => Promise.resolve(Response.error())],
])('without a network, its own request %s: the copy all the same', async (_, early) => {
  const network: Network = { '/weekly': () => reply('week') };
  const { world } = await withOfflinePage(network);
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  const { asked } = navigate('/weekly');
  expect(await text(answer({ ...asked, preloaded: early() }, fakeWorldOn(world, {})))).toBe('week');
});

test('without a network: the copy, else the offline page', async () => {
  const network: Network = { '/weekly': () => reply('week') };
  const { world } = await withOfflinePage(network);
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  delete network['/weekly'];
  const again = fakeWorldOn(world, {});
  expect(await text(answer(navigate('/weekly').asked, again))).toBe('week');
  expect(await text(answer(navigate('/about').asked, again))).toBe('offline page');
});

test('a hanging network: the copy when the patience is over, the network itself where there is none', async () => {
  const network: Network = { '/weekly': () => reply('old') };
  const { world, passTime, waited } = fakeWorld(network);
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  let come = (_: Response) => {};
  network['/weekly'] = network['/about'] = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const late = answer(navigate('/weekly').asked, world);
  await settled();
  passTime();
  expect(await text(late)).toBe('old');
  expect(waited.at(-1)).toBe(PATIENCE_MS);

  const alone = answer(navigate('/about').asked, world);
  await settled();
  passTime();
  await settled();
  come(reply('came late'));
  expect(await text(alone)).toBe('came late');
});

test('an answer that comes late is kept for the next time', async () => {
  const network: Network = { '/weekly': () => reply('old') };
  const { world, store, passTime } = fakeWorld(network);
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  let come = (_: Response) => {};
  network['/weekly'] = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const second = navigate('/weekly');
  const shown = answer(second.asked, world);
  await settled();
  passTime();
  await shown;
  come(reply('new'));
  await second.done();
  expect(await (await store.findOwn('/weekly'))?.text()).toBe('new');
});

test('a busy host: the copy; without one its own answer', async () => {
  const network: Network = { '/weekly': () => reply('week') };
  const { world } = await withOfflinePage(network);
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  const busy = fakeWorldOn(world, {
    '/weekly': () => reply('busy', { status: 503 }),
    '/about': () => reply('busy', { status: 503 }),
  });
  expect(await text(answer(navigate('/weekly').asked, busy))).toBe('week');
  expect(await text(answer(navigate('/about').asked, busy))).toBe('busy');
});

test('without a network shared results and slashes at the end lead where the host would send them', async () => {
  const { world } = await withOfflinePage({ '/weekly': () => reply('week') });
  const first = navigate('/weekly');
  await answer(first.asked, world);
  await first.done();
  const down = fakeWorldOn(world, {});
  const place = async (path: string) => (await answer(navigate(path).asked, down))?.headers.get('location');
  expect(await place('/reading/love/3?deck=oracle')).toBe(`${ORIGIN}/reading/oracle/4`);
  expect(await place('/weekly/?a=1')).toBe(`${ORIGIN}/weekly?a=1`);
  expect(await place('/about/')).toBeNull();
});

test('data that cannot be had: the router is told to open the page by its address', async () => {
  const { world } = fakeWorld({ '/busy.data': () => reply('', { status: 500, type: 'text/x-script' }) });
  const to = async (path: string) => {
    const told = await answer(ask(path).asked, world);
    expect([told?.status, told?.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
    return told?.headers.get('x-remix-redirect');
  };
  expect(await to('/weekly/leo.data')).toBe('/weekly/leo');
  expect(await to('/_.data?_routes=a&utm=x')).toBe('/?utm=x');
  expect(await to('/busy.data')).toBe('/busy');
});

test('with the data of a page the page itself is kept', async () => {
  const { world, store } = fakeWorld({
    '/about.data': () => reply('data', { type: 'text/x-script' }),
    '/about': () => reply('about'),
  });
  const { asked, done } = ask('/about.data');
  expect(await text(answer(asked, world))).toBe('data');
  await done();
  expect(await (await store.findOwn('/about'))?.text()).toBe('about');
});

test('files that never change: the copy first; the network is asked once', async () => {
  const { world, asked: fetched } = fakeWorld({
    '/assets/a-1.js': () => reply('code', { type: 'text/javascript' }),
  });
  for (let time = 0; time < 2; time++) {
    const { asked, done } = ask('/assets/a-1.js');
    expect(await text(answer(asked, world))).toBe('code');
    await done();
  }
  expect(fetched).toEqual(['/assets/a-1.js']);
});

test('a copy in doubt: the network first, past every cache, until it has answered well', async () => {
  let served = () => reply('broken', { type: 'text/javascript' });
  const cachesAsked: (RequestCache | undefined)[] = [];
  const network: Network = {
    '/assets/a-1.js': (cache) => {
      cachesAsked.push(cache);
      return served();
    },
  };
  const { world, store } = fakeWorld(network);
  const get = async () => {
    const { asked, done } = ask('/assets/a-1.js');
    const shown = await text(answer(asked, world));
    await done();
    return shown;
  };
  expect(await get()).toBe('broken');
  store.doubt(['/assets/a-1.js']);
  served = () => reply('busy', { type: 'text/plain' });
  expect(await get()).toBe('busy');
  const down = network['/assets/a-1.js']!;
  delete network['/assets/a-1.js'];
  // Nothing is lost: it may be that only the network was.
  expect(await get()).toBe('broken');
  network['/assets/a-1.js'] = down;
  served = () => reply('whole', { type: 'text/javascript' });
  expect(await get()).toBe('whole');
  served = () => reply('not asked', { type: 'text/javascript' });
  expect(await get()).toBe('whole');
  expect(cachesAsked.slice(1)).toEqual(['reload', 'reload']);
});

test('a picture that cannot be had: another size of the same drawing, never another drawing', async () => {
  const { world } = fakeWorld({
    '/pictures/tarot/17-star-480.aaaa.avif': () => reply('star', { type: 'image/avif' }),
  });
  const { asked, done } = ask('/pictures/tarot/17-star-480.aaaa.avif');
  await answer(asked, world);
  await done();
  const down = fakeWorldOn(world, {});
  const star = await answer(ask('/pictures/tarot/17-star-720.bbbb.webp').asked, down);
  expect(await star?.text()).toBe('star');
  const moon = await answer(ask('/pictures/tarot/18-moon-480.cccc.avif').asked, down);
  expect(moon?.type).toBe('error');
});

test('a page with scripts of an older build is told to open its next page by the address', async () => {
  const before = fakeWorld({}, { id: 'a', code: '0' });
  await before.caches.open(before.name);
  const now = fakeWorld(
    { '/weekly.data': () => reply('data', { type: 'text/x-script' }) },
    {},
    before.caches,
  );
  await now.store.noteOlderClients(['old']);
  expect((await answer(ask('/weekly.data', { clientId: 'old' }).asked, now.world))?.status).toBe(204);
  expect((await answer(ask('/weekly.data', { clientId: 'new' }).asked, now.world))?.status).toBe(200);
});

/** The same storage behind another network. */
function fakeWorldOn<T extends { fetch: typeof fetch }>(world: T, network: Network): T {
  return { ...world, fetch: fakeWorld(network).world.fetch };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
