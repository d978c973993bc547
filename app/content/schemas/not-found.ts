/** The texts of what is shown where a page is missing, or breaks. */
import * as z from 'zod';
import { path, text } from './parts.ts';

const message = {
  heading: text('見出し', { face: [500] }),
  text: text('説明'),
  button: text('ボタンの文字'),
};

/** A message with its way on; the card's leads to the meanings of its deck. */
const missing = z
  .strictObject({ ...message, href: path('ボタンのリンク先') })
  .describe('見つからないときの画面');

export const notFoundSchema = z
  .strictObject({
    ...message,
    article: missing,
    card: z.strictObject(message).describe('カードが見つからないときの画面'),
    sign: missing,
    crash: z
      .strictObject({
        heading: text('見出し', { face: [500] }),
        text: text('説明'),
        reload: text('読み込み直すボタンの文字'),
        home: text('ホームへ戻るリンクの文字'),
      })
      .describe('動かなくなったときの画面'),
  })
  .describe('ページが見つからないときの画面');
