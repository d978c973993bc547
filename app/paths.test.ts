import { expect, test } from 'vitest';
import { notFoundKind, paths } from './paths.ts';

test('every address of the site', () => {
  expect({
    home: paths.home(),
    paidFortune: paths.paidFortune(),
    weekly: paths.weekly(),
    sign: paths.sign('scorpio'),
    readings: paths.readings(),
    draw: paths.draw('tarot'),
    meanings: paths.meanings('tarot'),
    card: paths.card('tarot', 17),
    preparing: paths.preparing('today'),
    blog: paths.blog(),
    article: paths.article('tarot-intro'),
    notifications: paths.notifications(),
    notice: paths.notice('opening'),
    about: paths.about(),
    link: paths.link(),
    terms: paths.terms(),
    privacy: paths.privacy(),
    legalNotation: paths.legalNotation(),
    sitemap: paths.sitemap(),
    robots: paths.robots(),
    feed: paths.feed(),
    manifest: paths.manifest(),
    notFound: paths.notFound(),
    notFoundTarot: paths.notFound('tarot'),
    sharedLove: paths.shared('love', 5),
    sharedTarot: paths.shared('tarot', 17),
    sharedOracle: paths.shared('oracle', 0),
  }).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "article": "/blog/tarot-intro",
      "blog": "/blog",
      "card": "/reading/tarot/17",
      "draw": "/reading/tarot",
      "feed": "/feed.xml",
      "home": "/",
      "legalNotation": "/legal-notation",
      "link": "/link",
      "manifest": "/manifest.webmanifest",
      "meanings": "/reading/tarot/cards",
      "notFound": "/404",
      "notFoundTarot": "/404/tarot",
      "notice": "/notifications#opening",
      "notifications": "/notifications",
      "paidFortune": "/paid-fortune",
      "preparing": "/reading/today",
      "privacy": "/privacy-policy",
      "readings": "/reading",
      "robots": "/robots.txt",
      "sharedLove": "/reading/love/5",
      "sharedOracle": "/reading/love/0?deck=oracle",
      "sharedTarot": "/reading/love/17?deck=tarot",
      "sign": "/weekly/scorpio",
      "sitemap": "/sitemap.xml",
      "terms": "/terms-of-service",
      "weekly": "/weekly",
    }
  `);
});

test.each([
  ['/reading/tarot/99', 'tarot'],
  ['/reading/oracle/0', 'oracle'],
  ['/reading/love/x/y', 'love'],
  ['/weekly/ophiuchus', 'weekly'],
  ['/blog/nothing', 'blog'],
  ['/reading/runes/1', undefined],
  ['/reading/tarot', undefined],
  ['/nowhere', undefined],
])('%s shows the message %s', (pathname, kind) => {
  expect(notFoundKind(pathname)).toBe(kind);
});
