import * as z from 'zod';
import { path, text } from './parts.ts';

export const menuSchema = z
  .array(
    z
      .strictObject({
        name: text('メニューに出る名前', { face: [600] }),
        path: path('ページの場所（/ から）'),
        badge: z.boolean().describe('「おすすめ」の印を付けるなら true').optional(),
      })
      .describe('メニューの1項目'),
  )
  .min(1)
  .describe('メニュー（上から順に出る）');

export type MenuItem = z.infer<typeof menuSchema>[number];

export const footerSchema = z
  .array(path('メニューにあるページの場所'))
  .describe('フッターのボタン（左から順に出る。文字はメニューの名前）');
