import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';
import { Fan } from './fan/fan.tsx';
import { FanControls } from './fan/fan-controls.tsx';
import { useClosing, useOpening } from './fan/opening-and-closing.ts';
import { cardAt, type FanState, type LiftedCard, useFan } from './fan/use-fan.ts';
import styles from './reading-fan.module.css';

interface ReadingFanProps {
  /** Number of cards in the deck. */
  count: number;
  back: Picture;
  /** Places that hold no card any more. */
  gone: readonly number[];
  /** The place of the last card of the reading: the fan closes behind it. Null until then. */
  picked: number | null;
  onPick(place: number, from: LiftedCard): void;
  /** Which place of the reading is filled now. */
  children: ReactNode;
}

/** The one fan of a reading that has no other way: it lies open by itself, with its buttons below. */
export function ReadingFan({ count, back, gone, picked, onPick, children }: ReadingFanProps) {
  const labels = useShell().texts.draw.fan;
  const fan = useFan({ count, taken: gone, picked, onPick });
  useOpening(fan, null, true);
  useClosing(fan);
  useFocusOn(fan, gone.length);
  return (
    <>
      <div className={styles.fan}>
        <Fan
          fan={fan}
          back={back}
          label={labels.label}
          nameOf={(place) => `${labels.before}${place + 1}${labels.after}`}
        />
      </div>
      {picked === null && (
        <FanControls fan={fan} labels={labels}>
          <span className={styles.for}>{children}</span>
        </FanControls>
      )}
    </>
  );
}

/**
 * Whoever took a card by its own button, which is gone with it, stands on the next card then.
 * @param step changes with each card that is taken
 */
export function useFocusOn({ list, lifted, picked }: FanState, step: number): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const active = document.activeElement;
    const lost = !active || active === document.body || active.closest('[hidden], [inert]') !== null;
    if (lost && picked === null) cardAt(list.current, lifted)?.focus({ preventScroll: true });
  }, [step, list, lifted, picked]);
}
