import { useLayoutEffect, useRef } from 'react';
import type { DrawState } from './machine.ts';

/** The flip's time: the focus moves at its end, the landscape begins in its middle. */
const FLIP_MS = 720;

/**
 * What happens once at the reveal: the card goes from its old place on the screen to the new one while it
 * turns, and at the end of the turn the focus moves to the result's heading. What she comes back to (`kept`) just stands there.
 * @returns where to put the card's stage and the result's heading
 */
export function useReveal(phase: DrawState['phase'], kept: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const note = () => {
      before.current = element.getBoundingClientRect();
    };
    // In a short window she may have scrolled to the button: the card that is drawn comes back into sight.
    if (phase === 'drawing') window.scrollTo({ top: 0, behavior: 'instant' });
    if (phase !== 'revealed') {
      note();
      // The place is only right for the scroll position of the last moment.
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('resize', note);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('resize', note);
      };
    }
    if (kept) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const from = before.current;
    const to = element.getBoundingClientRect();
    if (from && !still && typeof element.animate === 'function') {
      const x = from.left + from.width / 2 - (to.left + to.width / 2);
      const y = from.top + from.height / 2 - (to.top + to.height / 2);
      element.animate(
        [
          { translate: `${x}px ${y}px`, scale: from.width / to.width },
          { translate: '0px 0px', scale: 1 },
        ],
        { duration: FLIP_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
      );
    }
    const focus = setTimeout(() => heading.current?.focus({ preventScroll: true }), still ? 0 : FLIP_MS);
    return () => clearTimeout(focus);
  }, [phase, kept]);

  return { stage, heading };
}
