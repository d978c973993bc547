/** The words that the rules' messages share. */
import { formatKey, type Message } from '../app/content/explain/problem.ts';
import type { Kind, Text } from './texts.ts';

const kinds: Record<Kind, string> = {
  name: '名前',
  season: 'いまの気分の名前',
  keyword: 'キーワード',
  alt: '絵の説明',
  message: '引いた人へのひとこと',
  description: 'カードを引いたときの言葉',
  overview: 'カードの物語',
  upright: '正位置の意味',
  reversed: '逆位置の意味',
  advice: '今日のひとつ',
  'long-message': 'オラクルのメッセージ',
  theme: 'テーマへの答え',
  today: '今日の占いの言葉',
  'day-name': '札の日のよび名',
  spread: 'スピリチュアル占いの言葉',
  twinray: 'ツインレイ占いの言葉',
  'pair-line': 'ツインレイ占いの、二枚の言葉',
  pair: 'ツインレイ占いの、二枚の言葉',
  pick: 'A・B・Cの答え',
  'pick-title': 'A・B・Cの題',
  'pick-intro': 'A・B・Cの題の下の言葉',
  week: '今週の運勢',
  nickname: '週のよび名',
  'sky-line': '空の一行',
  reason: 'TOP3の理由',
  article: '記事の文',
  heading: '記事の見出し',
  notice: 'お知らせの本文',
  service: '有料鑑定の文',
  page: 'ページの言葉',
  legal: '規約などの文',
};

/** What a text is called in a message: its key, and in Japanese what it is. */
export function nameOf({ kind, path }: Text): Message {
  const key = String(path.findLast((part) => typeof part === 'string') ?? '');
  return { ja: `「${key}」（${kinds[kind]}）`, en: `"${key}"` };
}

/** Where another text stands, as `content/decks/tarot/17-star.yaml detail.advice`. */
export function placeOf({ file, path }: Text): string {
  return `${file} ${formatKey(path)}`;
}

/** At most 40 characters of a text, on one line. */
export function short(text: string): string {
  const characters = [...text.replaceAll('\n', ' ')];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join('');
}

/** Rounded for a message: 0.253 → `25.3`. */
export function percent(share: number): string {
  return (share * 100).toFixed(1);
}
