import { type PointerEvent, useRef } from 'react';
import {
  isOnCards,
  type Point,
  pointAngle,
  positionAt,
  positionUnder,
  resisted,
  THROW_MS,
  thrownTo,
} from './geometry.ts';
import { nearestPlace } from './places.ts';
import type { FanState } from './use-fan.ts';

/** A finger that moves less, sideways, has tapped. */
const TAP_PX = 6;
/** A throw is as fast as the finger was in its last moments; a finger that rests for as long throws nothing. */
const MOMENTS_MS = 80;

interface Pull {
  pointer: number;
  startX: number;
  /** The stage in the window: asked for once, as the page does not scroll meanwhile. */
  box: DOMRect;
  /** The fan's angle less the finger's: it stays the same while the finger pulls. Null as long as it may be a tap. */
  offset: number | null;
  moments: { time: number; at: number }[];
}

/**
 * Turns a fan under the finger, one to one, and lets it go on as it was thrown, to rest on a card. A fan that stands still
 * lifts what the mouse points at. Up and down the page scrolls as ever (`touch-action: pan-y`).
 * @returns handlers for the stage, or for a larger part of the screen on which the finger may turn it too
 */
export function usePull({
  count,
  taken,
  sizes,
  stage,
  wheel,
  held,
  turn,
  lift,
  raise,
  lifted,
  picked,
  hanging,
}: FanState) {
  const pull = useRef<Pull | null>(null);
  const pulled = useRef(false);

  /** Where the pointer is, as the fan sees it. */
  const pointOf = (event: PointerEvent<HTMLElement>, box: DOMRect): Point => ({
    x: event.clientX - box.left - box.width / 2,
    y: hanging ? box.bottom - event.clientY : event.clientY - box.top,
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pulled.current = false;
    if (sizes.still || picked !== null || !event.isPrimary || event.button !== 0) return;
    if (!stage.current) return;
    pull.current = {
      pointer: event.pointerId,
      startX: event.clientX,
      box: stage.current.getBoundingClientRect(),
      offset: null,
      moments: [],
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (sizes.still) {
      if (event.pointerType === 'mouse' && picked === null && stage.current)
        raiseUnder(pointOf(event, stage.current.getBoundingClientRect()));
      return;
    }
    const now = pull.current;
    if (now?.pointer !== event.pointerId) return;
    const finger = pointAngle(pointOf(event, now.box), sizes);
    if (now.offset === null) {
      if (Math.abs(event.clientX - now.startX) < TAP_PX || !wheel.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // It may be on its way: it is held where it is.
      now.offset = (Number.parseFloat(getComputedStyle(wheel.current).rotate) || 0) - finger;
      held.current = true;
    }
    const angle = resisted(now.offset + finger, count, sizes);
    const at = positionAt(angle, count, sizes);
    turn(angle, 0);
    raise(nearestPlace(at, count, taken));
    now.moments = [
      ...now.moments.filter(({ time }) => event.timeStamp - time < MOMENTS_MS),
      { time: event.timeStamp, at },
    ];
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const now = pull.current;
    if (now?.pointer !== event.pointerId) return;
    pull.current = null;
    if (now.offset === null) return;
    held.current = false;
    pulled.current = true;
    const moments = now.moments.filter(({ time }) => event.timeStamp - time < MOMENTS_MS);
    const [first, last] = [moments[0], moments.at(-1)];
    const time = first && last ? last.time - first.time : 0;
    const speed = first && last && time > 0 ? (last.at - first.at) / time : 0;
    lift(nearestPlace(thrownTo(last?.at ?? lifted, speed), count, taken), THROW_MS);
  };

  const raiseUnder = (point: Point) => {
    if (!isOnCards(point, sizes)) return;
    raise(nearestPlace(positionUnder(point, count, sizes), count, taken));
  };

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
    /** Whether the finger that was just lifted had pulled: what comes after it is no tap. */
    pulled,
  };
}
