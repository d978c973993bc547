import { createHash } from 'node:crypto';
import { ANALYTICS } from '../../addresses/analytics.ts';

/** Hosts other than the site's own that its pages may ask, derived from content and configuration. */
export interface OutsideHosts {
  /** Where banners' pictures come from: `https://img.example`. */
  pictures: string[];
  /** True when a Firebase configuration is there: analytics may then be fetched and told. */
  analytics: boolean;
}

export { ANALYTICS } from '../../addresses/analytics.ts';

/**
 * Writes the page's content security policy into its head: its own inline scripts by their hashes, nothing inline or
 * foreign besides. The last step of a page: it needs the final text of its scripts.
 *
 * Whatever is not named is closed (`default-src 'none'`). Firefox asks that directive, not those named, for what a
 * `<link rel="prefetch">` fetches ahead, so there `app/ui/page-link.tsx` asks for nothing. `require-trusted-types-for` closes the ways by which
 * a text becomes markup or code, save the one policy by which `app/offline/register.ts` names the service worker's
 * address; Google's tag script needs them open, so it stands only without analytics.
 * What a `<meta>` cannot say (`frame-ancestors`) is a header: see `hosting/headers.ts`.
 *
 * @throws when the page does not begin its head as ours do, or a picture's host is none
 */
export function withPolicy(html: string, file: string, outside: OutsideHosts): string {
  const head = /<head>\s*<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!head)
    throw new Error(`${file}: the head does not begin with its character set; see ${import.meta.filename}`);
  const policy = policyOf(inlineScripts(html), outside);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const end = head.index + head[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The texts of the scripts that run (data blocks such as JSON-LD do not), in their order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '', text = '']) => text !== '' && !/type="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([, , text = '']) => text);
}

/** Of the text as a browser reads it: whatever ends the lines of a document, its parser makes line feeds of them. */
function sha256(script: string): string {
  return createHash('sha256').update(script.replaceAll(/\r\n?/g, '\n')).digest('base64');
}

function policyOf(scripts: readonly string[], { pictures, analytics }: OutsideHosts): string {
  const hashes = [...new Set(scripts.map((text) => `'sha256-${sha256(text)}'`))];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...(analytics ? ANALYTICS.scripts : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...pictures.map(hostSource), ...(analytics ? ANALYTICS.connections.slice(2) : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analytics ? ANALYTICS.connections : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  const trusted = analytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types service-worker'];
  return [
    ...Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`),
    ...trusted,
  ].join('; ');
}

/** An origin whose host is a name with dots: nothing else can stand in a policy without being able to say more in it. */
const HOST_SOURCE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/;

function hostSource(origin: string): string {
  if (HOST_SOURCE.test(origin)) return origin;
  throw new Error(
    `広告の画像のホスト「${origin}」は使えません。「https://」とドメイン名（例：https://www.example.com）にしてください。\n` +
      `A banner's picture comes from "${origin}"; expected https:// and a domain name.`,
  );
}
