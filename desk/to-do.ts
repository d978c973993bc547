/** What still stands between the repository and a site that may be published: the owner's list, which empties itself. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { LATER } from '../app/content/schemas/site.ts';

/** What belongs together on the list, in the order in which it is done. */
export const TASKS = {
  domain: {
    title: 'ドメイン',
    how: '机の「リンクとサイトの名前」で、サイトのアドレスを自分のドメインにします（docs/going-live.md の2）。',
  },
  links: {
    title: 'LINEと外のリンク',
    how: '机の「リンクとサイトの名前」で、本物のアドレスに書きかえます。TikTokとYouTubeは、なければ空にします。',
  },
  services: {
    title: '有料鑑定の申し込み先と前の値段',
    how: '机の「サービスと値段」で、申し込みのアドレスを本物にし、前の値段が本当にその期間の値段だったと確かめて印を付けます。前の値段は、なければ空にします。',
  },
  legal: {
    title: '法的な表記',
    how: '机の「法的な表記」で、一つずつ本当のことを書き、確かめたら印を付けます。文面は、公開の前に専門家に見てもらってください。',
  },
  biography: {
    title: 'プロフィール',
    how: '机の「ページの言葉」のプロフィールで、略歴を自分の本当のことに直し、確かめたら印を付けます。',
  },
  banners: {
    title: '広告',
    how: '机の「広告」で、広告会社からもらったHTMLを貼るか、使わない広告を消します。一つもなくてもかまいません。',
  },
  picks: {
    title: 'A・B・C',
    how: '机の「A・B・C」で、いちばん新しいものに、動画のアドレスを入れます。',
  },
  firebase: {
    title: 'アクセス解析',
    how: '机の「リンクとサイトの名前」で、Firebaseの設定を入れます（docs/going-live.md の4）。',
  },
  mail: {
    title: '不具合の知らせを受け取るメール',
    how: 'public/.well-known/security.txt のメールと期限を書きかえます。期限は一年以内にします。',
  },
} as const;

export type Task = keyof typeof TASKS;

export interface ToDo {
  task: Task;
  file: string;
  /** From 1; none where the whole file is meant. */
  line?: number;
  /** What is wrong there, in Japanese and, in brackets, in English. */
  what: string;
}

const SITE = 'content/site.yaml';

/** Addresses and mail addresses that only stand in for the real ones. */
const PLACEHOLDER = /(?:https?:\/\/|@)[\w.-]+\.example\b/;

/** Which part of the list a file belongs to; the first that fits. */
const PLACES: readonly (readonly [RegExp, Task])[] = [
  [/^content\/services\//, 'services'],
  [/^content\/legal\//, 'legal'],
  [/^content\/pages\/about\.yaml$/, 'biography'],
  [/^content\/banners\//, 'banners'],
  [/^content\/picks\//, 'picks'],
  [/^public\//, 'mail'],
];

/**
 * @param root the repository's folder
 * @param now against which the expiry of `security.txt` is held
 * @returns all that is to be done, in the order of `TASKS`; what the owner wants later (`later` in `site.yaml`) is not on it
 */
export function toDos(root: string, now: Date): ToDo[] {
  const files = globSync(['content/**/*.{yaml,yml,html}', 'public/.well-known/security.txt'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const later = laterOf(texts.get(SITE) ?? '');
  const found = [...[...texts].flatMap(([file, text]) => inFile(file, text, now)), ...missing(texts)];
  const order = Object.keys(TASKS);
  return found
    .filter(({ task }) => !later.includes(task))
    .sort((a, b) => order.indexOf(a.task) - order.indexOf(b.task));
}

function inFile(file: string, text: string, now: Date): ToDo[] {
  return text.split('\n').flatMap((line, index): ToDo[] => {
    const what = /^\s*#/.test(line) ? undefined : reasonOf(line, now);
    return what ? [{ task: taskOf(file, line), file, line: index + 1, what }] : [];
  });
}

function reasonOf(line: string, now: Date): string | undefined {
  const placeholder = PLACEHOLDER.exec(line)?.[0];
  if (placeholder) return `${placeholder} は仮のアドレスです (placeholder address)`;
  const unsigned = /^\s*(confirmed|oldPriceConfirmed):\s*false\b/.exec(line)?.[1];
  if (unsigned) return `内容を確かめて ${unsigned}: true にしてください (not confirmed)`;
  const expires = /^Expires:\s*(\S+)/.exec(line)?.[1];
  if (expires && !(new Date(expires) > now)) return `期限 ${expires} が過ぎています (expired)`;
  return undefined;
}

function taskOf(file: string, line: string): Task {
  const place = PLACES.find(([pattern]) => pattern.test(file))?.[1];
  return place ?? (/^address:/.test(line) ? 'domain' : 'links');
}

/** What is not there at all. */
function missing(texts: ReadonlyMap<string, string>): ToDo[] {
  const found: ToDo[] = [];
  const site = texts.get(SITE);
  if (site !== undefined && !valueIn(site, 'firebase'))
    found.push({ task: 'firebase', file: SITE, what: '解析の設定がありません (no analytics)' });
  const newest = [...texts.keys()].filter((file) => file.startsWith('content/picks/')).at(-1);
  if (newest !== undefined && !valueIn(texts.get(newest)!, 'video'))
    found.push({ task: 'picks', file: newest, what: '動画のアドレスがありません (no video)' });
  return found;
}

/** What she has put off; what the law asks for cannot be. */
function laterOf(site: string): string[] {
  const written = valueIn(site, 'later');
  return LATER.filter((task) => Array.isArray(written) && written.includes(task));
}

/** The value of a key; none too where a file cannot be read, which the check of the content says. */
function valueIn(yaml: string, key: string): unknown {
  const { contents } = parseDocument(yaml);
  return isMap(contents) ? contents.toJSON()[key] : undefined;
}

/** The tasks that are still on a list, in their order, each with what it asks for. */
export function byTask(list: readonly ToDo[]): { title: string; how: string; own: ToDo[] }[] {
  return Object.entries(TASKS)
    .map(([task, words]) => ({ ...words, own: list.filter((one) => one.task === task) }))
    .filter(({ own }) => own.length > 0);
}

/** The list in Japanese, for a screen of text. */
export function toDoText(list: readonly ToDo[]): string {
  if (list.length === 0) return '公開の準備は、すべてできています。';
  const parts = byTask(list).map(
    ({ title, how, own }) =>
      `■ ${title}（${own.length}）\n  ${how}\n${own.map((one) => `    ${lineOf(one)}`).join('\n')}`,
  );
  const put = `あとでよいものは、site.yaml に later: [${LATER.join(', ')}] のように書くと、ここから消えます。`;
  return `公開までに、あと${list.length}件あります。\n\n${parts.join('\n\n')}\n\n${put}`;
}

/** `content/site.yaml:4` */
export function placeOf({ file, line }: ToDo): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Place and reason, on one line. */
export function lineOf(one: ToDo): string {
  return `${placeOf(one)}  ${one.what}`;
}
