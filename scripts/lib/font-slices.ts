/** What a character weighs in a file, in bytes: the mean of Shippori Mincho's. */
const BYTES_A_CHARACTER = 190;

/**
 * What a file costs beside its characters, in bytes: its tables weigh 450, its request and its rule in the style sheet
 * about 400; the rest is for the wait. With 900 pages load 44 kB on average in up to 18 files, with 4000 58 kB in up to 8.
 */
const BYTES_A_FILE = 2000;

/** Characters that the same pages load. */
interface Slice {
  characters: string[];
  pages: Set<string>;
}

/**
 * Divides characters into the files that pages load them by, each into one (a browser takes a character from one file).
 *
 * It begins with a file for each set of pages that share characters, and merges two files as long as the pages load
 * less by it in all: fewer files against characters that some of them do not need. The greatest gain first.
 * @param wanted the characters that each kind of page sets
 * @returns the characters of each file, sorted; the file of most pages first
 */
export function slice(wanted: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let slices = atoms(wanted);
  let pairs = slices.flatMap((one, place) => gainfulPairs(one, slices.slice(place + 1)));
  while (pairs.length > 0) {
    const { one, other } = pairs.reduce((best, pair) => (pair.gain > best.gain ? pair : best));
    const merged = { characters: [...one.characters, ...other.characters], pages: union(one, other) };
    slices = slices.filter((kept) => kept !== one && kept !== other);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((part) => part === one || part === other));
    pairs.push(...gainfulPairs(merged, slices));
    slices.push(merged);
  }
  return slices
    .map(({ characters, pages }) => ({ text: characters.sort().join(''), pages: pages.size }))
    .sort((a, b) => b.pages - a.pages || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

/** A slice for each set of pages. */
function atoms(wanted: ReadonlyMap<string, ReadonlySet<string>>): Slice[] {
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
    else slices.set(key, { characters: [character], pages });
  }
  return [...slices.values()];
}

interface Pair {
  one: Slice;
  other: Slice;
  /** Bytes that all kinds of page together load less when the two are one file. */
  gain: number;
}

function gainfulPairs(one: Slice, others: readonly Slice[]): Pair[] {
  return others
    .map((other) => ({ one, other, gain: cost(one) + cost(other) - mergedCost(one, other) }))
    .filter(({ gain }) => gain > 0);
}

function cost({ characters, pages }: Slice): number {
  return pages.size * (BYTES_A_FILE + BYTES_A_CHARACTER * characters.length);
}

function mergedCost(one: Slice, other: Slice): number {
  const characters = one.characters.length + other.characters.length;
  return union(one, other).size * (BYTES_A_FILE + BYTES_A_CHARACTER * characters);
}

function union(one: Slice, other: Slice): Set<string> {
  return new Set([...one.pages, ...other.pages]);
}
