import { expect, test } from 'vitest';
import { outcomeOf, summary } from './outcome.ts';

const lines = (...outcomes: Parameters<typeof summary>[0]) => summary(outcomes).trim().split('\n');

test('nothing but the counts where all is well', () => {
  expect(lines(outcomeOf({ passed: 3 }), outcomeOf({ passed: 4 }))).toEqual(['7 passed, 0 failed']);
});

test('what was not tried is counted after what failed, each reason once', () => {
  const reason = 'this is Chromium 9, they were approved with 8';
  const said = lines(
    outcomeOf({ passed: 1, skips: ['home', 'blog'].map((name) => ({ name, reason })) }),
    outcomeOf({ skips: [{ name: 'WebKit', reason: 'not on this machine' }] }),
  );
  expect(said).toEqual([
    'Skipped:',
    `  2 tests: ${reason}`,
    '  WebKit: not on this machine',
    '',
    '1 passed, 0 failed, 3 skipped',
  ]);
});

test('a failure says what was found, under its name', () => {
  const [, ...said] = lines(
    outcomeOf({
      failures: [{ name: 'a draw', again: 'npm test -- a', found: 'expected 2 to be 1\n- 1\n+ 2' }],
    }),
  );
  expect(said).toEqual([
    '  a draw',
    '    npm test -- a',
    '      expected 2 to be 1',
    '      - 1',
    '      + 2',
    '',
    '0 passed, 1 failed',
  ]);
});

test('what passed at the second try alone counts as passed, and is named with what was found at the first', () => {
  const said = lines(
    outcomeOf({
      passed: 2,
      unsteady: [{ name: 'a draw', again: 'npm test -- a', found: 'expected 2 to be 1' }],
    }),
  );
  expect(said).toEqual([
    'Passed at the second try alone:',
    '  a draw',
    '    npm test -- a',
    '      expected 2 to be 1',
    '',
    '2 passed, 0 failed',
  ]);
});

test("the owner's words come last, after every English line, right before the counts", () => {
  const said = lines(
    outcomeOf({
      failures: [{ name: 'content', again: 'npm run check:content', message: '星座がありません。\n' }],
    }),
    outcomeOf({
      passed: 2,
      failures: [{ name: 'a draw', again: 'npm test -- tests/journeys/draw.test.ts' }],
    }),
  );
  expect(said).toEqual([
    'Failed:',
    '  content',
    '    npm run check:content',
    '  a draw',
    '    npm test -- tests/journeys/draw.test.ts',
    '',
    '星座がありません。',
    '',
    '2 passed, 2 failed',
  ]);
});
