import { expect, test } from 'vitest';
import { readSource } from '../../app/content/source.ts';
import { openingsOf, readOpenings } from '../openings.ts';
import { saidBy, textOf } from '../test-texts.ts';
import { readTexts } from '../texts.ts';
import { checkOpenings } from './openings.ts';

const rows = `tarot:
  - { id: 0, name: 愚者, description: A, overview: B, reversed: 1, image: 蝶, scene: 駅, act: 皿を洗う, find: [皿, 洗って] }
  - { id: 1, name: 魔術師, description: C, overview: D, reversed: 2, image: 卓, scene: 家, act: 窓を拭く, find: [窓, 拭いて] }
`;

const texts = [
  ...card('00-fool', '愚者', '皿を一枚、洗ってください。'),
  ...card('01-magician', '魔術師', '窓を一枚、拭いてください。'),
];

function card(slug: string, name: string, advice: string) {
  const at = { file: `content/decks/tarot/${slug}.yaml` };
  return [textOf('name', name, at), textOf('description', name, at), textOf('advice', advice, at)];
}

/** What the rule says of these rows, but for the kinds that two cards cannot fill. */
async function said(yaml: string, all = texts) {
  const map = openingsOf(readSource('text-check/openings.yaml', Buffer.from(yaml)).source);
  const sentences = await saidBy((given) => checkOpenings(given, map), all);
  return sentences.filter((sentence) => !/枚です。今は/.test(sentence));
}

test('rows and texts that agree', async () => {
  expect(await said(rows)).toEqual([]);
});

test('the map of the site is whole', () => {
  expect(Object.values(readOpenings().rows).flat()).toHaveLength(
    readTexts().filter(({ kind }) => kind === 'description').length,
  );
});

test('a card without a row', async () => {
  expect(await said(rows, [...texts, ...card('02-sun', '太陽', '布団を干します。')])).toEqual([
    'このカードの行が text-check/openings.yaml にありません。始まりの種類、像、場面、することを足してください。',
  ]);
});

test('neighbours of one kind', async () => {
  expect(await said(rows.replace('overview: D, reversed: 2', 'overview: B, reversed: 1'))).toEqual([
    '魔術師の「overview」の種類（B）が、前の愚者と同じです。',
    '魔術師の「reversed」の種類（1）が、前の愚者と同じです。',
  ]);
});

test('a name of another card', async () => {
  expect(await said(rows.replace('魔術師', '奇術師'))).toEqual([
    'tarot の 1 は「魔術師」です。行の名前は「奇術師」です。',
  ]);
});

test('an act that is not in its text', async () => {
  expect(await said(rows.replace('[皿, 洗って]', '[皿, 割って]'))).toEqual([
    '愚者のアドバイスに、することの言葉「皿」と「割って」がありません。行か文を合わせてください。',
  ]);
});

test('an act that stands twice', async () => {
  const week = textOf('week', '皿を洗っていると電話が鳴ります。', { file: 'content/signs/05-leo.yaml' });
  expect(await said(rows, [...texts, week])).toEqual([
    '愚者の「皿を洗う」は、content/signs/05-leo.yaml week にもあるようです（「皿」と「洗って」）。',
  ]);
});

test('a kind that too few cards have', async () => {
  const map = openingsOf(readSource('text-check/openings.yaml', Buffer.from(rows)).source);
  expect(await saidBy((given) => checkOpenings(given, map), texts)).toContain(
    '「description」の始まり A は3〜5枚です。今は1枚です。',
  );
});
