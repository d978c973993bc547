/**
 * Takes out of a page what React needs of it again: the loaders' data that React Router streams in inline scripts at
 * the end. The page shows all of it already, or shows it only after a draw; half of a page's weight was this copy.
 * It becomes a file that comes with the modules (`defer-start.ts`).
 *
 * @param html one prerendered page
 * @param file its name, for the error
 * @returns the page without the scripts, and their data as the router's stream reads it
 * @throws when the scripts are not in the form that this knows (another version of React Router)
 */
export function takeData(html: string, file: string): { html: string; data: string } {
  const [block, chunks] = STREAM.exec(html) ?? [];
  if (!block || !chunks)
    throw new Error(
      `${file}: the data of React Router does not have the known form; see ${import.meta.filename}`,
    );
  const rest = html.replace(block, '');
  if (rest.includes('streamController.'))
    throw new Error(`${file}: data of React Router would stay behind; see ${import.meta.filename}`);
  // The texts are JSON, with `<`, `>` and `&` escaped for the script they stood in.
  const data = [...chunks.matchAll(CHUNK)].map(([, text = '']) => JSON.parse(text) as string).join('');
  return { html: rest, data };
}

/** Where a page's data lies, hashed like everything below `/assets/`: `reading/tarot.html` → `assets/reading-tarot-….data`. */
export function dataPlace(page: string, hash: string): string {
  return `assets/${page.replace(/\.html$/, '').replaceAll('/', '-')}-${hash.slice(0, 12)}.data`;
}

const ENQUEUE =
  '<!--\\$--><script>window\\.__reactRouterContext\\.streamController\\.enqueue\\(("(?:[^"\\\\]|\\\\.)*")\\);</script>';
const CLOSE =
  '<!--\\$--><script>window\\.__reactRouterContext\\.streamController\\.close\\(\\);</script>(?:<!--/\\$-->)+';
const CHUNK = new RegExp(ENQUEUE, 'g');
const STREAM = new RegExp(`((?:${ENQUEUE.replace('("', '(?:"')})+)${CLOSE}`);
