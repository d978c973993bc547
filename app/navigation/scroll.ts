/**
 * Scrolls to the top of the page in a given time, eased at both ends.
 * @param durationMs the specification's 800 for the footer
 * @returns stops the movement
 */
export function scrollToTop(durationMs: number): () => void {
  const from = window.scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || from === 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {};
  }
  const began = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop);
  };
  const step = (now: number) => {
    const t = Math.min(1, Math.max(0, now - began) / durationMs);
    const eased = t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
    window.scrollTo({ top: Math.round(from * (1 - eased)), behavior: 'instant' });
    if (t < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  frame = requestAnimationFrame(step);
  // Whoever scrolls herself is not pulled back.
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** Puts the keyboard's place at the beginning of the page's own content, without moving what is seen. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
