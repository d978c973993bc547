import { phraseParser } from './phrase-parser.server.ts';

const MOST_SIGNS = 11;
/** Signs in a column: low ones are tried first, in one group and in two, then as high ones as it must be. */
const TRIED = [
  [7, 8, 9],
  [10, MOST_SIGNS],
];
/** Columns that stand in one group. */
const MOST_COLUMNS = 4;
/** Columns of two groups together, which a phone of 320 px holds. */
const MOST_IN_TWO = 6;

/** A short text set upright: groups of columns, each column a run of whole phrases. */
export type Columns = string[][];

/** How many signs a column has at least, if it does not end a clause: a shorter one is read as a stumble. */
const LEAST = 5;

/**
 * Divides a line into columns, cut between phrases only. A sentence begins a new column. What needs more than four columns
 * stands in two groups, parted between sentences where there are two. Of all ways the lowest in the fewest groups, unless
 * that leaves a stump.
 * @param text plain text of one line, up to about 55 characters
 */
export function columnsOf(text: string): Columns {
  const sentences = phrasesOf(text);
  const filled = (signs: number) => ({
    signs,
    sentences: sentences.map((sentence) => fill(sentence, signs)),
  });
  const [best] = TRIED.map((heights) => heights.map(filled))
    .flatMap((ways) => [
      ...ways.map((way) => ({ ...way, columns: [way.sentences.flat()], most: MOST_COLUMNS })),
      ...ways.map((way) => ({ ...way, columns: inTwo(way.sentences), most: MOST_IN_TWO })),
    ])
    .map((way, steps) => ({ ...way, price: steps + awkwardnessOf(way.columns) }))
    .filter(({ columns, most, signs }) => fits(columns, most, signs))
    .toSorted((a, b) => a.price - b.price);
  return best?.columns ?? inTwo(filled(MOST_SIGNS).sentences);
}

/** Rows that a phone's first view has room for, below card and name. */
const ROOM = 11;

/** In steps to a higher or a second group: what a stump is worth, and a row that the first view has no room for. */
const STUMP = 5;
const HIDDEN_ROW = 6;

const awkwardnessOf = (columns: Columns): number =>
  STUMP * columns.flat().filter(isStump).length + HIDDEN_ROW * Math.max(0, rowsOf(columns) - ROOM);

const isStump = (column: string): boolean => column.length < LEAST && !/[、。？！」』]$/.test(column);

/**
 * The same for a story picture, twice as tall as wide: one group of four columns at most. Of all ways to cut it the one that is short and
 * cuts after commas.
 */
export function storyColumnsOf(text: string): string[] {
  const sentences = phrasesOf(text);
  const ways = sentences.reduce<string[][]>(
    (begun, sentence) => begun.flatMap((columns) => cutsOf(sentence).map((more) => [...columns, ...more])),
    [[]],
  );
  const [best = [text]] = ways
    .filter(({ length }) => length <= Math.max(MOST_COLUMNS, sentences.length))
    .toSorted((a, b) => awkwardness(a) - awkwardness(b));
  return best;
}

/** A sentence in up to three columns, in every way. */
function cutsOf(phrases: readonly string[], columns = MOST_COLUMNS - 1): string[][] {
  const whole = [[phrases.join('')]];
  if (columns === 1) return whole;
  const cuts = phrases.slice(1).map((_, place) => place + 1);
  return whole.concat(
    cuts.flatMap((cut) =>
      cutsOf(phrases.slice(cut), columns - 1).map((rest) => [phrases.slice(0, cut).join(''), ...rest]),
    ),
  );
}

/** From this height on, in signs, a story's letters are set smaller. */
const TALL = 15;

/** In signs: how tall the columns stand, the more the taller; and five for each that ends in the middle of a clause. */
function awkwardness(columns: readonly string[]): number {
  const rows = rowsOf([[...columns]]);
  const broken = columns.filter((column) => !/[、。？！]$/.test(column)).length;
  return rows + 3 * Math.max(0, rows - TALL) + 5 * broken;
}

/** By sentence its phrases; a question within a quotation ends none. */
function phrasesOf(text: string): string[][] {
  const sentences = text.match(/.+?(?:[。？！](?![。？！」』])|$)/g) ?? [text];
  return sentences.map((sentence) => phraseParser.parse(sentence).flatMap(shortened));
}

/** Signs that a name of a week has in one column; a longer one stands in two. */
const SHORT_NAME = 6;

/** Divides the name of a week into one or two columns, at the phrase nearest to its middle: no sign stands alone. */
export function nameColumnsOf(name: string): Columns {
  if (name.length <= SHORT_NAME) return [[name]];
  const phrases = phraseParser.parse(name).flatMap(shortened);
  const cuts = phrases.slice(0, -1).map((_, place) => phrases.slice(0, place + 1).join('').length);
  const kept = cuts.filter((cut) => cut >= 2 && name.length - cut >= 2);
  const [best] = kept.toSorted((a, b) => Math.abs(name.length - 2 * a) - Math.abs(name.length - 2 * b));
  return best === undefined ? [[name]] : [[name.slice(0, best), name.slice(best)]];
}

/** How tall columns stand, in signs: each column is a step lower than the one before, a second group one more. */
export function rowsOf(columns: Columns): number {
  const steps = columns.flatMap((group, second) =>
    group.map((column, place) => column.length + Math.min(place, 2) + second),
  );
  return Math.max(...steps);
}

/** A phrase may be longer than the column it fills. */
function fits(columns: Columns, most: number, signs: number): boolean {
  const all = columns.flat();
  return all.length <= most && all.every(({ length }) => length <= signs);
}

/** The first sentence and the rest, or one sentence in halves. */
function inTwo([first = [], ...rest]: string[][]): Columns {
  const half = Math.ceil(first.length / 2);
  return rest.length > 0 ? [first, rest.flat()] : [first.slice(0, half), first.slice(half)];
}

/** A phrase that no column holds is cut where kana end and the next word's kanji begins, nearest to its middle. */
function shortened(phrase: string): string[] {
  if (phrase.length <= MOST_SIGNS) return [phrase];
  const middle = phrase.length / 2;
  const cuts = [...phrase.matchAll(/(?<=\p{sc=Hira})(?=\p{sc=Han})/gu)].map(({ index }) => index);
  const cut = cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle);
  return [phrase.slice(0, cut), phrase.slice(cut)].flatMap(shortened);
}

/** Fills as few columns of up to `most` signs as whole phrases allow; of these ways the one with the fewest stumps, then the most even. */
function fill(phrases: readonly string[], most: number): string[] {
  // By how many phrases are filled in: the best way to do so.
  const best: Filled[] = [{ columns: [], price: 0 }];
  for (let end = 1; end <= phrases.length; end++) {
    let found: Filled | undefined;
    for (let start = end - 1; start >= 0; start--) {
      const column = phrases.slice(start, end).join('');
      // A phrase that is longer than a column has one of its own.
      if (column.length > most && start < end - 1) break;
      const before = best[start]!;
      const price =
        before.price + PER_COLUMN + (isStump(column) ? PER_STUMP : 0) + (most - column.length) ** 2;
      if (!found || price < found.price) found = { columns: [...before.columns, column], price };
    }
    best.push(found!);
  }
  return best.at(-1)!.columns;
}

interface Filled {
  columns: string[];
  price: number;
}

/** A column more costs more than any stump, a stump more than any unevenness. */
const PER_COLUMN = 100_000;
const PER_STUMP = 1000;
