import { expect, test } from 'vitest';
import { middle } from './geometry.ts';
import { moveOfKey, nearestPlace, nextPlace } from './places.ts';

test.each([
  ['the middle of twenty-two is the eleventh', middle(22), 22, [], 10],
  ['the middle of an odd number', middle(5), 5, [], 2],
  ['between two, the nearer', 3.6, 22, [], 4],
  ['beyond the ends, the last', 99, 22, [], 21],
  ['before the first', -7, 22, [], 0],
  ['a taken card is passed over', 4, 22, [4], 3],
  ['so are several', 4, 22, [2, 3, 4], 5],
  ['the only one left', 0, 3, [0, 1], 2],
])('%s', (_, at, count, taken, place) => {
  expect(nearestPlace(at, count, taken)).toBe(place);
});

test('from card to card every one is reached, taken ones are passed over, and it ends at the ends', () => {
  const taken = [0, 5, 6];
  const reached = [];
  for (let place: number | null = 1; place !== null; place = nextPlace(place, 1, 10, taken))
    reached.push(place);
  expect(reached).toEqual([1, 2, 3, 4, 7, 8, 9]);
  expect(nextPlace(1, -1, 10, taken)).toBe(null);
  expect(nextPlace(7, -1, 10, taken)).toBe(4);
});

test('the keys of a fan, and none else', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(moveOfKey)).toEqual([-1, 1, 'first', 'last']);
  expect(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a'].map(moveOfKey)).toEqual(Array(6).fill(undefined));
});
