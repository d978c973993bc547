import * as z from 'zod';
import { paragraphs, picture, text } from './parts.ts';

const fields = {
  id: z.number().int().min(0).describe('カードの番号'),
  name: text('カードの名前'),
  english: text('カードの英語の名前'),
  keywords: z.array(text('キーワード')).length(3).describe('キーワード'),
  image: picture('カードの絵'),
  alt: text('カードの絵に描かれているもの（30〜80字）'),
  description: text('カードを引いたときの言葉（70〜110字）'),
  share: z.string().max(60).describe('シェアに使う1文（60字まで）').optional(),
};

/** A card that is read upright and reversed (tarot, love). */
export const twoWayCardSchema = z
  .strictObject({
    ...fields,
    detail: z
      .strictObject({
        overview: paragraphs('カードの物語（180〜280字）'),
        upright: paragraphs('正位置の意味（120〜200字）'),
        reversed: paragraphs('逆位置の意味（120〜200字）'),
        advice: paragraphs('アドバイス（100〜180字）'),
      })
      .describe('カードの詳細'),
  })
  .describe('カード');

/** A card that brings one message (oracle). */
export const messageCardSchema = z
  .strictObject({
    ...fields,
    detail: z
      .strictObject({
        overview: paragraphs('カードの物語（180〜280字）'),
        message: paragraphs('メッセージ（100〜180字）'),
      })
      .describe('カードの詳細'),
  })
  .describe('カード');

export type CardFile = z.infer<typeof twoWayCardSchema> | z.infer<typeof messageCardSchema>;
