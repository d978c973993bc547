/** Every text of `content/` that a visitor can read: what it is, where it stands, what it says. */
import type { KeyPath, Message, Problem } from '../app/content/explain/problem.ts';
import { contentTexts } from '../app/content/load.server.ts';
import { valueAt } from '../app/content/schema-at.ts';
import type { TextKind } from '../app/content/schemas/parts.ts';

/** What a text is, whatever its key is called: its schema says it. */
export type Kind = TextKind;

export type Text = {
  kind: Kind;
  /** Path from the project's root, as `content/site.yaml`. */
  file: string;
  path: KeyPath;
  value: string;
  /** The type of the article block it stands in, as `h2`. */
  block: string | undefined;
  /** A problem at this text's line. */
  problem(message: Message): Problem;
};

/** A rule: all texts of the site to what is wrong with them. */
export type Rule = (texts: readonly Text[]) => Problem[] | Promise<Problem[]>;

/** The long fields of a card, in the order of its page. */
export const longFields: readonly Kind[] = [
  'description',
  'overview',
  'upright',
  'reversed',
  'advice',
  'long-message',
];

/** Every field of a card that is prose: sentences, from the line of the draw to the words of other draws. */
export const cardProse: readonly Kind[] = [
  ...longFields,
  'message',
  'theme',
  'today',
  'spread',
  'twinray',
  'pair',
];

/**
 * Reads all texts under a content folder. What its schema calls no text is left out: addresses, names of pictures,
 * configuration. Where two texts are alike the later one has the problem, so an article that the list does not name yet
 * comes after those that it names, and a younger one after an older one.
 */
export function readTexts(root = 'content'): Text[] {
  const all = contentTexts(root);
  const listed = all
    .filter(({ source, path }) => source.file === 'content/pages/blog.yaml' && path[0] === 'order')
    .map(({ value }) => value);
  const placeOf = ({ source }: (typeof all)[number]) => {
    const id = /^content\/articles\/(.+)\.yaml$/.exec(source.file)?.[1];
    if (id === undefined) return source.file;
    return `content/articles ${listed.includes(id) ? 0 : 1} ${String(valueAt(source.value, ['date']))} ${id}`;
  };
  return all
    .flatMap((text) => (text.kind === undefined ? [] : [{ ...text, kind: text.kind, place: placeOf(text) }]))
    .sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .map(({ kind, source, path, value }) => {
      const block = path[0] === 'content' ? valueAt(source.value, [...path.slice(0, 2), 'type']) : undefined;
      return {
        kind,
        file: source.file,
        path,
        value,
        block: typeof block === 'string' ? block : undefined,
        problem: (message) => source.problem(path, message),
      };
    });
}

/** `content/decks/tarot/17-star.yaml` → `tarot`; undefined for what is no card. */
export function deckOf({ file }: Text): string | undefined {
  return /^content\/decks\/([^/]+)\/\d+-/.exec(file)?.[1];
}

/** The number of a card from its file's name. */
export function cardNumberOf({ file }: Text): number {
  return Number(/\/(\d+)-[^/]*$/.exec(file)?.[1]);
}
