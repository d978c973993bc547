import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LiftedCard } from './fan/use-fan.ts';
import type { DrawState } from './machine.ts';

const RISE_MS = 720;
const APPEAR_MS = 200;

/**
 * A card that was taken out of a fan rises from its place there to that of the wait, and grows.
 * @param card the one card of the screen, which stands for it from then on
 * @returns to be told how the card lay, before the draw begins
 */
export function useRise(card: RefObject<HTMLElement | null>, phase: DrawState['phase']) {
  const from = useRef<LiftedCard | null>(null);
  useLayoutEffect(() => {
    const lay = from.current;
    from.current = null;
    if (phase !== 'drawing' || !lay || !card.current) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      card.current.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR_MS);
      return;
    }
    const box = card.current.getBoundingClientRect();
    const x = lay.x - (box.left + box.width / 2);
    const y = lay.y - (box.top + box.height / 2);
    card.current.animate(
      [
        { translate: `${x}px ${y}px`, rotate: `${lay.angle}deg`, scale: lay.width / box.width },
        { translate: '0px 0px', rotate: '0deg', scale: 1 },
      ],
      { duration: RISE_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
    );
  }, [card, phase]);
  return useCallback((lay: LiftedCard) => {
    from.current = lay;
  }, []);
}
