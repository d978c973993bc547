import { expect, test } from 'vitest';
import { FakeCaches, fakeWorld, type Network, reply } from './test-world.ts';

const script = (text: string) => () => reply(text, { type: 'text/javascript' });

test.each([
  ['not found', '/a', reply('', { status: 404 })],
  ['an error', '/a', reply('', { status: 500 })],
  ['a part', '/pictures/a-1.b.avif', reply('', { status: 206, type: 'image/avif' })],
  ['followed to another address', '/a', reply('', { redirected: true })],
  ['of another host', '/a', reply('', { kind: 'opaque' })],
  ['a redirect not followed', '/a', reply('', { kind: 'opaqueredirect' })],
  ['a page in place of a file', '/assets/a-1.js', reply('<h1>')],
  ['a file in place of a page', '/a', reply('{}', { type: 'application/json' })],
])('%s is not kept', async (_, path, response) => {
  const { store, caches, name } = fakeWorld({});
  await store.put(path, response);
  expect(caches.paths(name)).toEqual([]);
});

test('a page is kept with every script, style and data file it names, each fetched once', async () => {
  const page =
    '<link href="/assets/a-1.css"><script>import("/assets/b-2.js");fetch("/assets/b-3.data")</script>';
  const { store, caches, name, asked } = fakeWorld({
    '/assets/a-1.css': () => reply('', { type: 'text/css' }),
    '/assets/b-2.js': script(''),
    '/assets/b-3.data': () => reply('', { type: 'text/x-script' }),
  });
  await store.put('/a', reply(page));
  await store.put('/b', reply(page));
  expect(caches.paths(name).sort()).toEqual([
    '/a',
    '/assets/a-1.css',
    '/assets/b-2.js',
    '/assets/b-3.data',
    '/b',
  ]);
  expect(asked).toHaveLength(3);
});

test('what a build names is put by whole or not at all', async () => {
  const network: Network = { '/a': () => reply('a'), '/assets/b-1.js': script('b') };
  const whole = fakeWorld(network, { files: ['/a', '/assets/b-1.js'] });
  await whole.store.putByAll();
  expect(whole.caches.paths(whole.name).sort()).toEqual(['/a', '/assets/b-1.js']);
  const broken = fakeWorld(network, { files: ['/a', '/assets/b-1.js', '/assets/gone-1.js'] });
  await expect(broken.store.putByAll()).rejects.toThrow('Failed to fetch');
  expect(await broken.caches.keys()).toEqual([]);
  const missing = fakeWorld({ '/a': () => reply('', { status: 404 }) }, { files: ['/a'] });
  await expect(missing.store.putByAll()).rejects.toThrow('/a answers 404');
});

test('files with a hash are taken over from the build before, pages are fetched anew', async () => {
  const caches = new FakeCaches();
  const network: Network = { '/a': () => reply('old'), '/assets/b-1.js': script('b') };
  const files = ['/a', '/assets/b-1.js'];
  await fakeWorld(network, { id: 'first', files }, caches).store.putByAll();
  network['/a'] = () => reply('new');
  const next = fakeWorld(network, { id: 'second', files }, caches);
  await next.store.putByAll();
  expect(next.asked).toEqual(['/a']);
  expect(await (await next.store.find('/a'))?.text()).toBe('new');
});

test('the build before is still read from, the one before that is forgotten, foreign caches are left alone', async () => {
  const caches = new FakeCaches();
  await caches.open('somebody-else');
  const at = (id: string) => fakeWorld({}, { id }, caches);
  for (const id of ['first', 'second', 'third']) await at(id).store.put(`/${id}`, reply(id));
  const { store } = at('third');
  await store.forgetOlder();
  expect(await caches.keys()).toEqual(['somebody-else', 'hoshiakari-second-1', 'hoshiakari-third-1']);
  expect(await (await store.find('/second'))?.text()).toBe('second');
  expect(await store.findOwn('/second')).toBeUndefined();
  expect(await store.find('/first')).toBeUndefined();
});

test('the oldest pages and pictures go when there are too many; what was put by stays', async () => {
  const { store, caches, name } = fakeWorld({ '/kept': () => reply('') }, { files: ['/kept'] });
  await store.putByAll();
  for (let n = 0; n < 205; n++) await store.put(`/page/${n}`, reply(''));
  for (let n = 0; n < 403; n++) await store.put(`/pictures/p-1.${n}.avif`, reply('', { type: 'image/avif' }));
  const paths = caches.paths(name);
  expect(paths).toContain('/kept');
  expect(paths.filter((path) => path.startsWith('/page/'))).toHaveLength(200);
  expect(paths.filter((path) => path.startsWith('/pictures/'))).toHaveLength(400);
  expect(paths).not.toContain('/page/4');
  expect(paths).toContain('/page/5');
});

test('what is to be kept is fetched once, and not at all where there is no room', async () => {
  const network: Network = { '/a': () => reply('a'), '/b': () => reply('b') };
  const { store, asked, caches } = fakeWorld(network);
  await store.keep(['/a', '/b']);
  await store.keep(['/a', '/b']);
  expect(asked).toEqual(['/a', '/b']);
  caches.full = true;
  await store.keep(['/c', '/d']);
  expect(asked).toEqual(['/a', '/b', '/c']);
});

test('storage that is denied holds no copies and breaks nothing', async () => {
  const { store, caches } = fakeWorld({});
  caches.match = () => Promise.reject(new DOMException('', 'SecurityError'));
  caches.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
  expect(await store.find('/a')).toBeUndefined();
  expect(await store.findVariant('/pictures/a-480.b.avif')).toBeUndefined();
  expect(await store.isOlderClient('x')).toBe(false);
});

test('pages of the build before are older only when its scripts were others', async () => {
  for (const [code, older] of [
    ['1', false],
    ['0', true],
  ] as const) {
    const before = fakeWorld({}, { id: 'a', code });
    await before.caches.open(before.name);
    const { store } = fakeWorld({}, {}, before.caches);
    await store.noteOlderClients(['tab']);
    expect([await store.isOlderClient('tab'), await store.isOlderClient('other')]).toEqual([older, false]);
  }
});
