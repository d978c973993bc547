import { expect, test } from 'vitest';
import {
  type DrawEvent,
  type Drawn,
  type DrawState,
  drawReducer,
  gaps,
  IDLE,
  type Rules,
} from './machine.ts';

const ONE: Rules = { fans: [0], delay: 5000, daily: false };
const THREE: Rules = { fans: [0, 0, 0], delay: 5000, daily: false };
const TWO_FANS: Rules = { fans: [0, 1], delay: 5000, daily: false };

const drawn: Drawn = { cards: [{ card: 17, side: 'reversed' }], theme: 'money' };
const other: Drawn = { cards: [{ card: 3, side: 'upright' }], theme: null };
const fans = [[2, 0, 1, 3]];
const draw: DrawEvent = { type: 'draw', since: 1000, drawn };
const second: DrawEvent = { type: 'draw', since: 2000, drawn: other };
const choosing: DrawState = { phase: 'choosing', fans, taken: [] };
const drawing: DrawState = { phase: 'drawing', drawn, since: 1000, until: 6000, fans: [], taken: [] };
const revealed: DrawState = { phase: 'revealed', drawn, kept: false };

function pick(place: number, since = 1000): DrawEvent {
  return { type: 'pick', place, side: 'upright', theme: null, since };
}

function after(rules: Rules, events: readonly DrawEvent[]): DrawState {
  return events.reduce((state, event) => drawReducer(rules, state, event), IDLE);
}

test.each<[string, DrawState, DrawEvent, DrawState]>([
  ['a tap begins the wait and chooses card and side', IDLE, draw, drawing],
  ['time alone draws nothing', IDLE, { type: 'tick', now: 99_999 }, IDLE],
  ['a second tap while drawing changes nothing', drawing, second, drawing],
  ['one millisecond too early', drawing, { type: 'tick', now: 5999 }, drawing],
  ['when the delay is over', drawing, { type: 'tick', now: 6000 }, revealed],
  ['long after, in a tab that slept', drawing, { type: 'tick', now: 600_000 }, revealed],
  ['leaving ends a draw', drawing, { type: 'leave' }, IDLE],
  ['leaving takes no revealed card away', revealed, { type: 'leave' }, revealed],
  ['no second draw on the same screen', revealed, second, revealed],
  ['time goes on after the reveal', revealed, { type: 'tick', now: 9000 }, revealed],
  ['the deck is laid out', IDLE, { type: 'spread', fans }, choosing],
  ['time does not choose', choosing, { type: 'tick', now: 99_999 }, choosing],
  ['back from the fan', choosing, { type: 'fold' }, IDLE],
  ['leaving folds the fan', choosing, { type: 'leave' }, IDLE],
  ['the one-tap draw is not there beside a fan', choosing, draw, choosing],
  ['no fan while drawing', drawing, { type: 'spread', fans }, drawing],
  ['no fan after the reveal', revealed, { type: 'spread', fans }, revealed],
  ['a fan that lies there is not mixed again', choosing, { type: 'spread', fans: [[0, 1, 2, 3]] }, choosing],
  ['nothing to take before the cards lie there', IDLE, pick(0), IDLE],
  ['nothing to take during the wait', drawing, pick(0), drawing],
  ['nothing to take after the reveal', revealed, pick(0), revealed],
  ['nothing to fold before', IDLE, { type: 'fold' }, IDLE],
  ['no way back during the wait', drawing, { type: 'fold' }, drawing],
  ['no way back after the reveal', revealed, { type: 'fold' }, revealed],
  ['leaving before anything', IDLE, { type: 'leave' }, IDLE],
  [
    'what was drawn before stands there at once',
    IDLE,
    { type: 'restore', drawn },
    { ...revealed, kept: true },
  ],
  [
    'a fan that lies open goes before a draw of before',
    choosing,
    { type: 'restore', drawn: other },
    choosing,
  ],
  ['a draw that has begun goes before one of before', drawing, { type: 'restore', drawn: other }, drawing],
  ['so does one that is shown', revealed, { type: 'restore', drawn: other }, revealed],
])('%s', (_, state, event, next) => {
  expect(drawReducer(ONE, state, event)).toEqual(next);
});

