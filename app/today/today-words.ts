import type { ReadingCalled } from '../content/types.ts';

/** Of the reading's words those that its page shows. */
export function todayWords(texts: Omit<ReadingCalled<'today'>, 'deck'>) {
  const { words, until, renewed, yesterdaysCard, yesterday, today, twoDays, between, seven, none } = texts;
  return { words, until, renewed, yesterdaysCard, yesterday, today, twoDays, between, seven, none };
}
