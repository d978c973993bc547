/** What the check of the content would say of one file, asked before it is saved. */
import { checkPicks } from '../app/content/check/picks.ts';
import type { Problem } from '../app/content/explain/problem.ts';
import { readDraft } from '../app/content/read/draft.ts';
import { readSource, type Source, withSharedValues } from '../app/content/read/source.ts';
import { writeYaml } from './yaml.ts';

/** What a file is held against beside its own schema. */
export interface Surroundings {
  /** What the decks' files say, by their path inside `content/`: it decides which fields a card has. */
  decks: Readonly<Record<string, unknown>>;
  /** What stands for `{siteName}`, `{prices}` and their like. */
  shared: Readonly<Record<string, string>>;
}

/**
 * @returns what is wrong with a file by itself and with the decks it speaks of, by its path from the project's root and what
 *   she wrote; what it has to do with other files is checked when it is published
 */
export function problemCheck({ decks, shared }: Surroundings): (file: string, data: unknown) => Problem[] {
  const sourceOf = (file: string, data: unknown) =>
    readSource(file, new TextEncoder().encode(writeYaml(data)));
  const around = Object.entries(decks).map(([path, deck]): [string, Source] => [
    path,
    sourceOf(`content/${path}`, deck).source,
  ]);
  return (file, data) => {
    const { source, problems } = sourceOf(file, data);
    const found = [...problems];
    const sources = new Map([...around, [file.replace(/^content\//, ''), withSharedValues(source, shared)]]);
    found.push(...checkPicks(readDraft(sources, found, [])));
    return found.filter((problem) => problem.file === file);
  };
}
