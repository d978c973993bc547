import { type RefObject, useEffect, useRef, useState } from 'react';
import { fadeTo } from '../ui/fade-to.ts';
import type { LiftedCard } from './fan/use-fan.ts';
import type { DrawState } from './machine.ts';
import { chosenTheme } from './theme-choice.ts';
import type { useReading } from './use-reading.ts';
import { useRise } from './use-rise.ts';

interface UseByHandOptions extends Pick<ReturnType<typeof useReading>, 'state' | 'spread' | 'fold' | 'pick'> {
  /** The one card's stage. */
  stage: RefObject<HTMLDivElement | null>;
  /** The one card on it. */
  card: RefObject<HTMLElement | null>;
  question: RefObject<HTMLFieldSetElement | null>;
}

/** The way from the one card into the fan, back again, and out of it with a card. */
export function useByHand({ state, spread, fold, pick, stage, card, question }: UseByHandOptions) {
  const { phase } = state;
  const opener = useRef<HTMLButtonElement>(null);
  /** What stands while the fan lies open: where the one card lay, and what she asks about. */
  const [opened, setOpened] = useState<{ from: DOMRect | null; theme: string | null } | null>(null);
  const rise = useRise(card, phase);
  useFocusBack(phase, opener);
  return {
    opener,
    opened,
    open() {
      const from = stage.current?.getBoundingClientRect() ?? null;
      fadeTo(() => {
        setOpened({ from, theme: chosenTheme(question.current) });
        spread();
      });
    },
    close() {
      fadeTo(fold);
    },
    onPick(place: number, from: LiftedCard) {
      if (state.phase !== 'choosing') return;
      rise(from);
      pick(place);
    },
  };
}

/** Whoever goes back from the fan is where she was. */
function useFocusBack(phase: DrawState['phase'], opener: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'choosing' && phase === 'idle') opener.current?.focus();
    before.current = phase;
  }, [phase, opener]);
}
