import type { Site } from '../content/types.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { PAGE_VIEW, type PageView } from './page-view.ts';

export type FirebaseSettings = NonNullable<Site['firebase']>;

/** The part of Firebase that is used, so that a test can stand in for it. */
export interface Counter {
  log(name: 'page_view', values: PageView): void;
}

/**
 * Listens to page views and hands them to Firebase Analytics once it has been loaded: after the page is idle,
 * only with a configuration and a network. Whatever fails (blocked, offline, no storage) stays silent: nobody's
 * reading depends on being counted. Without a configuration the views go to the console in development.
 * @param settings Firebase's public configuration from `content/site.yaml`, or null
 * @param load fetches Firebase; the default imports it lazily
 */
export function startAnalytics(
  settings: FirebaseSettings | null,
  load: (settings: FirebaseSettings) => Promise<Counter> = loadFirebase,
): () => void {
  const waiting: PageView[] = [];
  let counter: Counter | null = null;
  const listen = (event: Event) => {
    const view = (event as CustomEvent<PageView>).detail;
    if (!settings) {
      if (import.meta.env.DEV) console.info('page_view', view);
      return;
    }
    if (counter) counter.log('page_view', view);
    else waiting.push(view);
  };
  const start = () => {
    // Firebase rejects unhandled when it starts offline.
    if (!settings || counter || !navigator.onLine) return;
    whenIdle(() => {
      load(settings)
        .then((loaded) => {
          counter = loaded;
          for (const view of waiting.splice(0)) loaded.log('page_view', view);
        })
        .catch(() => {});
    });
  };
  window.addEventListener(PAGE_VIEW, listen);
  window.addEventListener('online', start);
  start();
  return () => {
    window.removeEventListener(PAGE_VIEW, listen);
    window.removeEventListener('online', start);
  };
}

async function loadFirebase(settings: FirebaseSettings): Promise<Counter> {
  const [{ initializeApp, setLogLevel }, analytics] = await Promise.all([
    import('firebase/app'),
    import('firebase/analytics'),
  ]);
  // Where its hosts are blocked, Firebase would fill the console with errors that are nobody's.
  setLogLevel('silent');
  const app = initializeApp(settings);
  if (!(await analytics.isSupported())) return { log: () => {} };
  // Our own page views only: Firebase would count the first one a second time.
  const instance = analytics.initializeAnalytics(app, { config: { send_page_view: false } });
  return { log: (name, values) => analytics.logEvent(instance, name as string, { ...values }) };
}
