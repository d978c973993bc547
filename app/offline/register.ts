import { isHashed } from '../../addresses/files.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** The one address of the worker; the page's policy (Trusted Types) knows it too. */
const WORKER = '/sw.js';

let started = false;

/**
 * Registers the service worker once the page has loaded and the browser is idle, and has it keep this very page, which
 * came before it. Nothing at all in development, where the site has switched it off, where the device asks to save
 * data, and where there is none; whatever fails (storage denied or full) leaves the site as it is.
 * @param wanted the site's own switch
 */
export function startOffline(wanted: boolean): void {
  if (import.meta.env.DEV || !wanted || started || !mayKeep()) return;
  started = true;
  const register = async () => {
    const workers = navigator.serviceWorker;
    const first = workers.controller === null;
    const registration = await workers.register(address(), { updateViaCache: 'none' });
    // A tab that comes back after days learns of a new build before it asks for the next page.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
    if (first) await keepForOffline([location.pathname, ...loadedFiles()]);
  };
  const start = () => whenIdle(() => register().catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/**
 * Has the worker fetch and keep pages and files, as soon as there is one and the browser is idle.
 * @param addresses paths within the site
 */
export async function keepForOffline(addresses: readonly string[]): Promise<void> {
  if (!mayKeep()) return;
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => active?.postMessage({ keep: addresses }));
}

/** False where there is no worker, and where the device asks to save data. */
function mayKeep(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return navigator.serviceWorker !== undefined && !connection?.saveData;
}

/** The hashed files that this page has fetched so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isHashed(pathname))
    .map(({ pathname }) => pathname);
}

/** Trusted Types let a worker's address pass only through a policy; ours knows one. */
function address(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL(wanted) {
      if (wanted !== WORKER) throw new TypeError(`${wanted} is no worker of this site`);
      return wanted;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
