import body from './body.ts?page-script';
import bodyStatic from './body-static.ts?page-script';
import head from './head.ts?page-script';
import headDraw from './head-draw.ts?page-script';
import headSky from './head-sky.ts?page-script';
import headStatic from './head-static.ts?page-script';

/**
 * Writes the page's own scripts into a rendered page, first in its head and last in its body. React must not know of
 * them: when the page breaks it builds the document again, and a script written by React is markup that the page's
 * policy (Trusted Types) refuses. On hydration it passes over scripts in head and body that it does not know.
 * @param hydrated whether React takes the page over
 * @throws when the page has no head or body of the known form (`Layout` in `root.tsx`), or is of two kinds
 */
export function withInlineScripts(html: string, hydrated: boolean): string {
  const start = /<head><meta charSet="utf-8"\/>/;
  if (!start.test(html) || !html.includes('</body>'))
    throw new Error('The rendered page has no head or body.');
  return html
    .replace(start, (tags) => `${tags}<script>${hydrated ? headFor(html) : headStatic}</script>`)
    .replace('</body>', () => `<script>${hydrated ? body : bodyStatic}</script></body>`);
}

/**
 * By what stands in the page: each brings the scripts for its own parts only, for they weigh before the first paint.
 * @throws when a page is of two kinds
 */
function headFor(html: string): string {
  const draws = html.includes(' data-phase=');
  const saysWhen = / data-(?:weeks|opens|makes-mine|moon)=/.test(html);
  if (draws && saysWhen)
    throw new Error('A page to draw on says what is so this week: head-draw.ts must do as head-sky.ts does.');
  if (draws) return headDraw;
  return saysWhen ? headSky : head;
}
