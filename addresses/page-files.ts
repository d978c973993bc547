import { paths } from './paths.ts';

/** The file that holds a page: `/` → `/index.html`, `/weekly` → `/weekly.html`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The address of the page that a file holds: `/weekly.html` → `/weekly`. */
export function pageOfFile(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}

/**
 * Where a prerendered file goes in the finished site.
 *
 * - `weekly/index.html` → `weekly.html`: what hosts that drop trailing slashes serve at `/weekly`.
 * - `404/index.html` → `404.html`; `404/tarot/index.html` → `reading/tarot/404.html` for a deck, `404/blog/index.html`
 *   → `blog/404.html` for anything else: the nearest one on the way up answers for what nobody else does.
 * - undefined: the file stays behind (the router's fallback page, and data of what is no page of the running site: the
 *   static pages, `sitemap.xml`).
 *
 * @param file path below the prerendered folder, `/`-separated, without a leading slash
 * @param decks names of the decks
 */
export function finishedPlace(file: string, decks: readonly string[]): string | undefined {
  if (file === '__spa-fallback.html' || file.startsWith('.vite/')) return undefined;
  if (/\.\w+\.data$/.test(file) || `/${file}` === `${paths.offline()}.data`) return undefined;
  const error = /^404(?:\/([^/]+))?(\/index\.html|\.data)$/.exec(file);
  if (error) {
    if (error[2] === '.data') return undefined;
    const kind = error[1];
    if (!kind) return '404.html';
    return decks.includes(kind) ? `reading/${kind}/404.html` : `${kind}/404.html`;
  }
  return file.endsWith('/index.html') ? `${file.slice(0, -'/index.html'.length)}.html` : file;
}
