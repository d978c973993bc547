import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';
import { Fan } from './fan/fan.tsx';
import { FanControls } from './fan/fan-controls.tsx';
import { useOpening } from './fan/opening-and-closing.ts';
import { type LiftedCard, useFan } from './fan/use-fan.ts';
import { usePull } from './fan/use-pull.ts';
import { type Fans, gaps, type Taken } from './machine.ts';
import forPlace from './reading-fan.module.css';
import { useFocusOn } from './reading-fan.tsx';
import { Thread } from './thread.tsx';
import { TurningCard } from './turning-card.tsx';
import styles from './twin-table.module.css';

interface TwinTableProps {
  fans: Fans;
  taken: readonly Taken[];
  /** Whose fan each is: あなた, あの人. */
  places: readonly { key: string; label: string }[];
  /** あなたの一枚, あの人の一枚. */
  picking: readonly string[];
  back: Picture;
  backAlt: string;
  onPick(place: number, from: LiftedCard): void;
}

/**
 * Two fans as across a table: hers below, the other's hanging from above. Whichever's turn it is is turned by a finger
 * anywhere on the table and by the buttons below, so that the thumb never goes up. Once both cards are taken the table leaves.
 */
export function TwinTable({ fans, taken, places, picking, back, backAlt, onPick }: TwinTableProps) {
  const labels = useShell().texts.draw.fan;
  const [first = [], second = []] = fans;
  const done = taken.length > 1;
  const turn = Math.min(taken.length, 1);
  const common = { onPick, beside: true };
  const hers = useFan({
    ...common,
    count: first.length,
    taken: gaps(first, taken),
    picked: done ? (taken[0]?.place ?? 0) : null,
  });
  const theirs = useFan({
    ...common,
    count: second.length,
    taken: gaps(second, taken),
    picked: done ? (taken[1]?.place ?? 0) : null,
    hanging: true,
  });
  const pulls = [usePull(hers), usePull(theirs)] as const;
  const active = turn === 0 ? hers : theirs;
  useOpening(hers, null);
  useFocusOn(active, taken.length);
  const nameOf = (place: number) => `${labels.before}${place + 1}${labels.after}`;
  const [you, them] = places;
  return (
    <div className={styles.screen} data-done={done || undefined}>
      <div className={styles.table} {...pulls[turn]?.handlers}>
        <div className={styles.theirs}>
          <Fan
            fan={theirs}
            back={back}
            label={picking[1] ?? ''}
            nameOf={nameOf}
            active={turn === 1}
            pull={pulls[1]}
          />
        </div>
        <div className={styles.between}>
          <p className={turn === 1 ? styles.now : undefined}>{them?.label}</p>
          <div className={styles.threadLine}>
            {taken.length === 1 && (
              <div className={styles.taken} data-glides={you?.key}>
                <TurningCard revealed={false} back={back} backAlt={backAlt} card={null} />
              </div>
            )}
            <Thread className={styles.thread} />
          </div>
        </div>
        <div className={styles.hers}>
          <Fan
            fan={hers}
            back={back}
            label={picking[0] ?? ''}
            nameOf={nameOf}
            active={turn === 0}
            pull={pulls[0]}
          />
        </div>
      </div>
      {!done && (
        <FanControls fan={active} labels={labels}>
          <span className={forPlace.for}>{picking[turn]}</span>
        </FanControls>
      )}
    </div>
  );
}
