import { join } from 'node:path';
import type { Collection, Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { readFolder } from '../app/content/read/folder.ts';
import { ROOT } from '../build/lib/paths.ts';
import { collectionsOf } from './collections.ts';
import { contentFiles } from './test-content.ts';
import { weekFiles } from './weeks.ts';

const collections = collectionsOf(readFolder(join(ROOT, 'content')).draft);

/** A field as the editor reads it. */
type Form = {
  name: string;
  label?: string;
  widget?: string;
  root?: boolean;
  typeKey?: string;
  fields?: Form[];
  field?: Form;
  types?: Form[];
};

const files = contentFiles();
const weeks = weekFiles(Date.parse('2026-11-18T12:00:00+09:00'), {});

/** The forms that a file can be opened with, by collection. */
function formsFor(file: string, value: unknown): { collection: string; fields: Form[] }[] {
  return collections.flatMap((collection: Collection) => {
    if ('files' in collection) {
      const named = [
        ...collection.files,
        // A week lies ready in its turn.
        ...(collection.name === 'weeks' ? weeks : []),
      ];
      return named
        .filter((one) => one.file === file)
        .map(({ fields }) => ({ collection: collection.name, fields: fields as Form[] }));
    }
    const below =
      file.startsWith(`${collection.folder}/`) && !file.slice(collection.folder.length + 1).includes('/');
    const { id = '' } = value as { id?: unknown };
    const shown = !collection.filter || new RegExp(`${collection.filter.pattern}`).test(String(id));
    return below && shown ? [{ collection: collection.name, fields: collection.fields as Form[] }] : [];
  });
}

/** What stands in a value and has no field: it would be lost when the file is saved. */
function withoutField(value: unknown, fields: readonly Form[], path: string): string[] {
  const root = fields.find((field) => field.root);
  if (root) return inField(value, root, path);
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    const field = fields.find(({ name }) => name === key);
    return field ? inField(inner, field, `${path}.${key}`) : [`${path}.${key}`];
  });
}

function inField(value: unknown, field: Form, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => inItem(item, field, `${path}[${place}]`));
  if (typeof value === 'object' && value !== null) return withoutField(value, field.fields ?? [], path);
  return [];
}

function inItem(item: unknown, { fields, types, typeKey = 'type' }: Form, path: string): string[] {
  if (typeof item !== 'object' || item === null) return [];
  const { [typeKey]: type, ...rest } = item as Record<string, unknown>;
  if (!types) return withoutField(item, fields ?? [], path);
  const variant = types.find(({ name }) => name === type);
  return variant ? withoutField(rest, variant.fields ?? [], path) : [`${path}: ${type}`];
}

test('each file of the content is opened in one place, and only there', () => {
  // What the owner wrote for weeks that are over stays as it was.
  const found = [...files]
    .filter(([file]) => !file.startsWith('content/weeks/'))
    .map(([file, { value }]) => `${file}: ${formsFor(file, value).length}`);
  expect(found.filter((line) => !line.endsWith(': 1'))).toEqual([]);
});

test('nothing that stands in the content is lost by saving it', () => {
  const lost = [...files].flatMap(([file, { value }]) =>
    formsFor(file, value).flatMap(({ fields }) => withoutField(value, fields, file)),
  );
  expect(lost).toEqual([]);
});

test('every field is named in Japanese', () => {
  const fieldsIn = ({ fields = [], field, types = [] }: Form): Form[] =>
    [...fields, ...(field ? [field] : []), ...types].flatMap((inner) => [inner, ...fieldsIn(inner)]);
  const all = collections.flatMap((collection) =>
    ('files' in collection ? collection.files : [collection]).flatMap(({ fields, label }) =>
      (fields as Field[]).flatMap((field) =>
        [field as Form, ...fieldsIn(field as Form)].map((one) => ({ ...one, of: label })),
      ),
    ),
  );
  expect(all.length).toBeGreaterThan(1000);
  const plain = all.filter(
    ({ label, widget }) => widget !== 'hidden' && !/[ぁ-んァ-ヶ一-龠]/.test(label ?? ''),
  );
  expect([...new Set(plain.map(({ name, of }) => `${of}: ${name}`))]).toEqual([]);
});

test('the weeks on the desk are those of Tokyo’s day, with the sky’s words below what is empty', () => {
  const sunday = Date.parse('2026-11-29T23:59:00+09:00');
  const files = weekFiles(sunday, { '2026-11-23': { 'signs.leo.love': '星の言葉' } });
  expect(files.map(({ label, file }) => `${label} ${file}`)).toEqual([
    '今週（11月23日から） content/weeks/2026-11-23.yaml',
    '来週（11月30日から） content/weeks/2026-11-30.yaml',
    '再来週（12月7日から） content/weeks/2026-12-07.yaml',
  ]);
  const form = JSON.stringify(files[0]);
  expect(form).toContain('書かなければ：星の言葉');
  expect(JSON.stringify(files[1])).not.toContain('書かなければ');
  expect(weekFiles(sunday + 60_000, {})[0]?.label).toBe('今週（11月30日から）');
});
