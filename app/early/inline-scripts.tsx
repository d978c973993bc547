import { IN_APP_BROWSERS } from '../shell/in-app-browser.ts';
import banners from './banners.js?raw';
import dialogs from './dialogs.js?raw';
import earlyTaps from './early-taps.js?raw';
import inApp from './in-app.js?raw';
import notFound from './not-found.js?raw';
import week from './week.js?raw';

/** Comments are for readers of the repository; the page carries the code. */
const code = (script: string) =>
  script
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();

/**
 * An inline script with constant text. Only the root layout may hold one: a script that React creates on a
 * client navigation never runs. In the browser its text is left as the server wrote it.
 */
function InlineScript({ text }: { text: string }) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, named by hash in the page's policy
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code(text) : '' }}
    />
  );
}

/** First in `<head>`: taps are kept from the first moment, the week is right at the first paint. */
export function HeadScripts() {
  return (
    <InlineScript
      text={[earlyTaps, dialogs, code(inApp).replace('PATTERNS', JSON.stringify(IN_APP_BROWSERS)), week].join(
        '\n',
      )}
    />
  );
}

/** Last in `<body>`: needs the elements before it. */
export function BodyScripts() {
  return <InlineScript text={[banners, notFound].join('\n')} />;
}
