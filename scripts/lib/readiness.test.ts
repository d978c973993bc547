import { expect, test } from 'vitest';
import { writeTree } from '../../app/content/test-folder.ts';
import { domainOf, missingKeys } from './readiness.ts';

test("the domain is that of the site's address", () => {
  const root = writeTree({ 'content/site.yaml': 'address: https://hoshi.jp\n' });
  expect(domainOf(root)).toBe('hoshi.jp');
});

test('keys that are empty are missing', () => {
  expect(missingKeys({ CLOUDFLARE_API_TOKEN: 'x', CLOUDFLARE_ACCOUNT_ID: '' })).toHaveLength(1);
});
