import type { Words } from '../words.ts';

/** What one picture says: part and name of the words that it asked for → what they were, null where there were none. */
export type Said = Record<string, unknown>;

const PARTS = ['cards', 'letters', 'previews', 'keepsakes', 'picks'] as const;

/** The same words, with a note of those that are asked for. */
export function noting(words: Words): { words: Words; said: Said } {
  const said: Said = {};
  const part = <Part extends (typeof PARTS)[number]>(name: Part): Words[Part] =>
    new Proxy(words[name], {
      get(record, key: string) {
        said[`${name} ${key}`] = record[key] ?? null;
        return record[key];
      },
    });
  const noted: Words = {
    get site() {
      said.site = words.site;
      return words.site;
    },
    cards: part('cards'),
    letters: part('letters'),
    previews: part('previews'),
    keepsakes: part('keepsakes'),
    picks: part('picks'),
  };
  return { words: noted, said };
}

/** Whether a picture that said this would say the same with these words. */
export function saysTheSame(said: Said, words: Words): boolean {
  const { words: now, said: again } = noting(words);
  for (const key of Object.keys(said)) {
    const [part = '', name = ''] = key.split(' ');
    if (part === 'site') void now.site;
    else void now[part as (typeof PARTS)[number]][name];
  }
  return JSON.stringify(said) === JSON.stringify(again);
}
