import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LiftedCard } from './fan/use-fan.ts';

const GLIDE_MS = 720;

/**
 * Cards that get another place on the screen go there from where they lay: all elements marked `data-glides` with a
 * name of their own. One that was just taken out of a fan comes from there.
 * @param around the element they are in
 * @param step what the places depend on: they go when it changes
 * @param still true where she comes back to them: they just lie there
 * @returns to be told how a card lay in its fan, before the step that gives it a place
 */
export function useGlides(around: RefObject<HTMLElement | null>, step: string, still: boolean) {
  const before = useRef(new Map<string, LiftedCard>());
  const going = useRef(new Map<string, Animation>());
  useLayoutEffect(() => {
    void step;
    const note = () => {
      for (const [name, element] of glidingIn(around.current)) {
        // On its way it is nowhere yet.
        if (going.current.get(name)?.playState !== 'running') before.current.set(name, placeOf(element));
      }
    };
    for (const [name, element] of glidingIn(around.current)) {
      if (going.current.get(name)?.playState === 'running') before.current.set(name, placeOf(element));
      going.current.get(name)?.cancel();
    }
    const lay = new Map(before.current);
    note();
    if (!still && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const [name, element] of glidingIn(around.current)) {
        const [from, to] = [lay.get(name), before.current.get(name)];
        const way = from && to && glide(element, from, to);
        if (way) going.current.set(name, way);
      }
    }
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', note);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', note);
    };
  }, [around, step, still]);
  return useCallback((name: string, lay: LiftedCard) => {
    before.current.set(name, lay);
  }, []);
}

function glidingIn(around: HTMLElement | null): [name: string, element: HTMLElement][] {
  const all = [...(around?.querySelectorAll<HTMLElement>('[data-glides]') ?? [])];
  return all.map((element) => [element.dataset.glides ?? '', element]);
}

function placeOf(element: HTMLElement): LiftedCard {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth, angle: 0 };
}

function glide(element: HTMLElement, from: LiftedCard, to: LiftedCard): Animation | undefined {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 1 && from.width === to.width) return;
  return element.animate(
    [
      { translate: `${x}px ${y}px`, rotate: `${from.angle}deg`, scale: from.width / to.width },
      { translate: '0px 0px', rotate: getComputedStyle(element).rotate, scale: 1 },
    ],
    { duration: GLIDE_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  );
}
