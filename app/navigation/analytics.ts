import type { Site } from '../content/types.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { listen, type Told } from './events.ts';

export type FirebaseSettings = NonNullable<Site['firebase']>;

/** The part of Firebase that is used, so that a test can stand in for it. */
export interface Counter {
  log(told: Told): void;
}

/**
 * Listens to what is told of the visit and hands it to Firebase Analytics once that has been loaded: after the page is idle,
 * only with a configuration and a network. Whatever fails (blocked, offline, no storage) stays silent: nobody's
 * reading depends on being counted. Without a configuration it goes to the console in development.
 * @param settings Firebase's public configuration from `content/site.yaml`, or null
 * @param load fetches Firebase; the default imports it lazily
 */
export function startAnalytics(
  settings: FirebaseSettings | null,
  load: (settings: FirebaseSettings) => Promise<Counter> = loadFirebase,
): () => void {
  const waiting: Told[] = [];
  let counter: Counter | null = null;
  const start = () => {
    // Firebase rejects unhandled when it starts offline.
    if (!settings || counter || !navigator.onLine) return;
    whenIdle(() => {
      load(settings)
        .then((loaded) => {
          counter = loaded;
          for (const told of waiting.splice(0)) loaded.log(told);
        })
        .catch(() => {});
    });
  };
  const end = listen((told) => {
    if (!settings) {
      if (import.meta.env.DEV) console.info(told.name, told.values);
    } else if (counter) counter.log(told);
    else waiting.push(told);
  });
  window.addEventListener('online', start);
  start();
  return () => {
    end();
    window.removeEventListener('online', start);
  };
}

async function loadFirebase(settings: FirebaseSettings): Promise<Counter> {
  const google = await import('./google.ts');
  return google.loadFirebase(settings);
}
