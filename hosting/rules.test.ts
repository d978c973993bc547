import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, MOST_PATH, pagePaths, positionOfId, route, type Site } from './rules.ts';

const files: Site['files'] = {};
const add = (...paths: string[]) => {
  for (const path of paths) files[path] = { hash: path, size: 1 };
};
add('/index.html', '/404.html', '/weekly.html', '/weekly/scorpio.html', '/weekly/404.html', '/blog.html');
add(
  '/blog/tarot-intro.html',
  '/blog/404.html',
  '/reading.html',
  '/robots.txt',
  '/weekly.data',
  '/assets/a-1.js',
);
const decks: Site['decks'] = {
  tarot: { firstId: 0, size: 22 },
  oracle: { firstId: 1, size: 40 },
  love: { firstId: 0, size: 22 },
};
for (const [name, { firstId, size }] of Object.entries(decks)) {
  add(`/reading/${name}.html`, `/reading/${name}/cards.html`, `/reading/${name}/404.html`);
  for (let id = firstId; id < firstId + size; id++)
    add(`/reading/${name}/${id}.html`, `/reading/${name}/${id}.data`);
  add(`/reading/${name}/cards.data`);
}
const site: Site = { files, decks };

function ask(target: string, method = 'GET'): Answer {
  const [path = '', query = ''] = target.split('?');
  return route({ method, path, query }, site);
}

function short(answer: Answer): string {
  if (answer.kind === 'file') return answer.path;
  if (answer.kind === 'redirect') return `${answer.status} ${answer.location}`;
  if (answer.kind === 'not-found') return `404 ${answer.page}`;
  return `${answer.status} ${answer.reason} ${JSON.stringify(answer.headers)}`;
}

describe('addresses', () => {
  test.each([
    ['/', '/index.html'],
    ['/weekly', '/weekly.html'],
    ['/weekly?utm=x', '/weekly.html'],
    ['/weekly/', '301 /weekly'],
    ['/weekly/?a=1&b=2', '301 /weekly?a=1&b=2'],
    ['/weekly.html', '301 /weekly'],
    ['/weekly/index.html', '301 /weekly'],
    ['/weekly/index', '301 /weekly'],
    ['/index.html', '301 /'],
    ['/index.html?x=%E3%81%82', '301 /?x=%E3%81%82'],
    ['//', '301 /'],
    ['//weekly', '301 /weekly'],
    ['/weekly//scorpio/', '301 /weekly/scorpio'],
    ['/%77eekly', '301 /weekly'],
    ['//evil.example/', '404 /404.html'],
    ['/nothing', '404 /404.html'],
    ['/nothing/', '404 /404.html'],
    ['/WEEKLY', '404 /404.html'],
    ['/weekly/Scorpio', '404 /weekly/404.html'],
    ['/weekly/ophiuchus/', '404 /weekly/404.html'],
    ['/weekly/scorpio/x', '404 /weekly/404.html'],
    ['/blog/none', '404 /blog/404.html'],
    ['/weekly/%00', '404 /weekly/404.html'],
    ['/weekly/%zz', '404 /weekly/404.html'],
    ['/weekly/%E3%81', '404 /weekly/404.html'],
    ['/%2e%2e/etc/passwd', '404 /404.html'],
    ['/weekly%5cscorpio', '404 /404.html'],
    ['/404', '404 /404.html'],
    ['/404.html', '404 /404.html'],
    ['/reading/tarot/404', '404 /reading/tarot/404.html'],
    ['/reading/tarot/404.html', '404 /reading/tarot/404.html'],
    ['/robots.txt', '/robots.txt'],
    ['/robots.txt/', '301 /robots.txt'],
    ['/weekly.data?_routes=root', '/weekly.data'],
    ['/assets/a-1.js', '/assets/a-1.js'],
    ['/assets/a-1.js.br', '404 /404.html'],
    ['/assets', '404 /404.html'],
    ['/__proto__', '404 /404.html'],
    ['/reading/__proto__/1', '404 /404.html'],
  ])('%s → %s', (target, expected) => expect(short(ask(target))).toBe(expected));
});

