/**
 * Does a piece of work for each item, so many at a time: a process may have only a few hundred files open.
 * @returns the results in the order of the items
 * @throws the first error, once what was begun has ended
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  let failed = false;
  const worker = async () => {
    // One iterator for all: each takes the next item that nobody has taken.
    for (const [place, item] of queue) {
      if (failed) return;
      results[place] = await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await together(Array.from({ length: atATime }, worker));
  return results;
}

/**
 * As `Promise.all`, but nothing goes on behind the back of whoever learns of a failure.
 * @throws the first error in their order, once all have ended
 */
export async function together<const Works extends readonly Promise<unknown>[]>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
