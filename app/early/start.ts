import { doubtCopies } from '../lib/doubt-copies.ts';
import { around } from './around.ts';
import { START_FACTS, type StartFacts } from './hand-over.ts';
import { whenPainted } from './painted.ts';
import { watchPresses } from './presses.ts';

/** What the page says of its start (`build/finish/start-facts.ts`); null in development, where React starts by itself. */
export function startFacts(): StartFacts | null {
  return JSON.parse(document.getElementById(START_FACTS)?.textContent ?? 'null') as StartFacts | null;
}

/**
 * Starts React. Late, its files are fetched once the page's own picture has been painted, and run once no larger paint
 * has followed and the browser is idle: nothing of it may stand in the way of what the visitor looks at. Both happen at
 * once at the first touch or key beside a link (the next page is on its way then). Normal, they happen at once. While
 * something is pressed React does not begin: a page that the browser has translated it builds anew, and the click would
 * find another button than the press.
 * Called before the styles, for the browser lets no script run that follows styles on their way.
 * @param failed called when a module or the data did not come
 * @param load imports a module
 * @returns starts React now; once that has failed, loads the page again
 */
export function prepareStart(
  facts: StartFacts,
  failed: () => void,
  load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): () => void {
  let data: Promise<string> | undefined;
  let started = false;
  let lost = false;
  const released = watchPresses();
  const parsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });

  function fetchFiles(): Promise<string> {
    if (data) return data;
    for (const address of facts.preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    data = fetch(facts.data).then((answer) => {
      if (!answer.ok) throw answer.status;
      return answer.text();
    });
    // Said by `run`, when it is needed.
    data.catch(() => {});
    return data;
  }

  async function run() {
    const ids = Object.keys(facts.routes);
    const [stream, , , ...modules] = await Promise.all([
      fetchFiles(),
      parsed,
      load(facts.manifest),
      ...Object.values(facts.routes).map(load),
    ]);
    const routeModules: Record<string, unknown> = {};
    ids.forEach((id, place) => {
      routeModules[id] = modules[place];
    });
    Object.assign(window, {
      __reactRouterContext: { ...facts.router, stream: new Response(stream).body },
      __reactRouterRouteModules: routeModules,
    });
    await released();
    await load(facts.entry);
  }

  function start() {
    if (started) return;
    started = true;
    run().catch(() => {
      lost = true;
      doubtCopies([
        facts.manifest,
        ...Object.values(facts.routes),
        ...facts.preloads,
        facts.entry,
        facts.data,
      ]);
      failed();
    });
  }

  if (facts.when === 'normal') start();
  else {
    const touched = (event: Event) => {
      if (!around(event, 'a')) start();
    };
    for (const name of ['pointerdown', 'touchstart', 'keydown'])
      window.addEventListener(name, touched, { passive: true, capture: true });
    parsed.then(() => whenPainted(fetchFiles, () => whenIdle(start)));
  }
  // A module that failed is never fetched again by Firefox and WebKit.
  return () => (lost ? location.reload() : start());
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 200);
}
