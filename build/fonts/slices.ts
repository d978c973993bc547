/** What a character weighs in a file, in bytes: the mean of Shippori Mincho's. */
const BYTES_A_CHARACTER = 190;

/**
 * What a file costs beside its characters, in bytes: its tables weigh 450, its request and its rule in the style sheet
 * about 400; the rest is for the wait. With 900 pages load less in more files, with 4000 more in fewer.
 */
const BYTES_A_FILE = 1700;

/**
 * How much a kind of page counts, by how many there are of its family (`card-tarot.7` is of the family `card-tarot`):
 * n pages count as the cube root of n² pages would. If each counted as one, the 84 cards would decide for the home page
 * (70 kB instead of 56) and the lists (82 instead of 68); if each family counted as one page, a card would load 85 kB.
 */
const FAMILY_EXPONENT = -1 / 3;

/** Characters that the same pages load. */
interface Slice {
  characters: string[];
  pages: Set<string>;
  /** How much these pages count together. */
  weight: number;
}

/** How much each kind of page counts. */
type Weights = ReadonlyMap<string, number>;

/** One file: its characters, sorted, and the kinds of page that set any of them, sorted. */
export interface FontFile {
  characters: string;
  pages: string[];
}

/**
 * Divides characters into the files that pages load them by, each into one (a browser takes a character from one file).
 *
 * It begins with a file for each set of pages that share characters, and merges two files as long as the pages load
 * less by it in all: fewer files against characters that some of them do not need. The greatest gain first.
 * @param wanted the characters that each kind of page sets; what stands before a dot in its name is its family
 * @returns the files, that of most pages first
 */
export function slice(wanted: ReadonlyMap<string, ReadonlySet<string>>): FontFile[] {
  const weights = weightsOf([...wanted.keys()]);
  let slices = atoms(wanted, weights);
  let pairs = slices.flatMap((one, place) => gainfulPairs(one, slices.slice(place + 1), weights));
  while (pairs.length > 0) {
    const { one, other } = pairs.reduce((best, pair) => (pair.gain > best.gain ? pair : best));
    const merged: Slice = {
      characters: [...one.characters, ...other.characters],
      pages: new Set([...one.pages, ...other.pages]),
      weight: weightOfBoth(one, other, weights),
    };
    slices = slices.filter((kept) => kept !== one && kept !== other);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((part) => part === one || part === other));
    pairs.push(...gainfulPairs(merged, slices, weights));
    slices.push(merged);
  }
  return slices
    .map(({ characters, pages }) => ({ characters: characters.sort().join(''), pages: [...pages].sort() }))
    .sort((a, b) => b.pages.length - a.pages.length || (a.characters < b.characters ? -1 : 1));
}

function weightsOf(kinds: readonly string[]): Weights {
  const familyOf = (kind: string) => kind.split('.', 1)[0]!;
  const sizes = new Map<string, number>();
  for (const kind of kinds) sizes.set(familyOf(kind), (sizes.get(familyOf(kind)) ?? 0) + 1);
  return new Map(kinds.map((kind) => [kind, sizes.get(familyOf(kind))! ** FAMILY_EXPONENT]));
}

/** A slice for each set of pages. */
function atoms(wanted: ReadonlyMap<string, ReadonlySet<string>>, weights: Weights): Slice[] {
  const users = new Map<string, Set<string>>();
  for (const [page, characters] of wanted) {
    for (const character of characters)
      users.set(character, (users.get(character) ?? new Set<string>()).add(page));
  }
  const slices = new Map<string, Slice>();
  for (const [character, pages] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = [...pages].sort().join(' ');
    const known = slices.get(key);
    if (known) known.characters.push(character);
    else slices.set(key, { characters: [character], pages, weight: sumOf(pages, weights) });
  }
  return [...slices.values()];
}

interface Pair {
  one: Slice;
  other: Slice;
  /** Bytes that all kinds of page together load less when the two are one file. */
  gain: number;
}

function gainfulPairs(one: Slice, others: readonly Slice[], weights: Weights): Pair[] {
  const cost = (weight: number, characters: number) =>
    weight * (BYTES_A_FILE + BYTES_A_CHARACTER * characters);
  const pairs: Pair[] = [];
  for (const other of others) {
    const [first, second] = [one.characters.length, other.characters.length];
    const apart = cost(one.weight, first) + cost(other.weight, second);
    const gain = apart - cost(weightOfBoth(one, other, weights), first + second);
    if (gain > 0) pairs.push({ one, other, gain });
  }
  return pairs;
}

/** Asked for every pair of slices, tens of thousands: nothing is made for it. */
function weightOfBoth(one: Slice, other: Slice, weights: Weights): number {
  let weight = one.weight;
  for (const page of other.pages) if (!one.pages.has(page)) weight += weights.get(page)!;
  return weight;
}

function sumOf(pages: Iterable<string>, weights: Weights): number {
  let sum = 0;
  for (const page of pages) sum += weights.get(page)!;
  return sum;
}
