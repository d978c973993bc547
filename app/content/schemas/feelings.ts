import * as z from 'zod';
import { card, text } from './parts.ts';

/** What people feel when they look for a card, and the cards that speak of it: for the search of the meanings. */
export const feelingsSchema = z
  .array(
    z
      .strictObject({
        words: z.array(text('検索の言葉')).min(1).describe('同じ気持ちを表す言葉'),
        cards: z.array(card('カード')).min(1).describe('その気持ちに答えるカード'),
      })
      .describe('気持ち'),
  )
  .describe('意味一覧の、気持ちからの検索');

export type Feelings = z.infer<typeof feelingsSchema>;
