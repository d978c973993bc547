import { matchRoutes } from 'react-router';
import { doubtCopies } from '../lib/doubt-copies.ts';
import { runningRouter } from './running-router.ts';

interface ManifestWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
}

const STORE = 'hoshiakari:lost-module';
/** Ten seconds: a second failure within them is no deploy any more, and loading again would not help. */
const PATIENCE = 10_000;

/**
 * Ten seconds without an answer: the router shows nothing while it waits, a whole load has the browser's own bar, its
 * own limit and its own words for a dead network.
 */
const HANGING = 10_000;

/**
 * After a deploy the modules of the old build may be gone from the host. When one does not come on the way to a page,
 * that page is loaded whole, from the new build; the router alone would reload the page being left.
 *
 * The modules of a wanted page are asked for here as well as by the router: the browser fetches each once, and both
 * learn of a failure. At most one whole load of an address in ten seconds. A page that does not come at all, neither
 * module nor data, is loaded whole as well.
 * @returns ends the watch
 */
export function watchForLostModules(): () => void {
  const { __reactRouterManifest: manifest } = window as ManifestWindow;
  const router = runningRouter();
  if (!router || !manifest) return () => {};
  let awaited = '';
  let hanging: ReturnType<typeof setTimeout> | undefined;
  return router.subscribe(({ navigation }) => {
    const wanted = navigation.location;
    const address = wanted ? wanted.pathname + wanted.search + wanted.hash : '';
    if (address !== awaited) {
      awaited = address;
      clearTimeout(hanging);
      if (address) hanging = setTimeout(() => location.assign(address), HANGING);
    }
    if (!wanted) return;
    const routes = (matchRoutes(router.routes, wanted) ?? [])
      .map(({ route }) => manifest.routes[route.id ?? ''])
      .filter((route) => route !== undefined);
    Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module))).catch(() => {
      // Which of them it was, nobody says.
      doubtCopies(routes.flatMap(({ module, imports = [] }) => [module, ...imports]));
      loadWhole(address);
    });
  });
}

/**
 * The router reloads too, before or after us, and of two loads the later one stands. So the wanted address is put in
 * the bar first: whoever reloads then, loads it.
 */
function loadWhole(address: string): void {
  if (address === location.pathname + location.search + location.hash || !isFirstTry(address)) return;
  history.pushState(null, '', address);
  location.reload();
}

/** True where nothing can be remembered: the page being left is another one, so a whole load cannot come round again. */
function isFirstTry(address: string): boolean {
  try {
    const [last, time] = JSON.parse(sessionStorage.getItem(STORE) ?? '["",0]') as [string, number];
    const age = Date.now() - time;
    if (last === address && age >= 0 && age < PATIENCE) return false;
    sessionStorage.setItem(STORE, JSON.stringify([address, Date.now()]));
    return true;
  } catch {
    return true;
  }
}
