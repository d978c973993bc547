/** So long no larger paint must have followed, in milliseconds, until the page counts as painted. */
const QUIET_MS = 150;

/**
 * Tells when a parsed page stands before the visitor.
 * @param painted called once the page's own picture (`fetchpriority=high`) has been painted, at the latest before `rests`
 * @param rests called once no larger paint has followed for a while
 */
export function whenPainted(painted: () => void, rests: () => void = () => {}): void {
  let come = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      painted();
      rests();
    }, QUIET_MS);
  };
  const there = () => {
    come = true;
    // No frame comes before the styles have.
    requestAnimationFrame(wait);
  };
  if (picture && !picture.complete) {
    picture.addEventListener('load', there);
    picture.addEventListener('error', there);
  } else there();
  try {
    new PerformanceObserver((list) => {
      if (!come) return;
      const paints = list.getEntries() as (PerformanceEntry & { element?: Element | null })[];
      if (paints.some(({ element }) => element === picture)) painted();
      wait();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // Not every engine tells of large paints; the picture's arrival stands for them.
  }
}
