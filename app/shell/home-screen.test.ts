import { expect, test } from 'vitest';
import { countVisit, homeScreenDevice } from './home-screen.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'iphone'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, 'iphone'],
  ['Chrome on Android', `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`, 'android'],
  ['Samsung’s browser', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'android'],
  ['an app without a name on an iPhone', `${IPHONE} Mobile/15E148`, null],
  ['Google’s app on an iPhone', `${IPHONE} GSA/375.0 Mobile/15E148 Safari/604.1`, null],
  ['LINE', `${IPHONE} Safari Line/15.8.0`, null],
  [
    'Instagram on Android',
    `${ANDROID.replace(')', '; wv)')} Chrome/138.0 Mobile Safari/537.36 Instagram 300.0`,
    null,
  ],
  [
    'an app without a name on Android',
    `${ANDROID.replace('9)', '9; wv)')} Version/4.0 Chrome/138.0 Mobile Safari/537.36`,
    null,
  ],
  [
    'a desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    null,
  ],
])('%s: %s', (_, userAgent, device) => {
  expect(homeScreenDevice(userAgent)).toBe(device);
});

/** What is kept, and on which visits the line was shown. */
function visits(...days: number[]): { kept: string | null; shown: boolean[] } {
  let kept: string | null = null;
  const shown = days.map((day) => {
    const counted = countVisit(kept, day);
    kept = counted.kept;
    return counted.shown;
  });
  return { kept, shown };
}

test('the line is shown from the third day on; several visits a day are one', () => {
  expect(visits(100, 100, 100, 101, 101, 130, 130, 131).shown).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('sent away, it stays away; what nobody can read begins anew', () => {
  expect(countVisit('never', 100)).toEqual({ kept: 'never', shown: false });
  for (const kept of ['', 'x', '100', '{"day":1}', '100 -1', '99999999999999999999 1e9'])
    expect(countVisit(kept, 100), kept).toEqual({ kept: '100 1', shown: false });
});

test('a clock that went back counts as another day, once', () => {
  expect(visits(100, 99, 99).shown).toEqual([false, false, false]);
});
