/** Looks at a site that is live, as a visitor's browser would, and says in Japanese what is wrong. */
import { mondayOf, rangeOf } from '../../app/horoscope/week.ts';

/** What a visitor must be able to open, and what it must be. */
const ANSWERS = [
  ['/', 'text/html'],
  ['/weekly', 'text/html'],
  ['/reading', 'text/html'],
  ['/reading/tarot', 'text/html'],
  ['/paid-fortune', 'text/html'],
  ['/legal-notation', 'text/html'],
  ['/sitemap.xml', 'xml'],
  ['/feed.xml', 'xml'],
  ['/sw.js', 'javascript'],
] as const;

const HEADERS = ['strict-transport-security', 'x-content-type-options', 'referrer-policy'] as const;

/** Twice what the home page has, in characters: something got into it by mistake. */
const MOST_HOME = 250_000;

export interface WatchOptions {
  /** `https://hoshi.jp`, without a slash at its end. */
  origin: string;
  /** Milliseconds since 1970 (UTC). */
  now: number;
  fetch: typeof fetch;
}

/** @returns a line for each finding; none when all is well */
export async function watch({ origin, now, fetch }: WatchOptions): Promise<string[]> {
  const found: string[] = [];
  const texts = new Map<string, string>();
  const ask = async (path: string): Promise<Response | undefined> => {
    try {
      return await fetch(origin + path, { redirect: 'manual' });
    } catch (error) {
      found.push(`${path}: 開けません（${error instanceof Error ? error.message : error}）`);
      return undefined;
    }
  };
  for (const [path, type] of ANSWERS) {
    const answer = await ask(path);
    if (!answer) continue;
    if (answer.status !== 200) found.push(`${path}: 200ではなく${answer.status}が返りました`);
    const given = answer.headers.get('content-type') ?? '';
    if (!given.includes(type)) found.push(`${path}: ${type} ではなく「${given}」が返りました`);
    if (path === '/') found.push(...faultsOfHeaders(answer.headers));
    texts.set(path, await answer.text());
  }
  const nowhere = await ask('/nowhere-at-all');
  if (nowhere && nowhere.status !== 404)
    found.push(`ないアドレスに、404ではなく${nowhere.status}が返りました`);

  const home = texts.get('/') ?? '';
  if (!home.includes('http-equiv="Content-Security-Policy"'))
    found.push('/: 安全のきまり（Content-Security-Policy）がありません');
  if (home.length > MOST_HOME) found.push(`/: ${home.length}字あり、重すぎます（${MOST_HOME}字まで）`);
  const { start } = rangeOf(mondayOf(now));
  if (!(texts.get('/weekly') ?? '').includes(start))
    found.push(`/weekly: 今週（${start}から）の言葉がありません。作りなおしが止まっています`);
  for (const file of new Set(
    [...home.matchAll(/(?:src|href)="(\/assets\/[^"#]+)"/g)].map(([, path]) => path!),
  )) {
    const answer = await ask(file);
    if (answer && answer.status !== 200) found.push(`${file}: ページに要るファイルが${answer.status}です`);
  }
  return found;
}

function faultsOfHeaders(headers: Headers): string[] {
  return HEADERS.filter((name) => !headers.has(name)).map((name) => `/: ${name} がありません`);
}
