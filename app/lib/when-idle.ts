/**
 * Runs something once the browser has nothing better to do; in Safari, which cannot tell, after two seconds.
 * It waits four seconds at most.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 2000);
}
