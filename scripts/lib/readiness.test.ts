import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { domainOf, missingKeys, notReady } from './readiness.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'readiness-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('names every value that is not the real one by its file and line', () => {
  const root = repository({
    'content/site.yaml': 'name: 星\n# https://note.example\naddress: https://site.example\n',
    'content/legal/particulars.yaml': 'email:\n  value: a@site.example\n  confirmed: false\n',
    'public/.well-known/security.txt': 'Expires: 2026-11-20T00:00:00Z\n',
  });
  expect(notReady(root, NOW).map((line) => line.split('  ')[0])).toEqual([
    'content/legal/particulars.yaml:2',
    'content/legal/particulars.yaml:3',
    'content/site.yaml:3',
    'public/.well-known/security.txt:1',
  ]);
});

test('real values are ready', () => {
  const root = repository({
    'content/site.yaml': 'address: https://hoshi.jp\n',
    'content/legal/particulars.yaml': 'email:\n  value: a@hoshi.jp\n  confirmed: true\n',
    'public/.well-known/security.txt': 'Expires: 2027-06-01T00:00:00Z\n',
  });
  expect(notReady(root, NOW)).toEqual([]);
  expect(domainOf(root)).toBe('hoshi.jp');
});

test('keys that are empty are missing', () => {
  expect(missingKeys({ CLOUDFLARE_API_TOKEN: 'x', CLOUDFLARE_ACCOUNT_ID: '' })).toHaveLength(1);
});
