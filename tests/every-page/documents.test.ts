import { HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { content, TITLE_END } from '../support/content.ts';
import { errorPages, manifest, OFFLINE_PAGE, pages, readFile, readPage } from '../support/site.ts';
import { BUILT, datedWeeks, NEXT } from '../support/weeks.ts';

/** Readings that are still being prepared: nobody should find them by searching. */
const PREPARED = content.readings.filter(({ ready }) => !ready).map(({ path }) => path);

type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a page in document order; those in `<noscript>` and `<template>` are left out. */
function elements(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) found.push(node as Element);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html, { scriptingEnabled: true }));
  return found;
}

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const text = (element: Element): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? text(child as Element) : ''))
    .join('');

const documents = new Map(pages().map((path) => [path, elements(readPage(path))]));
const named = (path: string, tag: string) =>
  (documents.get(path) ?? []).filter((element) => element.tagName === tag);
const meta = (path: string, name: string) =>
  named(path, 'meta').find(
    (element) => (attribute(element, 'property') ?? attribute(element, 'name')) === name,
  );

describe('every page', () => {
  test('is there: all decks, signs, articles', () => {
    const all = pages();
    const count = (pattern: RegExp) => all.filter((path) => pattern.test(path)).length;
    for (const { deck, cards } of content.decks)
      expect(count(new RegExp(`^/reading/${deck}/\\d+$`)), deck).toBe(cards.length);
    const signs = content.signs.map(({ sign }) => `/weekly/${sign}`);
    const weeks = signs.flatMap((path) => datedWeeks.map(({ monday }) => `${path}/${monday}`));
    expect(all.filter((path) => path.startsWith('/weekly/')).sort()).toEqual([...signs, ...weeks].sort());
    expect(all).toEqual(expect.arrayContaining(content.articles.map(({ id }) => `/blog/${id}`)));
    expect(all).toEqual(expect.arrayContaining([...PREPARED, ...content.menu.map(({ path }) => path)]));
  });

  test('is valid HTML', { timeout: 120_000 }, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes attribute names as the DOM has them, and void elements with a slash.
        'attr-case': 'off',
        'void-style': 'off',
        'no-inline-style': 'error',
        // Newer than the validator's tables: invoker commands, dialogs with light dismiss.
        'no-unknown-attributes': 'off',
        'element-permitted-content': 'error',
        'long-title': 'off',
        'no-trailing-whitespace': 'off',
      },
    });
    const problems: string[] = [];
    for (const path of [...pages(), OFFLINE_PAGE, ...errorPages()]) {
      const html = path.endsWith('.html') ? readFile(path) : readPage(path);
      const report = await validator.validateString(html);
      for (const result of report.results)
        for (const message of result.messages)
          problems.push(`${path}: ${message.ruleId}: ${message.message}`);
    }
    expect([...new Set(problems)].slice(0, 20)).toEqual([]);
  });

  test('has a title and a description of its own, one h1, a canonical address', () => {
    const titles = new Map<string, string>();
    for (const path of pages()) {
      const title = named(path, 'title').map(text)[0] ?? '';
      expect(title, path).toContain(path === '/' ? content.pages.home.title : TITLE_END);
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
      titles.set(title, path);
      expect((attribute(meta(path, 'description')!, 'content') ?? '').length, path).toBeGreaterThan(20);
      expect(named(path, 'h1'), path).toHaveLength(1);
      const robots = meta(path, 'robots');
      const canonical = named(path, 'link').find((link) => attribute(link, 'rel') === 'canonical');
      if (robots) expect(PREPARED).toContain(path);
      else expect(attribute(canonical!, 'href'), path).toMatch(new RegExp(`^https://[^/]+${path}$`));
    }
  });

  test('can be shown as a preview by LINE, X and Facebook: absolute addresses, a picture that is there', () => {
    const { files } = manifest();
    for (const path of pages()) {
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
        expect(
          attribute(meta(path, name) ?? ({ attrs: [] } as unknown as Element), 'content'),
          `${path} ${name}`,
        ).toBeTruthy();
      }
      const image = new URL(attribute(meta(path, 'og:image')!, 'content') ?? '');
      expect(image.protocol, path).toBe('https:');
      expect(files[image.pathname], `${path}: ${image.pathname}`).toBeDefined();
      expect(attribute(meta(path, 'twitter:card')!, 'content')).toBe('summary_large_image');
    }
  });

  test('leads only to addresses and anchors that are there', () => {
    const { files } = manifest();
    const known = new Set(pages());
    const ids = new Map(
      [...documents].map(([path, all]) => [path, new Set(all.map((element) => attribute(element, 'id')))]),
    );
    const broken: string[] = [];
    for (const [path, all] of documents) {
      for (const element of all) {
        const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
        if (href === undefined || /^https:/.test(href)) continue;
        const target = new URL(href, `https://x.example${path}`);
        if (!known.has(target.pathname) && !files[target.pathname]) broken.push(`${path} → ${href}`);
        else if (target.hash && !ids.get(target.pathname)?.has(decodeURIComponent(target.hash.slice(1))))
          broken.push(`${path} → ${href}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  test('opens other sites in a new tab, without giving them a handle on this one', () => {
    for (const [path, all] of documents) {
      for (const link of all.filter((element) => element.tagName === 'a')) {
        const href = attribute(link, 'href') ?? '';
        if (!href.startsWith('https:')) continue;
        expect(attribute(link, 'target'), `${path} ${href}`).toBe('_blank');
        expect(attribute(link, 'rel'), `${path} ${href}`).toMatch(/noopener/);
      }
    }
  });

  test('gives each picture its size and its alternative text', () => {
    const { files } = manifest();
    for (const [path, all] of documents) {
      for (const picture of all.filter((element) => element.tagName === 'img')) {
        const src = attribute(picture, 'src') ?? '';
        expect(attribute(picture, 'alt'), `${path} ${src}`).toBeDefined();
        expect(Number(attribute(picture, 'width')), `${path} ${src}`).toBeGreaterThan(0);
        expect(Number(attribute(picture, 'height')), `${path} ${src}`).toBeGreaterThan(0);
        if (src.startsWith('/')) expect(files[src], `${path} ${src}`).toBeDefined();
      }
    }
  });

  test('carries structured data that can be read, with absolute addresses', () => {
    for (const path of pages()) {
      const data = named(path, 'script').filter(
        (script) => attribute(script, 'type') === 'application/ld+json',
      );
      for (const script of data) {
        const value = JSON.parse(text(script));
        expect(value['@context'], path).toBe('https://schema.org');
        for (const url of JSON.stringify(value).match(/"(?:url|item)":"[^"]+"/g) ?? [])
          expect(url).toMatch(/:"https:/);
      }
      if (path.split('/').length > 3 && path.startsWith('/reading/'))
        expect(data.length, `${path} has a breadcrumb`).toBeGreaterThan(0);
    }
  });

  test('keeps zero-width spaces out of titles, previews, structured data and alternative texts', () => {
    for (const [path, all] of documents) {
      for (const element of all) {
        const words = element.tagName === 'title' || element.tagName === 'script' ? text(element) : '';
        if (attribute(element, 'type') === 'application/ld+json' || element.tagName === 'title')
          expect(words, path).not.toContain('\u200b');
        for (const name of ['alt', 'content', 'aria-label'])
          expect(attribute(element, name) ?? '', path).not.toContain('\u200b');
      }
    }
  });
});

describe('the files for machines', () => {
  test('the site map lists every page that is not being prepared, and no week before it begins', () => {
    const listed = [...readFile('/sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      (match) => match[1],
    );
    const wanted = pages().filter((path) => !PREPARED.includes(path) && !path.endsWith(`/${NEXT}`));
    expect([...listed].sort()).toEqual(wanted.sort());
  });

  test('robots.txt names the site map', () => {
    expect(readFile('/robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  });

  test('the feed holds all articles, A・B・C, notices and weeks, newest first', () => {
    const feed = readFile('/feed.xml');
    const link = named('/', 'link').find((element) => attribute(element, 'type') === 'application/atom+xml');
    expect(feed).toContain(`<title>${attribute(link!, 'title')}</title>`);
    const updated = [...feed.matchAll(/<entry>[\s\S]*?<updated>([^<]+)<\/updated>/g)].map(
      (match) => match[1] ?? '',
    );
    const begun = datedWeeks.filter(({ monday }) => monday <= BUILT);
    expect(updated).toHaveLength(
      content.articles.length + content.picks.length + content.notices.length + begun.length,
    );
    for (const { monday, range, sky } of begun) {
      const title = `${content.pages.weekly.title} ${range.start}〜${range.end}`;
      const entry = feed.split('<entry>').find((one) => one.includes(`<title>${title}</title>`));
      expect(entry, monday).toContain(`<updated>${monday}T00:00:00+09:00</updated>`);
      expect(entry, monday).toContain(`<summary>${sky.headline}</summary>`);
    }
    expect(updated).toEqual([...updated].sort().reverse());
  });

  test('the web manifest names icons that are there', () => {
    const { icons, shortcuts } = JSON.parse(readFile('/manifest.webmanifest'));
    for (const { src } of [...icons, ...shortcuts.flatMap((shortcut: (typeof icons)[0]) => shortcut.icons)])
      expect(manifest().files[src], src).toBeDefined();
    for (const file of ['/favicon.ico', '/icons/icon.svg', '/icons/apple-touch-icon.png'])
      expect(manifest().files[file], file).toBeDefined();
  });
});
