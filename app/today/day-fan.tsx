import { Fan } from '../draw/fan/fan.tsx';
import { FanControls } from '../draw/fan/fan-controls.tsx';
import { useClosing, useOpening } from '../draw/fan/opening-and-closing.ts';
import { type LiftedCard, useFan } from '../draw/fan/use-fan.ts';
import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';

interface DayFanProps {
  /** Number of cards in the deck. */
  count: number;
  back: Picture;
  /** The place whose card was just taken; null until then. */
  picked: number | null;
  onPick(place: number, from: LiftedCard): void;
  classNames: { fan: string | undefined; controls: string | undefined };
}

/** The fan of the day: it lies there by itself, and is the only way. Once a card is taken, what is left of it behind it. */
export function DayFan({ count, back, picked, onPick, classNames }: DayFanProps) {
  const labels = useShell().texts.draw.fan;
  const fan = useFan({ count, picked, onPick });
  useOpening(fan, null, true);
  useClosing(fan);
  return (
    <>
      <div className={classNames.fan}>
        <Fan
          fan={fan}
          back={back}
          label={labels.label}
          nameOf={(place) => `${labels.before}${place + 1}${labels.after}`}
        />
      </div>
      {picked === null && (
        <div className={classNames.controls}>
          <FanControls fan={fan} labels={labels} />
        </div>
      )}
    </>
  );
}
