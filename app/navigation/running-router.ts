import type { matchRoutes } from 'react-router';

/** The parts of the running router that are looked at. */
interface RunningRouter {
  routes: Parameters<typeof matchRoutes>[0];
  subscribe(listener: RouterListener): () => void;
}

type RouterListener = (
  state: { navigation: { state: string; location?: PlainLocation | undefined } },
  ...more: unknown[]
) => void;

interface PlainLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** React Router's own router, which puts itself on the window; undefined before it is there. */
export const runningRouter = (): RunningRouter | undefined =>
  (window as { __reactRouterDataRouter?: RunningRouter }).__reactRouterDataRouter;
