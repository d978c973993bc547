import { expect, test } from 'vitest';
import { FakeCaches, fakeWorld, type Network, reply } from './test-world.ts';

/** Beginnings of SHA-256 hashes. */
const SHA_256 = { b: '3e23e8160039594a', foo: '2c26b46b68ff' };

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
  ['plain words in place of a script', '/assets/a-1.js', reply('busy', { type: 'text/plain' })],
  ['a script in place of a picture', '/pictures/a-480.b.avif', reply('', { type: 'text/javascript' })],
  ['a file without a type', '/assets/a-1.js', reply('', { type: '' })],
  ['a kind of file that the site does not have', '/assets/a-1.exe', reply('', { type: 'text/javascript' })],
  ['what asks not to be stored', '/a', reply('a', { caching: 'private, No-Store' })],
  ['other bytes than the build made', '/assets/b-1.js', reply('cut', { type: 'text/javascript' })],
  ['other bytes than its name says', '/pictures/a-480.2c26b46b.avif', reply('bar', { type: 'image/avif' })],
  ['other data than its name says', '/assets/a-2c26b46b68ff.data', reply('bar', { type: 'text/x-script' })],
])('%s is not kept', async (_, path, response) => {
  const { store, caches, name } = fakeWorld({}, { hashes: { '/assets/b-1.js': SHA_256.b } });
  await store.put(path, response);
  expect(caches.paths(name)).toEqual([]);
});

test('what is as the build made it is kept, whatever else its type says', async () => {
  const { store, caches, name } = fakeWorld({}, { hashes: { '/assets/b-1.js': SHA_256.b } });
  await store.put('/assets/b-1.js', reply('b', { type: 'Text/JavaScript;charset=UTF-8' }));
  await store.put('/pictures/a-480.2c26b46b.avif', reply('foo', { type: 'image/avif' }));
  await store.put(`/assets/a-${SHA_256.foo}.data`, reply('foo', { type: 'text/x-script' }));
  // Of an older build: its hash is not known.
  await store.put('/assets/old-0.js', reply('old', { type: 'text/javascript' }));
  expect(caches.paths(name)).toHaveLength(4);
});

test('a copy of the wrong kind that an older worker kept is not found, and is fetched anew', async () => {
  const caches = new FakeCaches();
  const older = await caches.open('hoshiakari-older-1');
  await older.put('/assets/b-1.js', reply('busy', { type: 'text/plain' }));
  await older.put('/assets/c-1.js', reply('cut', { type: 'text/javascript' }));
  const network: Network = { '/assets/b-1.js': script('b'), '/assets/c-1.js': script('b') };
  const files = ['/assets/b-1.js', '/assets/c-1.js'];
  const hashes = { '/assets/b-1.js': SHA_256.b, '/assets/c-1.js': SHA_256.b };
  const { store, name } = fakeWorld(network, { files, hashes }, caches);
  expect(await store.find('/assets/b-1.js')).toBeUndefined();
  await store.precacheAll();
  expect(caches.paths(name).sort()).toEqual(files);
  expect(await (await store.find('/assets/c-1.js'))?.text()).toBe('b');
});

test("a bad answer in the browser's own cache is asked for once more, past it", async () => {
  const network: Network = {
    '/assets/b-1.js': (cache) => (cache === 'reload' ? script('b')() : reply('busy', { type: 'text/plain' })),
  };
  const { store, asked } = fakeWorld(network, { files: ['/assets/b-1.js'] });
  await store.precacheAll();
  expect(asked).toEqual(['/assets/b-1.js', '/assets/b-1.js']);
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

test('what a build names is precached whole or not at all', async () => {
  const network: Network = { '/a': () => reply('a'), '/assets/b-1.js': script('b') };
  const whole = fakeWorld(network, { files: ['/a', '/assets/b-1.js'] });
  await whole.store.precacheAll();
  expect(whole.caches.paths(whole.name).sort()).toEqual(['/a', '/assets/b-1.js']);
  const broken = fakeWorld(network, { files: ['/a', '/assets/b-1.js', '/assets/gone-1.js'] });
  await expect(broken.store.precacheAll()).rejects.toThrow('Failed to fetch');
  expect(await broken.caches.keys()).toEqual([]);
  const missing = fakeWorld({ '/a': () => reply('', { status: 404 }) }, { files: ['/a'] });
  await expect(missing.store.precacheAll()).rejects.toThrow('/a answers 404');
});

test('files with a hash are taken over from the build before, pages are fetched anew', async () => {
  const caches = new FakeCaches();
  const network: Network = { '/a': () => reply('old'), '/assets/b-1.js': script('b') };
  const files = ['/a', '/assets/b-1.js'];
  await fakeWorld(network, { id: 'first', files }, caches).store.precacheAll();
  network['/a'] = () => reply('new');
  const next = fakeWorld(network, { id: 'second', files }, caches);
  await next.store.precacheAll();
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

test('the oldest pages and pictures go when there are too many; what is precached stays', async () => {
  const { store, caches, name } = fakeWorld({ '/kept': () => reply('') }, { files: ['/kept'] });
  await store.precacheAll();
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
