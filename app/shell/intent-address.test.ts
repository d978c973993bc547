import { expect, test } from 'vitest';
import { intentAddress } from './intent-address.ts';

test('the page in the default browser, with a way back to it where there is none', () => {
  expect(intentAddress('https://hoshiakari.example/reading/tarot?from=tiktok')).toBe(
    'intent://hoshiakari.example/reading/tarot?from=tiktok#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fhoshiakari.example%2Freading%2Ftarot%3Ffrom%3Dtiktok;end',
  );
});
