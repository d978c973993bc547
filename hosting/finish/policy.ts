import { createHash } from 'node:crypto';

/** Hosts other than the site's own that its pages may ask, derived from content and configuration. */
export interface OutsideHosts {
  /** Where banners' pictures come from: `https://img.example`. */
  pictures: string[];
  /** True when a Firebase configuration is there: analytics may then be fetched and told. */
  analytics: boolean;
}

/** Firebase Analytics' own hosts; the privacy policy lists the same. */
export const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
  ],
};

/**
 * Writes the page's content security policy into its head: its own inline scripts by their hashes, nothing inline or
 * foreign besides. The last step of a page: it needs the final text of its scripts.
 *
 * `default-src 'self'` because Firefox asks it for prefetched data. `require-trusted-types-for` closes the ways by which
 * a text becomes markup or code, save the one policy by which `app/offline/register.ts` names the service worker's
 * address; Google's tag script needs them open, so it stands only without analytics.
 * What a `<meta>` cannot say (`frame-ancestors`) is a header: see `hosting/headers.ts`.
 *
 * @throws when the page does not begin its head as ours do
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
      ([, attributes = '', text = '']) => text !== '' && !/type="application\/ld\+json"/.test(attributes),
    )
    .map(([, , text = '']) => text);
}

function policyOf(scripts: readonly string[], { pictures, analytics }: OutsideHosts): string {
  const hashes = [
    ...new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(analytics ? ANALYTICS.scripts : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...pictures, ...(analytics ? ANALYTICS.connections.slice(2) : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analytics ? ANALYTICS.connections : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  const trusted = analytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types service-worker'];
  return [
    ...Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`),
    ...trusted,
  ].join('; ');
}
