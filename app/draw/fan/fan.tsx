import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useRef,
} from 'react';
import type { Picture } from '../../pictures/picture.ts';
import { PictureElement } from '../../ui/card-picture.tsx';
import { CARD_SIZES } from '../turning-card.tsx';
import { Dial, starHeight } from './dial.tsx';
import styles from './fan.module.css';
import { cardAngle, cardShift, type FanSizes, LIFTED_SCALE, middle } from './geometry.ts';
import { moveOfKey, nearestPlace } from './places.ts';
import { cardAt, type FanState } from './use-fan.ts';
import { usePull } from './use-pull.ts';

/** The fan opens from the middle outward: each card that much later than its neighbour. */
const LATER_MS = 12;

interface FanProps {
  fan: FanState;
  back: Picture;
  /** What the cards are called together. */
  label: string;
  /** What the card in a place is called: 左から11枚目. */
  nameOf(place: number): string;
  /** False while it is another fan's turn. */
  active?: boolean;
  /** Where a larger part of the screen turns it: what `usePull` gave for that part. */
  pull?: ReturnType<typeof usePull>;
}

/** A fan of face-down cards. One tab stop; the lifted card is taken by a second tap, by Enter, or by `FanControls`. */
export function Fan({ fan, back, label, nameOf, active = true, pull }: FanProps) {
  const { count, taken, sizes, lifted, picked, list } = fan;
  const own = usePull(fan);
  const { handlers, pulled } = pull ?? own;
  /** What was lifted when the pointer came down, and which pointer it is. */
  const down = useRef<{ lifted: number; mouse: boolean } | null>(null);
  const closed = picked !== null;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    down.current = { lifted, mouse: event.pointerType === 'mouse' };
    if (!pull) handlers.onPointerDown(event);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const card = (event.target as Element).closest('li');
    const before = down.current;
    down.current = null;
    // A click without a pointer, by key or by a reader's command, has no count.
    if (!card || (event.detail > 0 && pulled.current)) return;
    const place = Array.prototype.indexOf.call(list.current?.children, card);
    if (sizes.still && before?.mouse) fan.take();
    else if (place === (before?.lifted ?? lifted)) fan.take();
    else fan.lift(place);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    down.current = null;
    const move = moveOfKey(event.key);
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place =
      typeof move === 'number'
        ? fan.go(move)
        : fan.lift(nearestPlace(move === 'first' ? 0 : count - 1, count, taken));
    cardAt(list.current, place)?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what a finger or mouse does anywhere here, the buttons do too
    <div
      ref={fan.stage}
      className={styles.stage}
      style={
        {
          '--radius': `${sizes.radius}px`,
          '--card': `${sizes.card}px`,
          '--lift': `${sizes.lift}px`,
          '--stage': `${sizes.stage}px`,
          '--top': `${sizes.top}px`,
          '--star': `${starHeight(sizes)}px`,
        } as CSSProperties
      }
      data-still={sizes.still || undefined}
      data-closed={closed || undefined}
      data-waiting={!active || undefined}
      data-hanging={fan.hanging || undefined}
      inert={closed || !active}
      {...(pull ? {} : handlers)}
      onPointerDown={onPointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <Dial sizes={sizes} />
      <div className={styles.window}>
        <div ref={fan.wheel} className={styles.wheel}>
          <ol ref={list} className={styles.cards} aria-label={label} onClick={onClick} onKeyDown={onKeyDown}>
            {Array.from({ length: count }, (_, place) => (
              <Card
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
                key={place}
                name={nameOf(place)}
                back={back}
                // Where it is another fan's turn none is lifted, and none makes room.
                transform={transformOf(place, closed ? null : active ? lifted : place, active, count, sizes)}
                later={Math.abs(place - middle(count)) * LATER_MS}
                lifted={active && place === lifted}
                gone={place === picked || taken.includes(place)}
              />
            ))}
          </ol>
          <i
            className={styles.spot}
            style={{ rotate: `${cardAngle(lifted, count, lifted, sizes).toFixed(3)}deg` }}
            aria-hidden="true"
          />
        </div>
      </div>
    </div>
  );
}

/** All cards' in the same form, so that one goes over into the other. */
function transformOf(
  place: number,
  lifted: number | null,
  active: boolean,
  count: number,
  sizes: FanSizes,
): string {
  const up = active && place === lifted;
  const angle = cardAngle(place, count, lifted, sizes).toFixed(3);
  return `rotate(${angle}deg) translateY(${cardShift(up, sizes).toFixed(2)}px) scale(${up ? LIFTED_SCALE : 1})`;
}

interface CardProps {
  name: string;
  back: Picture;
  transform: string;
  /** When it sets out as the fan opens, in milliseconds. */
  later: number;
  lifted: boolean;
  gone: boolean;
}

/** One card in its place. What does not change is not rendered anew: while the fan turns, two or three cards do at a time. */
const Card = memo(function Card({ name, back, transform, later, lifted, gone }: CardProps) {
  return (
    <li
      className={lifted ? styles.lifted : undefined}
      style={{ transform, animationDelay: `${later}ms` }}
      hidden={gone}
    >
      <button type="button" tabIndex={lifted ? 0 : -1} aria-label={name} aria-current={lifted || undefined}>
        <PictureElement picture={back} alt="" sizes={CARD_SIZES} priority />
      </button>
    </li>
  );
});
