import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LeftIcon, RightIcon } from '../../ui/icons.tsx';
import styles from './fan-controls.module.css';
import { cardAt, type FanState } from './use-fan.ts';

/** Told once she rests on a card, not for each one that she passes. */
const REST_MS = 400;

interface FanControlsProps {
  fan: FanState;
  labels: {
    /** Around the number of the place: 左から, 枚目. */
    before: string;
    after: string;
    left: string;
    right: string;
    take: string;
  };
  /** Which place of the reading is filled now, where there are several. */
  children?: ReactNode;
}

/** Under a fan: where the lifted card lies, arrows, and the button that takes it. All that a finger can do, by buttons. */
export function FanControls({ fan, labels, children }: FanControlsProps) {
  const { count, lifted } = fan;
  return (
    <div className={styles.controls}>
      <p className={styles.count} aria-hidden="true">
        {children}
        {labels.before}
        <b className="num">{lifted + 1}</b>
        {labels.after}
      </p>
      <p className="visually-hidden" role="status">
        {useRested(fan, `${labels.before}${lifted + 1}${labels.after}`)}
      </p>
      <div
        className={styles.rail}
        style={{ '--gaps': count - 1, '--along': lifted / (count - 1) } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.round}
          aria-label={labels.left}
          aria-disabled={fan.atFirst}
          onClick={() => fan.go(-1)}
        >
          <LeftIcon />
        </button>
        <Button look="ritual" className={styles.take} onClick={fan.take}>
          {labels.take}
        </Button>
        <button
          type="button"
          className={styles.round}
          aria-label={labels.right}
          aria-disabled={fan.atLast}
          onClick={() => fan.go(1)}
        >
          <RightIcon />
        </button>
      </div>
    </div>
  );
}

/** What is told after a rest. The card that has the focus says its own name. */
function useRested({ untouched, lifted, list }: FanState, name: string): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (untouched) return;
    const rest = setTimeout(() => {
      if (document.activeElement !== cardAt(list.current, lifted)) setTold(name);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [untouched, lifted, list, name]);
  return told;
}
