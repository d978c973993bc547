import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('never more at a time than allowed, results in the order of the items', async () => {
  let open = 0;
  let most = 0;
  const results = await sideBySide([5, 3, 1, 4, 2], 2, async (item) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, item));
    open--;
    return item * 10;
  });
  expect(results).toEqual([50, 30, 10, 40, 20]);
  expect(most).toBe(2);
});

test('an error comes once nothing is under way any more, and nothing new is begun', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('one');
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended.push(item);
  };
  await expect(sideBySide([0, 1, 2, 3, 4], 2, work)).rejects.toThrow('one');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([0]);
});
