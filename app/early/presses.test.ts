import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './presses.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** `happens` tells the page of events in turn; `waits` is whether something is held. */
function watching() {
  const released = watchPresses();
  return {
    released,
    happens: (...names: string[]) => {
      for (const name of names) window.dispatchEvent(new Event(name));
    },
    waits: () => released() !== undefined,
  };
}

test.each([
  [
    'a tap, to its click',
    ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup'],
    'click',
  ],
  ['a key, until it is let go', ['keydown', 'keydown'], 'keyup'],
  ['a finger that scrolls, until the page moves', ['pointerdown', 'touchstart'], 'pointercancel'],
])('%s', async (_, held, end) => {
  const { happens, waits, released } = watching();
  expect(waits()).toBe(false);
  happens(...held);
  expect(waits()).toBe(true);
  const there = released();
  happens(end);
  await there;
  expect(waits()).toBe(false);
});

test('whoever waits waits for a press that follows within the first one too', async () => {
  const { happens, released } = watching();
  happens('pointerdown');
  const told = vi.fn();
  const there = released()?.then(told);
  happens('keydown');
  await vi.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  happens('keyup');
  await there;
  expect(told).toHaveBeenCalledTimes(1);
});

test('what is held for a second becomes no click: it is not waited for', async () => {
  const { happens, waits } = watching();
  happens('pointerdown');
  await vi.advanceTimersByTimeAsync(999);
  expect(waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(waits()).toBe(false);
});
