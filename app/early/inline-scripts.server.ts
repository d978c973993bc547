import { IN_APP_BROWSERS } from '../shell/in-app-browser.ts';
import banners from './banners.js?raw';
import dialogs from './dialogs.js?raw';
import earlyDraw from './early-draw.js?raw';
import earlyTaps from './early-taps.js?raw';
import inApp from './in-app.js?raw';
import notFound from './not-found.js?raw';
import offline from './offline.js?raw';
import week from './week.js?raw';

/** Comments are for readers of the repository; the page carries the code. */
const code = (script: string) =>
  script
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();

/** First in `<head>`: taps are kept from the first moment, the week is right at the first paint. */
const HEAD = [
  code(earlyDraw),
  code(earlyTaps),
  code(dialogs),
  code(inApp).replace('PATTERNS', JSON.stringify(IN_APP_BROWSERS)),
  code(week),
].join('\n');

/** Last in `<body>`: needs the elements before it. */
const BODY = [code(banners), code(notFound), code(offline)].join('\n');

/**
 * Writes the early scripts into a rendered page. React must not know of them: when the page breaks it builds the
 * document anew, and a script written by React is markup that the page's policy (Trusted Types) refuses. On hydration
 * it passes over scripts in head and body that it does not know.
 * @throws when the page has no head or body of the known form
 */
export function withInlineScripts(html: string): string {
  const start = /<head><meta charSet="utf-8"\/>/;
  if (!start.test(html) || !html.includes('</body>'))
    throw new Error('The rendered page has no head or body.');
  return html
    .replace(start, (head) => `${head}<script>${HEAD}</script>`)
    .replace('</body>', () => `<script>${BODY}</script></body>`);
}
