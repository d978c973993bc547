/** The weeks that lie ready on the desk: this one and the next two, with the words that stand there if she writes none. */
import type { CollectionFile } from '@sveltia/cms';
import { weekSchema } from '../app/content/schemas/week.ts';
import { type Monday, mondayOf, weeksLater } from '../app/horoscope/week.ts';
import { FORMAT } from './collections.ts';
import { fieldsOf } from './fields.ts';

/** The sky's words of a week by the path of their field: `signs.leo.love`. */
export type SkyWords = Record<Monday, Record<string, string>>;

const LABELS = ['今週', '来週', '再来週'];

/**
 * @param now milliseconds since 1970 (UTC)
 * @param words of the weeks that the build knew; a later week stands without them
 */
export function weekFiles(now: number, words: SkyWords): CollectionFile[] {
  const first = mondayOf(now);
  return LABELS.map((label, place) => {
    const monday = weeksLater(first, place);
    const [, month, day] = monday.split('-').map(Number);
    return {
      name: monday,
      label: `${label}（${month}月${day}日から）`,
      file: `content/weeks/${monday}.yaml`,
      format: FORMAT,
      preview_path: 'weekly',
      fields: fieldsOf(weekSchema, { empty: words[monday] ?? {} }),
    };
  });
}
