import { expect, test } from 'vitest';
import { problemsAfter } from './test-folder.ts';
import type { Tree } from './test-tree.ts';

const service = 'services/1-first.yaml';
const voice = () => ({
  text: '便箋の手ざわりまで伝わりました。',
  date: '2026-11-22',
  service: 'first',
  permission: true,
});
const after = (change: (tree: Tree) => void) => problemsAfter(change).join('\n');

test('a sample as long as promised, a price that never was another, and a voice that may be shown', () => {
  expect(
    after((tree) => {
      tree['voices/2026-11-22-paper.yaml'] = voice();
      for (const key of ['oldPrice', 'oldPriceFrom', 'oldPriceUntil']) delete tree[service][key];
    }),
  ).toBe('');
});

test('a sample that keeps less than its letter promises', () => {
  expect(
    after((tree) => {
      tree[service].characters = 800;
    }),
  ).toContain('17字');
});

test('an old price without the time when it was asked', () => {
  const problems = after((tree) => {
    delete tree[service].oldPriceFrom;
  });
  expect(problems).toContain('oldPriceFrom');
  expect(problems).toContain('がありません');
});

test('a digit in the letter, which is set upright', () => {
  expect(
    after((tree) => {
      tree[service].letter = 'この3行です。';
    }),
  ).toContain('縦書き');
});

test('a delivery that is late before it is early', () => {
  expect(
    after((tree) => {
      tree[service].days = { least: 3, most: 1 };
    }),
  ).toContain('3日より早く');
});

test.each([
  ['no permission', { permission: false }, '許可'],
  ['a reading that is not there', { service: 'second' }, '「second」'],
  ['another day than its file', { date: '2026-11-21' }, '2026-11-22'],
])('a voice with %s', (_, change, said) => {
  expect(
    after((tree) => {
      tree['voices/2026-11-22-paper.yaml'] = { ...voice(), ...change };
    }),
  ).toContain(said);
});

test('two answers that lead to a letter which is not there', () => {
  expect(
    after((tree) => {
      const letters = () => ['first', 'frist'].map((id) => ({ service: id, why: 'わけ。' }));
      tree['pages/paid.yaml'].choice = {
        title: 'どれ',
        lead: '言葉。',
        first: { question: '一', answers: [1, 2].map((n) => ({ label: `答え${n}`, letters: letters() })) },
        second: { question: '二', answers: ['あ', 'い'] },
        found: '{service}です。',
        again: 'もう一度',
      };
    }),
  ).toContain('「frist」');
});
