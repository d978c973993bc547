import { useLayoutEffect, useRef } from 'react';
import type { DrawState } from './machine.ts';

/**
 * Once the last card has turned, the focus moves to the result's heading; the wait and the reveal are seen from the top of the
 * page. What she comes back to (`kept`) just stands there.
 * @param turned from the reveal until the last card has turned, in milliseconds
 * @returns where to put the heading
 */
export function useResultFocus(phase: DrawState['phase'], kept: boolean, turned: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (kept || (phase !== 'drawing' && phase !== 'revealed')) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (phase === 'drawing') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const focus = setTimeout(() => heading.current?.focus({ preventScroll: true }), still ? 0 : turned);
    return () => clearTimeout(focus);
  }, [phase, kept, turned]);
  return heading;
}
