import { expect, test } from 'vitest';
import { type DrawEvent, type DrawState, drawReducer, IDLE } from './machine.ts';

const draw: DrawEvent = { type: 'draw', since: 1000, delay: 5000, card: 17 };
const drawing: DrawState = { phase: 'drawing', card: 17, since: 1000, until: 6000 };
const revealed: DrawState = { phase: 'revealed', card: 17 };

test.each<[string, DrawState, DrawEvent, DrawState]>([
  ['a tap begins the wait and chooses the card', IDLE, draw, drawing],
  ['time alone draws nothing', IDLE, { type: 'tick', now: 99_999 }, IDLE],
  ['a second tap while drawing changes nothing', drawing, { ...draw, since: 2000, card: 3 }, drawing],
  ['one millisecond too early', drawing, { type: 'tick', now: 5999 }, drawing],
  ['when the delay is over', drawing, { type: 'tick', now: 6000 }, revealed],
  ['long after, in a tab that slept', drawing, { type: 'tick', now: 600_000 }, revealed],
  ['leaving ends a draw', drawing, { type: 'leave' }, IDLE],
  ['leaving takes no revealed card away', revealed, { type: 'leave' }, revealed],
  ['no second draw on the same screen', revealed, { ...draw, since: 9000, card: 3 }, revealed],
  ['time goes on after the reveal', revealed, { type: 'tick', now: 9000 }, revealed],
])('%s', (_, state, event, next) => {
  expect(drawReducer(state, event)).toEqual(next);
});

test('an event without meaning gives back the same state, so that nothing is rendered again', () => {
  expect(drawReducer(IDLE, { type: 'tick', now: 1 })).toBe(IDLE);
  expect(drawReducer(IDLE, { type: 'leave' })).toBe(IDLE);
  expect(drawReducer(revealed, draw)).toBe(revealed);
});
