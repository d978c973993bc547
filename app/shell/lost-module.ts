import { matchRoutes } from 'react-router';

/** The parts of the running router that are looked at; it puts itself on the window under this name. */
interface Router {
  routes: Parameters<typeof matchRoutes>[0];
  subscribe(listener: (state: { navigation: { location?: PlainLocation | undefined } }) => void): () => void;
}

interface PlainLocation {
  pathname: string;
  search: string;
  hash: string;
}

interface RouterWindow {
  __reactRouterDataRouter?: Router;
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}

const STORE = 'hoshiakari:lost-module';
/** Ten seconds: a second failure within them is no deploy any more, and loading again would not help. */
const PATIENCE = 10_000;

/**
 * After a deploy the modules of the old build may be gone from the host. When one does not come on the way to a page,
 * that page is loaded whole, from the new build; the router alone would reload the page being left.
 *
 * The modules of a wanted page are asked for here as well as by the router: the browser fetches each once, and both
 * learn of a failure. At most one whole load of an address in ten seconds.
 * @returns ends the watch
 */
export function watchForLostModules(): () => void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as RouterWindow;
  if (!router || !manifest) return () => {};
  return router.subscribe(({ navigation }) => {
    const wanted = navigation.location;
    if (!wanted) return;
    const modules = (matchRoutes(router.routes, wanted) ?? [])
      .map(({ route }) => manifest.routes[route.id ?? '']?.module)
      .filter((address) => address !== undefined);
    Promise.all(modules.map((address) => import(/* @vite-ignore */ address))).catch(() =>
      loadWhole(wanted.pathname + wanted.search + wanted.hash),
    );
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
