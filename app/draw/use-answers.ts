import { useCallback, useEffect } from 'react';
import { useFetched } from '../lib/use-fetched.ts';
import { fetchAnswers } from './answers.ts';
import type { DrawState } from './machine.ts';

/** Has the words come while the moons fill. */
export function useAnswersInTime(deck: string, phase: DrawState['phase']): void {
  useEffect(() => {
    if (phase === 'drawing') fetchAnswers(deck).catch(() => {});
  }, [deck, phase]);
}

/**
 * The words that came during the wait.
 * @param card position in the deck from 0
 * @returns the card's answers once they are there, or that they could not be had, and a way to try again
 */
export function useAnswers(deck: string, card: number) {
  const { value, lost, retry } = useFetched(useCallback(() => fetchAnswers(deck), [deck]));
  return { answers: value?.[card] ?? null, lost, retry };
}
