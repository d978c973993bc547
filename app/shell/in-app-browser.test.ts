import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

/** User agents in the form in which the apps send them; device names and build numbers vary. */
test.each([
  [
    'tiktok',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/ja Region/JP BytedanceWebview/d8a21c6',
  ],
  [
    'tiktok',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 trill_390501 JsSdk/1.0 NetType/WIFI AppName/trill app_version/39.5.1 ByteLocale/ja-JP',
  ],
  [
    'line',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.8.0',
  ],
  [
    'line',
    'Mozilla/5.0 (Linux; Android 14; SH-M24; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 Line/14.21.0/IAB',
  ],
  [
    'instagram',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 365.0.0.27.85 (iPhone15,2; iOS 18_3; ja_JP; ja)',
  ],
  [
    'facebook',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/497.0.0.32.105;FBDV/iPhone15,2]',
  ],
  [
    'facebook',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.38.85;]',
  ],
  [
    'x',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36 TwitterAndroid',
  ],
  [
    null,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    null,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
  ],
])('%s', (browser, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(browser);
});
