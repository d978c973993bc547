import { expect, test } from 'vitest';
import { loadContent } from '../app/content/load.server.ts';
import { deskData } from '../build/desk.ts';
import { problemCheck } from './problems.ts';
import { contentFiles } from './test-content.ts';

const files = contentFiles();
const problemsOf = problemCheck(deskData(loadContent(), {}, Date.parse('2026-11-18T12:00:00+09:00')));

test('what stands in the content can be saved', () => {
  expect([...files].flatMap(([file, { value }]) => problemsOf(file, value))).toEqual([]);
});

test('a mistake is said in the words of the content check, with its place', () => {
  const found = problemsOf('content/notices/2026-11-29-winter.yaml', {
    id: 'winter',
    title: '冬のお休み',
    date: '2026-02-30',
  });
  expect(found.map(({ key }) => key).sort()).toEqual(['body', 'date']);
  for (const { ja } of found) expect(ja).toMatch(/[ぁ-ん]/);
});

test('a card is held against its own deck', () => {
  const [file, { value }] = [...files].find(([path]) => path.startsWith('content/decks/oracle/01-'))!;
  const sides = { upright: 'ひとつめの言葉です。', reversed: 'ふたつめの言葉です。' };
  expect(problemsOf(file, { ...(value as object), message: sides }).map(({ key }) => key)).toContain(
    'message',
  );
});

test('an A・B・C with the same card twice is not saved', () => {
  const [file, { value }] = [...files].find(([path]) => path.startsWith('content/picks/'))!;
  const pick = value as { answers: Record<'a' | 'b' | 'c', { card: string }> };
  const twice = { ...pick, answers: { ...pick.answers, b: pick.answers.a } };
  expect(problemsOf(file, twice).map(({ key }) => key)).toEqual(['answers.b.card']);
});
