/** What she does herself: from then on the place is hers. */
const HERS = ['wheel', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Stands at a place of a page that is still growing: a reading that is put back, answers that come after it. Without this the
 * browser keeps in sight whatever happened to stand there before, and she who comes back is at the footer.
 * @param top in CSS pixels
 * @returns lets go; so does whatever she does herself
 */
export function standAt(top: number): () => void {
  const stand = () => window.scrollTo({ top, behavior: 'instant' });
  const growth = new ResizeObserver(stand);
  const hers = new AbortController();
  const end = () => {
    growth.disconnect();
    hers.abort();
  };
  stand();
  // Tells once at the beginning, too: after the first layout and before its paint.
  growth.observe(document.body);
  for (const name of HERS)
    window.addEventListener(name, end, { capture: true, passive: true, signal: hers.signal });
  return end;
}
