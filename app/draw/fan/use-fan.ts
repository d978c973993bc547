import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cardAngle, type FanSizes, fanAngle, LIFTED_SCALE, leanOf, middle } from './geometry.ts';
import { nearestPlace, nextPlace } from './places.ts';
import { useFanSizes } from './use-fan-sizes.ts';

/** How a card lies in the window at the moment it is taken out of the fan. */
export interface LiftedCard {
  /** Its middle, in pixels from the window's upper left corner. */
  x: number;
  y: number;
  width: number;
  /** In degrees; 0 is upright. */
  angle: number;
}

export interface FanOptions {
  /** Number of places. */
  count: number;
  /** Places whose cards were taken before. */
  taken?: readonly number[];
  /** The place whose card was just taken: the others close behind it. Null until then. */
  picked: number | null;
  onPick(place: number, from: LiftedCard): void;
  /** Whether another fan lies on the screen too. */
  beside?: boolean;
  /** Whether it hangs from above, as of somebody who sits across the table: the style sheet mirrors its stage. */
  hanging?: boolean;
}

const NONE: readonly number[] = [];
const TURN_MS = 720;
/** The fan leans and comes back in this time. */
const LEAN_MS = 360;

/**
 * The state of one fan: which card is lifted, how far the fan is turned. The turn itself is one property of one element,
 * written past React: a finger moves it with every frame.
 */
export function useFan({ count, taken = NONE, picked, onPick, beside = false, hanging = false }: FanOptions) {
  const sizes = useFanSizes(count, beside);
  /** Where she went last; null before she did anything. */
  const [wanted, setWanted] = useState<number | null>(null);
  const lifted = picked ?? nearestPlace(wanted ?? middle(count), count, taken);
  const stage = useRef<HTMLDivElement>(null);
  /** What is turned: the cards and the light behind the lifted one. */
  const wheel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** While a finger holds the fan it goes where the finger does. */
  const held = useRef(false);
  /** How long the turn to the lifted card takes; at first it just lies there. */
  const pace = useRef(0);
  const leaning = useRef<Animation | undefined>(undefined);
  const closed = picked !== null;

  const turn = useCallback((angle: number, ms: number) => {
    leaning.current?.cancel();
    const style = wheel.current?.style;
    style?.setProperty('transition-duration', `${ms}ms`);
    style?.setProperty('rotate', `${angle}deg`);
  }, []);
  const turnTo = useCallback(
    (place: number) => turn(fanAngle(place, count, sizes, closed), closed ? TURN_MS : pace.current),
    [turn, count, sizes, closed],
  );
  useLayoutEffect(() => {
    if (!held.current) turnTo(lifted);
  }, [lifted, turnTo]);

  /** Lifts a card and brings it to the middle. */
  const lift = (place: number, ms = TURN_MS) => {
    pace.current = ms;
    setWanted(place);
    // The same card as before needs it too, after a pull that was too short.
    turnTo(place);
    return place;
  };
  /**
   * To the next card; at the end the fan leans and comes back.
   * @returns the place that is lifted then
   */
  const go = (direction: -1 | 1) => {
    const next = nextPlace(lifted, direction, count, taken);
    if (next !== null) return lift(next);
    leaning.current = lean(wheel.current, direction, fanAngle(lifted, count, sizes), sizes);
    return lifted;
  };
  const take = () => {
    const box = cardAt(list.current, lifted)?.getBoundingClientRect();
    if (!box || closed) return;
    const angle = cardAngle(lifted, count, lifted, sizes) + fanAngle(lifted, count, sizes);
    onPick(lifted, {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      width: sizes.card * LIFTED_SCALE,
      angle: hanging ? -angle : angle,
    });
  };

  return {
    count,
    taken,
    picked,
    hanging,
    sizes,
    lifted,
    /** Whether she has not done anything yet. */
    untouched: wanted === null,
    atFirst: nextPlace(lifted, -1, count, taken) === null,
    atLast: nextPlace(lifted, 1, count, taken) === null,
    stage,
    wheel,
    list,
    held,
    turn,
    lift,
    /** Lifts a card without turning the fan. */
    raise: setWanted,
    go,
    take,
  };
}

export type FanState = ReturnType<typeof useFan>;

/** The button of the card in a place. */
export function cardAt(list: HTMLOListElement | null, place: number) {
  return list?.children[place]?.querySelector('button');
}

function lean(wheel: HTMLElement | null, direction: -1 | 1, angle: number, sizes: FanSizes) {
  if (!wheel || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const rest = { rotate: `${angle}deg`, easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' };
  return wheel.animate([rest, { ...rest, rotate: `${angle - direction * leanOf(sizes)}deg` }, rest], LEAN_MS);
}
