import { expect, test } from 'vitest';
import { contentFiles } from './test-content.ts';
import { readYaml, writeYaml } from './yaml.ts';

const files = [...contentFiles()].map(([file, { value }]) => ({ file, value, written: writeYaml(value) }));

test('every file of the content says the same after it was written anew', () => {
  const changed = files.filter(
    ({ value, written }) => JSON.stringify(readYaml(written)) !== JSON.stringify(withoutNull(value)),
  );
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test('written twice, a file is the same to the byte', () => {
  const changed = files.filter(({ value, written }) => writeYaml(withoutNull(value)) !== written);
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test('what is empty is left out, at any depth', () => {
  expect(
    writeYaml({ id: 'a', by: '', links: [], signs: { leo: { love: '', work: null } }, ready: false }),
  ).toBe('id: a\nready: false\n');
});

test('a text of several lines stands as a block, a long one on its line, and a photograph has the name that pages use', () => {
  const long = 'あ'.repeat(200);
  expect(writeYaml({ body: '一行め\n\n二行め', long, src: '/images/cat.webp' })).toBe(
    `body: |-\n  一行め\n\n  二行め\nlong: ${long}\nsrc: images/cat.webp\n`,
  );
});

/** Nothing and no entry are the same to the content. */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNull(inner)]),
  );
}
