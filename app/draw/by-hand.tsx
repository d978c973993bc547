import type { ReactNode } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './by-hand.module.css';
import { Fan } from './fan/fan.tsx';
import { FanControls } from './fan/fan-controls.tsx';
import { useClosing, useOpening } from './fan/opening-and-closing.ts';
import { type LiftedCard, useFan } from './fan/use-fan.ts';

interface ByHandProps {
  /** Number of cards in the deck. */
  count: number;
  back: Picture;
  /** 気になる一枚を、どうぞ; phrases of the build. */
  title: Phrased;
  /** The kind of reading, and the theme she asks about. */
  children: ReactNode;
  /** Where the one card lay before; the fan opens from there. */
  from: DOMRect | null;
  /** The place whose card was just taken; null until then. */
  picked: number | null;
  onPick(place: number, from: LiftedCard): void;
  onFold(): void;
}

/**
 * 自分で選ぶ: the whole deck as a fan, in the place of the one card. Once a card is taken, what is left of the fan behind it.
 */
export function ByHand({ count, back, title, children, from, picked, onPick, onFold }: ByHandProps) {
  const labels = useShell().texts.draw.fan;
  const fan = useFan({ count, picked, onPick });
  useOpening(fan, from);
  useClosing(fan);
  const choosing = picked === null;
  return (
    <>
      <div className={styles.kind}>{children}</div>
      <div className={choosing ? styles.head : 'visually-hidden'}>
        <h1>
          <Phrases text={title} />
        </h1>
        {choosing && (
          <p>
            {labels.lead.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.fan}>
        <Fan
          fan={fan}
          back={back}
          label={labels.label}
          nameOf={(place) => `${labels.before}${place + 1}${labels.after}`}
        />
      </div>
      {choosing && (
        <div className={styles.controls}>
          <FanControls fan={fan} labels={labels} />
          <button type="button" className={styles.back} onClick={onFold}>
            <span>{labels.back}</span>
          </button>
        </div>
      )}
    </>
  );
}
