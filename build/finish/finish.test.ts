import { expect, test } from 'vitest';
import { finishedPlace } from '../../addresses/page-files.ts';
import type { StartFacts } from '../../app/early/hand-over.ts';
import { dataPlace, withStartFacts } from './start-facts.ts';

const FACTS: StartFacts = {
  when: 'late',
  router: { ssr: false },
  data: '/assets/index-0123456789ab.data',
  preloads: ['/assets/entry-2.js'],
  manifest: '/assets/manifest-1.js',
  routes: { root: '/assets/root-4.js' },
  entry: '/assets/entry-2.js',
};

test('what the start needs to know stands in the head as data, before the first script', () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>start()</script></head></html>';
  const page = withStartFacts(html, 'a.html', { ...FACTS, routes: { '</script>': '/x.js' } });
  const [, block = ''] = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({ ...FACTS, routes: { '</script>': '/x.js' } });
  expect(page.indexOf(block)).toBeLessThan(page.indexOf('start()'));
});

test('a page that begins otherwise stops the build and names the file', () => {
  expect(() => withStartFacts('<html><body></body></html>', 'weekly.html', FACTS)).toThrow(/^weekly\.html: /);
});

test('the data of a page lies beside it, under a name of its content', () => {
  expect(dataPlace('reading/tarot.html', 'a'.repeat(64))).toBe('assets/reading-tarot-aaaaaaaaaaaa.data');
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
