import { isRouteErrorResponse } from 'react-router';
import type { Start } from '../early/hand-over.ts';

/** What a page tells the shell about itself: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The page begins with a picture that reaches under the header. */
  headerOver?: boolean;
  /** The page stays in the night down to the footer. */
  endsInNight?: boolean;
  /** When React starts on it; `late` where nothing is said. */
  start?: Start;
}

/** Whether an error is an address without an answer (a loader's 404, or the host's for a page's data). */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