describe('card ids', () => {
  test.each([
    '/reading/tarot/3.data',
    '/reading/oracle/40.data',
    '/reading/love/cards.data',
  ])('%s is a file, not a card', (path) => {
    expect(short(ask(path))).toBe(path);
  });

  test.each([
    ['/reading/tarot/0', '/reading/tarot/0.html'],
    ['/reading/tarot/01', '301 /reading/tarot/1'],
    ['/reading/tarot/1.0', '301 /reading/tarot/1'],
    ['/reading/tarot/1e1?x=1', '301 /reading/tarot/10?x=1'],
    ['/reading/tarot/0x1', '301 /reading/tarot/1'],
    ['/reading/tarot/-0', '301 /reading/tarot/0'],
    ['/reading/tarot/+1', '301 /reading/tarot/1'],
    ['/reading/tarot/%31', '301 /reading/tarot/1'],
    ['/reading/tarot/%201', '301 /reading/tarot/1'],
    // An empty segment is a trailing slash; a blank one converts to 0.
    ['/reading/tarot/', '301 /reading/tarot'],
    ['/reading/tarot/%20', '301 /reading/tarot/0'],
    ['/reading/tarot/01/', '301 /reading/tarot/1'],
    ['/reading/tarot/01.html', '301 /reading/tarot/1'],
    ['/reading/tarot/21', '/reading/tarot/21.html'],
    ['/reading/tarot/22', '404 /reading/tarot/404.html'],
    ['/reading/tarot/-1', '404 /reading/tarot/404.html'],
    ['/reading/tarot/1.5', '404 /reading/tarot/404.html'],
    ['/reading/tarot/1_0', '404 /reading/tarot/404.html'],
    ['/reading/tarot/Infinity', '404 /reading/tarot/404.html'],
    ['/reading/tarot/abc', '404 /reading/tarot/404.html'],
    ['/reading/tarot/%EF%BC%91', '404 /reading/tarot/404.html'],
    ['/reading/tarot/1/2', '404 /reading/tarot/404.html'],
    ['/reading/tarot/cards', '/reading/tarot/cards.html'],
    ['/reading/oracle/0', '404 /reading/oracle/404.html'],
    ['/reading/oracle/1', '/reading/oracle/1.html'],
    ['/reading/oracle/40', '/reading/oracle/40.html'],
    ['/reading/oracle/41', '404 /reading/oracle/404.html'],
  ])('%s → %s', (target, expected) => expect(short(ask(target))).toBe(expected));

  test('any segment is judged by Number alone', () => {
    const numberLike = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 50 }).map(String),
      fc.double().map(String),
      fc.constantFrom('0x5', '0b11', '0o7', '1e0', ' 3', '3 ', '+7', '-0', '00', '1_0', '٣', '1n', 'NaN'),
    );
    fc.assert(
      fc.property(numberLike, fc.constantFrom(...Object.keys(decks)), (text, name) => {
        fc.pre(
          !/[/\\]|\p{Cc}/u.test(text) &&
            text.isWellFormed() &&
            !['', '.', '..', 'cards', 'index'].includes(text) &&
            !text.endsWith('.html'),
        );
        const deck = decks[name]!;
        const id = Number(text);
        const exists = Number.isInteger(id) && id >= deck.firstId && id < deck.firstId + deck.size;
        const answer = short(ask(`/reading/${name}/${encodeURIComponent(text)}`));
        const canonical = String(id + 0);
        if (!exists) expect(answer).toBe(`404 /reading/${name}/404.html`);
        else if (text === canonical) expect(answer).toBe(`/reading/${name}/${text}.html`);
        else expect(answer).toBe(`301 /reading/${name}/${canonical}`);
      }),
      { numRuns: 2000 },
    );
  });

  test('positions count from 0 whatever the first id is', () => {
    expect(positionOfId('1', decks.oracle!)).toBe(0);
    expect(positionOfId('0', decks.oracle!)).toBeUndefined();
    expect(positionOfId('-0', decks.tarot!)).toBe(0);
  });
});

