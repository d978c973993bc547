import { headersFor } from '../../hosting/headers.ts';
import { pageFile, type Site } from '../../hosting/rules.ts';

/** Cloudflare reads at most so many rules and passes over the rest. */
const MOST_RULES = 100;

/**
 * The `_headers` file of Cloudflare's static assets: what `headersFor` says, written as rules over addresses.
 *
 * The first rule gives every address the headers of a page. After it come rules for folders and endings whose files
 * differ, each taking back (`! Name`) what it says anew: two values of one header would be joined by a comma.
 *
 * @throws when one ending of a folder needs two sets of headers, or the rules are more than Cloudflare reads
 */
export function edgeHeaders(site: Site): string {
  const page = headersFor(pageFile('/'));
  // The type of a page is left to the host: the rule would give it to every answer, empty ones too.
  const { 'Content-Type': _, ...everywhere } = page;
  const rules = new Map<string, Record<string, string>>([['/*', everywhere]]);
  for (const file of Object.keys(site.files)) {
    if (file.endsWith('.html')) continue;
    const own = headersFor(file);
    const place = file.replace(
      /^(\/assets\/|\/desk\/|\/pictures\/previews\/|\/pictures\/|\/).*(\.\w+)$/,
      '$1*$2',
    );
    const known = rules.get(place);
    if (known && JSON.stringify(known) !== JSON.stringify(own))
      throw new Error(`${place} in _headers would stand for files with different headers (${file})`);
    rules.set(place, own);
  }
  if (rules.size > MOST_RULES)
    throw new Error(`_headers has ${rules.size} rules; Cloudflare reads ${MOST_RULES}`);
  // Longer patterns later: `/assets/*.js` has the last word over `/*.js`.
  const sorted = [...rules].sort(([a], [b]) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  return `${sorted.map(([place, headers]) => ruleText(place, place === '/*' ? {} : everywhere, headers)).join('\n\n')}\n`;
}

function ruleText(place: string, general: Record<string, string>, headers: Record<string, string>): string {
  const names = Object.keys({ ...general, ...headers }).filter((name) => general[name] !== headers[name]);
  const taken = place === '/*' ? [] : names.map((name) => `  ! ${name}`);
  const said = names
    .filter((name) => headers[name] !== undefined)
    .map((name) => `  ${name}: ${headers[name]}`);
  return [place, ...taken, ...said].join('\n');
}

/** What `wrangler` must not upload: the compressed copies are for our own server, Cloudflare compresses by itself. */
export const EDGE_IGNORED = '*.br\n*.gz\n';
