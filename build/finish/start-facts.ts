import { START_FACTS, type StartFacts } from '../../app/early/hand-over.ts';

/**
 * Writes what `app/early/start.ts` needs to know into the head, before the script that reads it. Data, not code: the
 * script is the same on every page.
 * @throws when the page does not begin its head as ours do
 */
export function withStartFacts(html: string, file: string, facts: StartFacts): string {
  const head = /<head>\s*<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!head)
    throw new Error(`${file}: the head does not begin with its character set; see ${import.meta.filename}`);
  // A `</script>` in a text would end the block.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}<script type="application/json" id="${START_FACTS}">${json}</script>${html.slice(end)}`;
}

/** Where a page's data lies, hashed like everything below `/assets/`: `reading/tarot.html` → `assets/reading-tarot-….data`. */
export function dataPlace(page: string, hash: string): string {
  return `assets/${page.replace(/\.html$/, '').replaceAll('/', '-')}-${hash.slice(0, 12)}.data`;
}
