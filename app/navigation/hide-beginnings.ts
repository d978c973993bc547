/** The part of the running router that is stood in for; it puts itself on the window under this name. */
interface Router {
  subscribe(listener: Listener): () => void;
}

type Listener = (state: { navigation: { state: string } }, ...more: unknown[]) => void;

/**
 * Tells who listens to the router from now on of what has come, not of what begins. Nothing on a page shows that the next
 * one is on its way; the router's own components would have React render the whole page that is being left anew for it.
 * @returns tells of everything again
 */
export function hideBeginnings(): () => void {
  const router = (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
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
