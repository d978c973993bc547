/**
 * React starts after the picture: rewrites the inline module that React Router's `<Scripts>` printed so that nothing
 * of it is fetched until the page has been painted or the visitor touches it.
 *
 * The start comes with the first of: a press or a key anywhere but on a link (the next page is on its way then, and
 * React would compete with it); or the page's own `img[fetchpriority=high]` has loaded (no such
 * picture: at once), no newer largest-paint candidate for 150 ms, and then an idle moment (a timer where the browser
 * has no `requestIdleCallback`). The element stays where React expects it; only its text changes, which React lets
 * pass (`suppressHydrationWarning`). The page's data (`page-data.ts`) comes with the modules. Taps that come earlier are kept by the early-tap script of the root layout,
 * which talks to this one by `__go` (start now), `__tap` (one is waiting) and `__early` (it failed).
 *
 * @param html one prerendered page
 * @param file its name, for the error
 * @param data address of the page's data
 * @throws when the page's scripts are not in the form that this rewrite knows (another version of React Router)
 */
export function deferStart(html: string, file: string, data: string): string {
  const match = MODULE_SCRIPT.exec(html);
  const [block, manifest, imports, modules, entry] = match ?? [];
  if (!block || !manifest || !imports || !modules || !entry) {
    throw new Error(
      `${file}: the module script of React Router does not have the known form; see ${import.meta.filename}`,
    );
  }
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/?>/g)].map(
    (found) => found[1] ?? '',
  );
  const routes = [...imports.matchAll(/import \* as route\d+ from "([^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  const loaded = [manifest, ...routes].map((address) => `import(${JSON.stringify(address)})`).join();
  // The first of the loaded modules is the manifest, so route N is the module at N + 1.
  const map = modules.replace(/:\s*route(\d+)/g, (_, index: string) => `:m[${Number(index) + 1}]`);
  const script = loader(JSON.stringify(preloads), loaded, map, JSON.stringify(entry), JSON.stringify(data));
  const deferred = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(block, () => `<script type="module" async="">${script}</script>`);
  if (/<link rel="modulepreload"|<script type="module" async="">import "/.test(deferred)) {
    throw new Error(
      `${file}: a module would still load before the page is painted; see ${import.meta.filename}`,
    );
  }
  return deferred;
}

const MODULE_SCRIPT =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;

// Whoever fails to import reloads on the next tap: Firefox and WebKit never fetch a failed module address again.
function loader(preloads: string, imports: string, map: string, entry: string, data: string): string {
  return (
    '(function(w,d){var s,go=function(){if(s)return;s=1;' +
    `${preloads}.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.append(l)});` +
    `Promise.all([${imports},fetch(${data}).then(function(r){if(!r.ok)throw r;return r.text()})]).then(function(m){` +
    'var c=w.__reactRouterContext.streamController;c.enqueue(m.pop());c.close();' +
    `w.__reactRouterRouteModules=${map};return import(${entry})})` +
    '.catch(function(){w.__early&&w.__early(!1);w.__go=function(){location.reload()}})},' +
    'idle=function(f){w.requestIdleCallback?requestIdleCallback(f,{timeout:1500}):setTimeout(f,200)};' +
    'w.__go=go;w.__tap&&go();' +
    'var touch=function(e){var t=e.target;t.closest&&t.closest("a")||go()};' +
    '["pointerdown","touchstart","keydown"].forEach(function(n){w.addEventListener(n,touch,{passive:!0,capture:!0})});' +
    'var t,k,arm=function(){clearTimeout(t);t=setTimeout(function(){idle(go)},150)},f=function(){k=1;arm()},' +
    'i=d.querySelector("img[fetchpriority=high]");i&&!i.complete?i.onload=i.onerror=f:f();' +
    'try{new PerformanceObserver(function(){k&&arm()}).observe({type:"largest-contentful-paint",buffered:!0})}catch(e){}' +
    '})(window,document)'
  );
}
