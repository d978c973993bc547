import * as z from 'zod';
import { paragraphs, path, slug, text } from './parts.ts';

export const readingSchema = z
  .strictObject({
    id: slug('占いのid（ファイルの名前と同じ）'),
    name: text('占いの名前'),
    path: path('ページの場所'),
    icon: z.enum(['sun', 'star', 'moon']).describe('しるしの絵'),
    tagline: text('ひとこと（10〜16字）'),
    heading: text('ページの見出し'),
    text: paragraphs('ページの言葉'),
    description: text('検索結果に出る説明'),
  })
  .describe('準備中の占い');

export type Reading = z.infer<typeof readingSchema>;
