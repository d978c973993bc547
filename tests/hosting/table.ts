import { content, deckCalled, lastIdOf } from '../support/content.ts';
import { BUILT, NEXT } from '../support/weeks.ts';

const { card, sign, article, heading } = content.pages.notFound;
const [CARD, SIGN, ARTICLE, GENERAL] = [card.heading, sign.heading, article.heading, heading];
export const MESSAGES = [...new Set([CARD, SIGN, ARTICLE, GENERAL])];

const tarot = deckCalled('tarot');
const oracle = deckCalled('oracle');
const love = deckCalled('love');
const lastOracle = lastIdOf(oracle);

/** Path → status, or status and place for a redirect. */
export const ANSWERS: [path: string, expected: number | `${301 | 302} ${string}`][] = [
  ['/', 200],
  ['/weekly', 200],
  ['/reading/tarot/cards', 200],
  ['/weekly?utm_source=line&x=%E6%98%9F', 200],
  ['/?deck=tarot', 200],
  ['/offline', 200],
  ['/sw.js', 200],
  ['/licences.txt', 200],
  // One address, one form
  ['/weekly/', '301 /weekly'],
  ['/weekly/?a=1&b=%E6%98%9F', '301 /weekly?a=1&b=%E6%98%9F'],
  ['/weekly.html', '301 /weekly'],
  ['/index.html', '301 /'],
  ['/reading/index.html', '301 /reading'],
  ['//weekly', '301 /weekly'],
  ['//example.com/%2e%2e', '301 /'],
  ['/weekly//scorpio', '301 /weekly/scorpio'],
  [`/weekly/scorpio/${BUILT}`, 200],
  [`/weekly/scorpio/${NEXT}`, 200],
  [`/weekly/scorpio/${BUILT}/`, `301 /weekly/scorpio/${BUILT}`],
  // Card ids by Number
  ['/reading/tarot/0', 200],
  [`/reading/tarot/${lastIdOf(tarot)}`, 200],
  ['/reading/tarot/01', '301 /reading/tarot/1'],
  ['/reading/tarot/1.0', '301 /reading/tarot/1'],
  ['/reading/tarot/1e1', '301 /reading/tarot/10'],
  ['/reading/tarot/0x1', '301 /reading/tarot/1'],
  ['/reading/tarot/-0', '301 /reading/tarot/0'],
  ['/reading/tarot/%31', '301 /reading/tarot/1'],
  ['/reading/tarot/%201?x=1', '301 /reading/tarot/1?x=1'],
  [`/reading/oracle/${lastOracle}`, 200],
  ['/reading/oracle/007', '301 /reading/oracle/7'],
  // Shared results
  ['/reading/love/17', 200],
  ['/reading/love/17?deck=tarot', '302 /reading/tarot/17'],
  ['/reading/love/0?deck=oracle', '302 /reading/oracle/1'],
  [`/reading/love/${lastOracle - 1}?deck=oracle&utm=x`, `302 /reading/oracle/${lastOracle}?utm=x`],
  ['/reading/love/3?deck=love', '302 /reading/love/3'],
  ['/reading/love/17?side=reversed&from=friend', 200],
  [
    '/reading/love/17?deck=tarot&side=reversed&from=friend',
    '302 /reading/tarot/17?side=reversed&from=friend',
  ],
  ['/reading/love/0?deck=oracle&from=friend', '302 /reading/oracle/1?from=friend'],
  // Longer than any address
  [`/${'a'.repeat(8000)}`, 414],
  [`/${'/'.repeat(8000)}`, 414],
  [`/${'a/'.repeat(4000)}?a=1`, 414],
  [`/reading/love/${'%39'.repeat(2000)}?deck=tarot`, 414],
  // Only the path counts.
  [`/weekly?${'a'.repeat(4000)}`, 200],
];

/** Path → the message of the page that says so. */
export const NOT_FOUND: [path: string, message: string][] = [
  ['/nothing', GENERAL],
  ['/nothing/', GENERAL],
  ['/WEEKLY', GENERAL],
  ['/reading/runes', GENERAL],
  ['/404', GENERAL],
  ['/404.html', GENERAL],
  ['/assets/lost-00000000.js', GENERAL],
  ['/favicon.ico.br', GENERAL],
  ['/index.html.br', GENERAL],
  ['//example.com/', GENERAL],
  ['/..%2f..%2fetc%2fpasswd', GENERAL],
  ['/%2e%2e/%2e%2e/package.json', GENERAL],
  ['/../package.json', GENERAL],
  ['/__proto__', GENERAL],
  ['/%', GENERAL],
  ['/%00', GENERAL],
  ['/%ff%fe', GENERAL],
  [`/${'a'.repeat(2000)}`, GENERAL],
  [`/${'a/'.repeat(1000)}`, GENERAL],
  [`/reading/tarot/${lastIdOf(tarot) + 1}`, CARD],
  ['/reading/tarot/abc', CARD],
  ['/reading/tarot/-1', CARD],
  ['/reading/tarot/1.5', CARD],
  ['/reading/tarot/1_0', CARD],
  ['/reading/tarot/Infinity', CARD],
  ['/reading/tarot/404', CARD],
  ['/reading/tarot/%zz', CARD],
  ['/reading/tarot/%00', CARD],
  ['/reading/oracle/0', CARD],
  [`/reading/oracle/${lastOracle + 1}`, CARD],
  [`/reading/love/${lastIdOf(love) + 1}`, CARD],
  [`/reading/love/${tarot.cards.length}?deck=tarot`, CARD],
  [`/reading/love/${oracle.cards.length}?deck=oracle`, CARD],
  ['/reading/love/1?deck=runes', CARD],
  ['/reading/love/1?deck=', CARD],
  [`/reading/love/${'9'.repeat(2000)}`, CARD],
  ['/weekly/ophiuchus', SIGN],
  ['/weekly/Scorpio', SIGN],
  ['/weekly/%E0%A4%A', SIGN],
  // No Monday, a week long gone, no week at all
  ['/weekly/leo/2026-11-24', SIGN],
  ['/weekly/leo/1999-01-04', SIGN],
  ['/weekly/leo/nonsense', SIGN],
  ['/weekly/leo/x/y', SIGN],
  [`/weekly/leo/${BUILT}/y`, SIGN],
  [`/weekly/ophiuchus/${BUILT}`, SIGN],
  [`/weekly/leo/${BUILT.replaceAll('-', '/')}`, SIGN],
  ['/blog/nothing', ARTICLE],
  ['/blog/nothing/', ARTICLE],
];

/** File ending → type; a kind of file that the site does not have is passed over. */
export const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
