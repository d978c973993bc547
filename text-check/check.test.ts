import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { loadContent } from '../app/content/load.server.ts';
import { CACHE } from '../build/lib/paths.ts';
import { checkTexts } from './check.ts';
import { memoryIn } from './memory.ts';
import type { Finding } from './rules/textlint.ts';
import { textOf } from './test-texts.ts';
import { readTexts } from './texts.ts';

/** What textlint found, by the text: the check of the content has asked about most before the tests begin. Nothing is written. */
const textlint = memoryIn<Finding[]>(join(CACHE, 'textlint.json'));

/** What is said of articles and the week's texts of the sky after an edit in a copy of the folder, as file and Japanese sentence. */
async function saidAfter(edit: (folder: string) => void): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../content'), folder, { recursive: true });
  edit(folder);
  const texts = readTexts(folder).filter(({ file }) => /^content\/(articles|sky)\//.test(file));
  const { problems } = await checkTexts(texts, () => true, textlint);
  return problems.map(({ file, ja }) => `${file} ${ja}`);
}

test('a copied article is told once, and the original has no problem', async () => {
  const said = await saidAfter((folder) => {
    const original = readFileSync(join(folder, 'articles/tarot-intro.yaml'), 'utf8');
    writeFileSync(
      join(folder, 'articles/a-new-one.yaml'),
      original.replace('id: tarot-intro', 'id: a-new-one'),
    );
  });
  expect(said).toEqual([
    expect.stringMatching(
      /^content\/articles\/a-new-one\.yaml content\/articles\/tarot-intro\.yaml と同じ文が\d+あります/,
    ),
  ]);
}, 60_000);

test('a text of the wrong length is told once, however much it is like others', async () => {
  const said = await saidAfter((folder) => {
    const file = join(folder, 'sky/love.yaml');
    const written = parseDocument(readFileSync(file, 'utf8'));
    written.setIn(
      ['middle', '3'],
      String(written.getIn(['middle', '4']))
        .repeat(20)
        .replace('{day}', ''),
    );
    writeFileSync(file, written.toString());
  });
  expect(said).toEqual([
    expect.stringMatching(/^content\/sky\/love\.yaml 「3」（今週の運勢）は90〜165字で書きます/),
  ]);
}, 60_000);

test('the week that the owner’s guide shows whole is one that the checks accept', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/writing-content.md'), 'utf8');
  const [, file = '', example = ''] = /これは `(\S+)` の全体で.*\n\n((?: {4}.*\n)+)/.exec(guide) ?? [];
  expect(file).toMatch(/^\d{4}-\d\d-\d\d\.yaml$/);
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../content'), folder, { recursive: true });
  writeFileSync(join(folder, 'weeks', file), example.replace(/^ {4}/gm, ''));
  const { weeks } = loadContent(folder);
  expect(Object.keys(weeks.get(file.slice(0, -'.yaml'.length)) ?? {})).toEqual([
    'greeting',
    'ranking',
    'signs',
  ]);
  const texts = readTexts(folder).filter((text) => /^content\/(sky|weeks)\//.test(text.file));
  const { problems } = await checkTexts(texts, () => true, textlint);
  const said = problems.filter((problem) => problem.file.endsWith(file));
  expect(said.map(({ ja }) => ja)).toEqual([]);
}, 60_000);

test('every rule is asked', () => {
  const check = readFileSync(join(import.meta.dirname, 'check.ts'), 'utf8');
  const rules = readdirSync(join(import.meta.dirname, 'rules')).filter((name) => !name.endsWith('.test.ts'));
  for (const name of rules) {
    const [, rule] = new RegExp(`import \\{ (\\w+)[^}]*\\} from './rules/${name}'`).exec(check) ?? [];
    expect(rule && check.split(rule).length - 1, `${name} is imported and used`).toBeGreaterThan(1);
  }
});

test('in words of the owner the style of the house is advice; promises and lengths are law', async () => {
  const file = { file: 'content/weeks/2026-12-07.yaml' };
  const plain =
    '今週は運気が上昇し、素敵な出会いのチャンスがありそうです。自分らしく輝くことができるでしょう。一歩踏み出してみてください。きっと大きな幸せが待っています。金曜日は特に良い日になるでしょう。笑顔で過ごしましょう。';
  const texts = [
    textOf('week', plain, file),
    textOf('week', `${plain.slice(0, 90)}必ず叶います。`, file),
    textOf('week', '短い。', file),
  ];
  const hers = await checkTexts(texts, () => false);
  expect(hers.advice.length).toBeGreaterThan(3);
  expect(hers.problems.map(({ ja }) => ja)).toEqual([
    expect.stringContaining('90〜165字で書きます'),
    expect.stringContaining('「必ず」は使いません'),
  ]);
  expect((await checkTexts(texts, () => true)).problems.length).toBeGreaterThan(hers.problems.length);
});
