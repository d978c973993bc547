import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { type Installed, installed, licenceList, notAllowed } from '../../build/licences.ts';

const packages = installed(ROOT);

test('docs/licences.md names what package-lock.json holds: npm run licences writes it anew', () => {
  expect(readFileSync(join(ROOT, 'docs', 'licences.md'), 'utf8')).toBe(licenceList(packages));
});

test('every package has a licence that its place allows', () => {
  expect(notAllowed(packages)).toEqual([]);
});

test('what our browser code imports is among what may reach the browser', () => {
  const shipped = packages.filter(({ place }) => place === 'browser').map(({ name }) => name);
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', '@firebase/analytics']),
  );
  expect(shipped).not.toContain('leaflet');
});

test('a licence that is missing, unknown or only for tools is named', () => {
  const one = (name: string, licence: string, place: Installed['place']): Installed => ({
    name,
    version: '1.0.0',
    licence,
    place,
  });
  const refused = notAllowed([
    one('a', 'MIT OR GPL-3.0-only', 'browser'),
    one('b', 'MIT AND GPL-3.0-only', 'browser'),
    one('c', 'MPL-2.0', 'browser'),
    one('d', 'MPL-2.0', 'tools'),
    one('e', '', 'tools'),
  ]);
  expect(refused).toEqual([
    'b 1.0.0 (browser): MIT AND GPL-3.0-only',
    'c 1.0.0 (browser): MPL-2.0',
    'e 1.0.0 (tools): no licence',
  ]);
});
