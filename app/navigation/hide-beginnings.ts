import { startTransition } from 'react';
import { runningRouter } from './running-router.ts';

/** Longer than the pages take to change over. */
const LATER_MS = 1000;

/**
 * Tells who listens to the router from now on of what has come, not of what begins. Nothing on a page shows that the next
 * one is on its way; the router's own components would have React render the whole page that is being left anew for it.
 *
 * The outer of those components takes the state alone, to take its own error screen away on another page. It hands all links
 * a new object then, which renders them anew before the page that they lead to: it hears of it later.
 * @returns tells of everything again
 */
export function hideBeginnings(): () => void {
  const router = runningRouter();
  if (!router) return () => {};
  const { subscribe } = router;
  router.subscribe = (listener) =>
    subscribe((state, ...more) => {
      if (state.navigation.state !== 'idle') return;
      if (listener.length > 1) listener(state, ...more);
      else setTimeout(() => startTransition(() => listener(state)), LATER_MS);
    });
  return () => {
    router.subscribe = subscribe;
  };
}
