import { runningRouter } from './running-router.ts';

/**
 * Tells who listens to the router from now on of what has come, not of what begins. Nothing on a page shows that the next
 * one is on its way; the router's own components would have React render the whole page that is being left anew for it.
 * @returns tells of everything again
 */
export function hideBeginnings(): () => void {
  const router = runningRouter();
  if (!router) return () => {};
  const { subscribe } = router;
  router.subscribe = (listener) =>
    subscribe((state, ...more) => {
      if (state.navigation.state === 'idle') listener(state, ...more);
    });
  return () => {
    router.subscribe = subscribe;
  };
}