describe('shared results', () => {
  test.each([
    ['/reading/love/17', '/reading/love/17.html'],
    ['/reading/love/17?deck=tarot', '302 /reading/tarot/17'],
    ['/reading/love/0?deck=oracle', '302 /reading/oracle/1'],
    ['/reading/love/39?deck=oracle', '302 /reading/oracle/40'],
    ['/reading/love/30?deck=oracle&utm=line', '302 /reading/oracle/31?utm=line'],
    ['/reading/love/5/?deck=tarot', '302 /reading/tarot/5'],
    ['/reading/love/05?deck=tarot', '302 /reading/tarot/5'],
    ['/reading/love/17?deck=love', '302 /reading/love/17'],
    ['/reading/love/22?deck=tarot', '404 /reading/love/404.html'],
    ['/reading/love/40?deck=oracle', '404 /reading/love/404.html'],
    ['/reading/love/-1?deck=oracle', '404 /reading/love/404.html'],
    ['/reading/love/17?deck=runes', '404 /reading/love/404.html'],
    ['/reading/love/17?deck=', '404 /reading/love/404.html'],
    ['/reading/love/17?deck=__proto__', '404 /reading/love/404.html'],
    ['/reading/love/abc?deck=tarot', '404 /reading/love/404.html'],
    ['/reading/love/cards?deck=tarot', '/reading/love/cards.html'],
    ['/reading/tarot/3?deck=love', '/reading/tarot/3.html'],
  ])('%s → %s', (target, expected) => expect(short(ask(target))).toBe(expected));
});

test('only GET and HEAD are answered', () => {
  expect(short(ask('/weekly', 'HEAD'))).toBe('/weekly.html');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', '']) {
    expect(short(ask('/weekly', method))).toBe('405 Method Not Allowed {"Allow":"GET, HEAD"}');
  }
});

test('a path longer than any address is refused before it is looked at', () => {
  expect(short(ask(`/${'a'.repeat(MOST_PATH)}`))).toBe('414 URI Too Long {}');
  expect(short(ask(`/${'a'.repeat(MOST_PATH - 1)}`))).toBe('404 /404.html');
});

test('a miss looks up as many names for a path of slashes as for a short one', () => {
  const lookups = (path: string) => {
    let count = 0;
    const counted = new Proxy(files, {
      getOwnPropertyDescriptor(target, name) {
        count += 1;
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
    expect(short(route({ method: 'GET', path, query: '' }, { decks, files: counted }))).toBe('404 /404.html');
    // The second time: a site's error pages are looked for once.
    count = 0;
    route({ method: 'GET', path, query: '' }, { decks, files: counted });
    return count;
  };
  expect(lookups(`/${'a/'.repeat(900)}b`)).toBe(lookups('/a/b'));
});

test('pages are the files that answer 200 as pages', () => {
  const pages = pagePaths(site);
  expect(pages).toContain('/');
  expect(pages).toContain('/weekly/scorpio');
  expect(pages.filter((page) => short(ask(page)).startsWith('4'))).toEqual([]);
  expect(pages).toHaveLength(6 + 3 * 2 + 22 + 40 + 22);
});

test("the owner's desk answers, and is no page of the visitors'", () => {
  const page = { hash: 'desk', size: 1 };
  const withDesk = { ...site, files: { ...files, '/desk.html': page, '/desk/editor.html': page } };
  const answered = (path: string) => short(route({ method: 'GET', path, query: '' }, withDesk));
  expect(['/desk', '/desk/', '/desk/editor'].map(answered)).toEqual([
    '/desk.html',
    '301 /desk',
    '/desk/editor.html',
  ]);
  expect(pagePaths(withDesk)).toEqual(pagePaths(site));
});

test('every request has an answer, within two redirects, and none leads to another host', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '/',
      '//',
      'weekly',
      'reading',
      'love',
      'tarot',
      '17',
      '%',
      '%2F',
      '%5C',
      '.html',
      'index',
      '..',
    ),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  const query = fc.oneof(fc.string(), fc.constantFrom('deck=tarot', 'deck=oracle&x=%', 'deck=', '?', '&&'));
  fc.assert(
    fc.property(path, query, (start, firstQuery) => {
      let request = { method: 'GET', path: start, query: firstQuery };
      for (let hops = 0; hops < 3; hops++) {
        const answer = route(request, site);
        if (answer.kind !== 'redirect') {
          if (answer.kind === 'file') expect(files).toHaveProperty([answer.path]);
          if (answer.kind === 'not-found') expect(files).toHaveProperty([answer.page]);
          return;
        }
        expect(answer.location).toMatch(/^\/(?!\/)/);
        const url = new URL(answer.location, 'http://site');
        expect(url.host).toBe('site');
        request = { method: 'GET', path: url.pathname, query: url.search.slice(1) };
      }
      expect.fail(`more than two redirects from ${JSON.stringify(start)}`);
    }),
    { numRuns: 3000 },
  );
});
