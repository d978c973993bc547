import { useLayoutEffect, useRef } from 'react';
import { asDeck } from './geometry.ts';
import { cardAt, type FanState } from './use-fan.ts';

const MS = 720;
/** Without motion it only appears. */
const APPEAR_MS = 200;
const EASE_OUT = 'cubic-bezier(0.22, 0.8, 0.24, 1)';

/**
 * What happens once when a fan opens: it comes out of the card that lay there before, and the focus moves to its lifted card.
 * @param from where that card lay in the window; null where there was none
 * @param unasked true for a fan that opens by itself: the focus and the page stay where they are
 */
export function useOpening(
  { list, wheel, stage, lifted, sizes }: FanState,
  from: DOMRect | null,
  unasked = false,
): void {
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (!wheel.current || !stage.current || opened.current) return;
    opened.current = true;
    if (!unasked) {
      toTop();
      cardAt(list.current, lifted)?.focus({ preventScroll: true });
    }
    if (isStill()) {
      stage.current.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR_MS);
    } else if (from) {
      const box = stage.current.getBoundingClientRect();
      const card = {
        x: from.left + from.width / 2 - (box.left + box.width / 2),
        y: from.top - box.top,
        width: from.width,
      };
      const { x, y, scale } = asDeck(card, sizes);
      wheel.current.animate(
        [
          // Straight, however far the fan will be turned.
          { translate: `${x}px ${y}px`, scale, rotate: '0deg' },
          { translate: '0px 0px', scale: 1 },
        ],
        { duration: MS, easing: EASE_OUT },
      );
    }
  }, [list, wheel, stage, lifted, sizes, from, unasked]);
}

/** What happens once when a card was taken: the words above the fan go, and it sinks from where it was seen. */
export function useClosing({ stage, picked }: FanState): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const top = () => element.getBoundingClientRect().top;
    if (picked === null) {
      const note = () => {
        before.current = top();
      };
      note();
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('resize', note);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('resize', note);
      };
    }
    toTop();
    if (isStill()) return;
    element.animate([{ translate: `0px ${before.current - top()}px` }, { translate: '0px 0px' }], {
      duration: MS,
      easing: EASE_OUT,
    });
  }, [stage, picked]);
}

/** The whole of it is seen, not the end of the page that was there before. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