test('every event in every state is decided above or leaves the state as it is, with nothing rendered again', () => {
  const states = [IDLE, choosing, drawing, revealed];
  const events: DrawEvent[] = [
    { type: 'spread', fans },
    { type: 'fold' },
    pick(1),
    draw,
    { type: 'tick', now: 99_999 },
    { type: 'leave' },
    { type: 'restore', drawn },
    { type: 'renew' },
  ];
  const changes = states.flatMap((state) =>
    events
      .filter((event) => drawReducer(ONE, state, event) !== state)
      .map((event) => `${state.phase} ${event.type}`),
  );
  expect(changes).toEqual([
    'idle spread',
    'idle draw',
    'idle restore',
    'choosing fold',
    'choosing pick',
    'choosing leave',
    'drawing tick',
    'drawing leave',
  ]);
});

test('one place: the card of the fan begins the wait', () => {
  const state = after(ONE, [
    { type: 'spread', fans },
    { type: 'pick', place: 1, side: 'reversed', theme: 'work', since: 700 },
  ]);
  expect(state).toEqual({
    phase: 'drawing',
    drawn: { cards: [{ card: 0, side: 'reversed' }], theme: 'work' },
    since: 700,
    until: 5700,
    fans,
    taken: [{ card: 0, side: 'reversed', fan: 0, place: 1 }],
  });
});

test('three places from one fan: the wait counts from the third, the cards keep the order of the places', () => {
  const laid: DrawEvent = { type: 'spread', fans };
  const two = after(THREE, [laid, pick(3, 100), pick(0, 200)]);
  expect(two).toMatchObject({ phase: 'choosing', taken: [{ card: 3 }, { card: 2 }] });
  const three = drawReducer(THREE, two, pick(2, 300));
  expect(three).toMatchObject({ phase: 'drawing', since: 300, until: 5300 });
  expect(drawReducer(THREE, three, { type: 'tick', now: 5300 })).toMatchObject({
    phase: 'revealed',
    drawn: { cards: [{ card: 3 }, { card: 2 }, { card: 1 }] },
  });
});

test.each([
  ['a place whose card was taken', 3],
  ['a place beyond the end', 4],
  ['no place at all', -1],
  ['a place between two', 0.5],
])('%s gives no card', (_, place) => {
  const one = after(THREE, [{ type: 'spread', fans }, pick(3)]);
  expect(drawReducer(THREE, one, pick(place))).toBe(one);
});

test('two fans: the same card is gone from the other one', () => {
  const both = [
    [2, 0, 1, 3],
    [1, 2, 3, 0],
  ];
  const mine = after(TWO_FANS, [{ type: 'spread', fans: both }, pick(0)]);
  if (mine.phase !== 'choosing') throw new Error(mine.phase);
  expect(gaps(both[0]!, mine.taken)).toEqual([0]);
  expect(gaps(both[1]!, mine.taken)).toEqual([1]);
  expect(drawReducer(TWO_FANS, mine, pick(1))).toBe(mine);
  expect(drawReducer(TWO_FANS, mine, pick(3))).toMatchObject({
    phase: 'drawing',
    drawn: { cards: [{ card: 2 }, { card: 0 }] },
    taken: [
      { fan: 0, place: 0 },
      { fan: 1, place: 3 },
    ],
  });
});

test('leaving between two cards gives them back', () => {
  expect(after(THREE, [{ type: 'spread', fans }, pick(0), pick(1), { type: 'leave' }])).toBe(IDLE);
});

test.each([
  IDLE,
  choosing,
  drawing,
  revealed,
])('another day begins anew from $phase, where the card is the day’s', (state) => {
  expect(drawReducer({ ...ONE, daily: true }, state, { type: 'renew' })).toBe(IDLE);
  expect(drawReducer(ONE, state, { type: 'renew' })).toBe(state);
});
