import { readFileSync } from 'node:fs';

/**
 * React starts after the picture: puts `start.js` in the place of the inline module that React Router's `<Scripts>`
 * printed, and takes out what would fetch its modules before. Taps that come earlier are answered by the scripts of
 * `app/early/`; they and this one talk by `__go` (start now) and `__early` (it failed).
 *
 * @param html one prerendered page
 * @param file its name, for the error
 * @param data address of the page's data (`page-data.ts`), which comes with the modules
 * @param sizeOf the bytes of a file, by its address
 * @throws when the page's scripts are not in the form that this rewrite knows (another version of React Router)
 */
export function deferStart(
  html: string,
  file: string,
  data: string,
  sizeOf: (address: string) => number,
): string {
  const match = MODULE_SCRIPT.exec(html);
  const [block, manifest, imports, modules, entry] = match ?? [];
  const styles = html.indexOf('<link rel="stylesheet"');
  if (!block || !manifest || !imports || !modules || !entry || styles < 0) {
    throw new Error(
      `${file}: the module script of React Router does not have the known form; see ${import.meta.filename}`,
    );
  }
  const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part);
  const start: Start = {
    data,
    // The largest first: over HTTP/1.1 a browser asks for six files at a time, and the last of all is the one that is waited for.
    preloads: found(/<link rel="modulepreload" href="([^"]+)"\/?>/g, html).sort(
      (a, b) => sizeOf(b) - sizeOf(a),
    ),
    modules: [manifest, ...found(/import \* as route\d+ from "([^"]+)"/g, imports)],
    // They name their imports in the imports' order.
    routes: found(/"([^"]+)":\s*route\d+/g, modules),
    entry,
  };
  const script = SCRIPT.replace('START', () => JSON.stringify(start));
  const deferred = `${html.slice(0, styles)}<script>${script}</script>${html.slice(styles)}`
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(block, '');
  if (/<link rel="modulepreload"|<script type="module"/.test(deferred)) {
    throw new Error(
      `${file}: a module would still load before the page is painted; see ${import.meta.filename}`,
    );
  }
  return deferred;
}

/** What `start.js` needs to know of a page; all but the routes are addresses. */
interface Start {
  data: string;
  preloads: string[];
  /** The manifest, then one module a route. */
  modules: string[];
  /** The ids of the routes, in the order of their modules. */
  routes: string[];
  entry: string;
}

const MODULE_SCRIPT =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;

/** Comments are for readers of the repository; the page carries the code. */
const SCRIPT = readFileSync(new URL('./start.js', import.meta.url), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim();
