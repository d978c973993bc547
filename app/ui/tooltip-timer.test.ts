import { expect, test } from 'vitest';
import { createTooltipTimer, OPEN_DELAY_MS, SKIP_DELAY_MS } from './tooltip-timer.ts';

/** A clock that stands until it is moved. */
function clock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    later: (run: () => void, delay: number) => {
      const entry = { at: now + delay, run };
      waiting.push(entry);
      return entry;
    },
    cancel: (handle: unknown) => {
      waiting = waiting.filter((entry) => entry !== handle);
    },
    move(ms: number) {
      now += ms;
      const due = waiting.filter((entry) => entry.at <= now);
      waiting = waiting.filter((entry) => entry.at > now);
      for (const entry of due) entry.run();
    },
  };
}

function setUp() {
  const time = clock();
  const opened: string[] = [];
  const timer = createTooltipTimer({ openDelay: OPEN_DELAY_MS, skipDelay: SKIP_DELAY_MS, ...time });
  return { time, opened, timer, enter: (id: string) => timer.enter(id, () => opened.push(id)) };
}

test('the specified delays', () => {
  expect([OPEN_DELAY_MS, SKIP_DELAY_MS]).toEqual([700, 300]);
});

test('the first opens after 700 ms, not before', () => {
  const { time, opened, enter } = setUp();
  time.move(10_000);
  enter('menu');
  time.move(699);
  expect(opened).toEqual([]);
  time.move(1);
  expect(opened).toEqual(['menu']);
});

test('a pointer that only passes opens nothing', () => {
  const { time, opened, timer, enter } = setUp();
  enter('menu');
  time.move(500);
  timer.leave('menu');
  time.move(5000);
  expect(opened).toEqual([]);
});

test('the next one opens at once within 300 ms, and waits again after', () => {
  const { time, opened, timer, enter } = setUp();
  enter('menu');
  time.move(700);
  timer.leave('menu');
  time.move(299);
  enter('close');
  expect(opened).toEqual(['menu', 'close']);
  timer.leave('close');
  time.move(300);
  enter('menu');
  expect(opened).toEqual(['menu', 'close']);
  time.move(700);
  expect(opened).toEqual(['menu', 'close', 'menu']);
});
