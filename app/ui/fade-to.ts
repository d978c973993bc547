import { flushSync } from 'react-dom';

/** Changes what React shows; the old sight fades into the new one (160 ms) where the browser has view transitions. */
export function fadeTo(change: () => void): void {
  const apply = () => flushSync(change);
  if (typeof document.startViewTransition === 'function') {
    // Skipped in a tab that is not seen, or by the next one: the change itself is made all the same.
    document.startViewTransition(apply).ready.catch(() => {});
  } else apply();
}
