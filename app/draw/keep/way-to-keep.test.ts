import { expect, test } from 'vitest';
import { wayToKeep } from './way-to-keep.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

test('where the app passes over downloads no button promises one, and the app’s own way is told', () => {
  expect(wayToKeep(IPHONE, 'line')).toEqual({ button: false, hint: 'line' });
  expect(wayToKeep(ANDROID, 'tiktok')).toEqual({ button: false, hint: 'tiktok' });
  expect(wayToKeep(IPHONE, 'instagram')).toEqual({ button: false, hint: 'inApp' });
});

test('an iPhone has both ways, any other browser saves by the button alone', () => {
  expect(wayToKeep(IPHONE, null)).toEqual({ button: true, hint: 'iphone' });
  expect(wayToKeep(ANDROID, null)).toEqual({ button: true, hint: null });
});
