/** Sentences for values that do not fit their schema. */
import type * as z from 'zod';
import { descriptionAt, valueAt } from '../schema-at.ts';
import type { RuleKind } from '../schemas/parts.ts';
import { nearest } from './nearest.ts';
import type { Message } from './problem.ts';

type Issue = z.core.$ZodIssue;

export const explainIssue = {
  /** A key that the schema does not have; `meant` is the known key that it resembles. */
  unknownKey(key: string, meant: string | undefined, known: readonly string[]): Message {
    if (meant !== undefined) {
      return {
        ja: `「${key}」という項目はありません。「${meant}」の書きまちがいではありませんか。`,
        en: `There is no key "${key}". Did you mean "${meant}"?`,
      };
    }
    return {
      ja: `「${key}」という項目はありません。使える項目: ${known.join('、')}`,
      en: `There is no key "${key}". Known keys: ${known.join(', ')}`,
    };
  },

  /** A value that is missing or does not fit; `root` is the whole file's value. */
  value(issue: Issue, schema: z.ZodType, root: unknown): Message {
    const path = issue.path as (string | number)[];
    const key = path.findLast((part) => typeof part === 'string') ?? '';
    // What a description says in brackets is for reading the schema.
    const description = descriptionAt(schema, root, path).replace(/（.*）/, '');
    const name: Message = {
      ja: (key === '' ? 'このファイル' : `「${key}」`) + (description === '' ? '' : `（${description}）`),
      en: key === '' ? 'The file' : `"${key}"`,
    };
    const found = valueAt(root, path);
    const words = wordsOf(issue);

    if (found === undefined) {
      return {
        ja: `${name.ja}がありません。書き足してください。${words.length > 0 ? `使える言葉: ${words.join('、')}` : ''}`,
        en: `${name.en} is missing.${words.length > 0 ? ` Known words: ${words.join(', ')}` : ''}`,
      };
    }
    if (found === null) {
      return { ja: `${name.ja}が空です。内容を書いてください。`, en: `${name.en} is empty.` };
    }
    switch (issue.code) {
      case 'invalid_type':
        return wrongType(name, issue.expected, found);
      case 'invalid_value':
      case 'invalid_union':
        return unknownWord(name, found, words);
      case 'too_small':
        return amount(name, issue.origin, found, Number(issue.minimum), issue.exact ? 'exactly' : 'at least');
      case 'too_big':
        return amount(name, issue.origin, found, Number(issue.maximum), issue.exact ? 'exactly' : 'at most');
      case 'custom':
        return brokenRule(name, issue.params?.kind, found);
      default:
        return {
          ja: `${name.ja}の書き方がちがいます。今は${quoteJa(found)}です。`,
          en: `${name.en} does not have the right form; found ${quoteEn(found)}.`,
        };
    }
  },
};

/** The words that a value may be, where they are a fixed few. */
function wordsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && 'options' in issue) return (issue.options ?? []).map(String);
  return [];
}

const types: Record<string, Message> = {
  string: { ja: '文字', en: 'a text' },
  number: { ja: '数', en: 'a number' },
  int: { ja: '整数', en: 'a whole number' },
  boolean: { ja: 'true か false', en: 'true or false' },
  array: { ja: '「- 」で始まる一覧', en: 'a list' },
  object: { ja: '「項目: 内容」の組', en: 'a group of keys' },
};

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function wrongType(name: Message, expected: string, found: unknown): Message {
  const want = types[expected] ?? { ja: expected, en: expected };
  const has = types[typeOf(found)] ?? { ja: typeOf(found), en: typeOf(found) };
  const scalar = typeof found !== 'object';
  const ja = scalar ? quoteJa(found) : has.ja;
  const en = scalar ? quoteEn(found) : has.en;
  // 21 and true are no texts in YAML until they stand in quotes.
  const quotes = expected === 'string' && scalar;
  return {
    ja: `${name.ja}には${want.ja}を書きます。今は${ja}です。${quotes ? `"${found}" のように引用符で囲んでください。` : ''}`,
    en: `${name.en} must be ${want.en}; found ${en}.${quotes ? ` Put it in quotes: "${found}"` : ''}`,
  };
}

function unknownWord(name: Message, found: unknown, known: readonly string[]): Message {
  const meant = nearest(short(found), known);
  return {
    ja:
      `${name.ja}に${quoteJa(found)}は使えません。` +
      (meant === undefined ? '' : `「${meant}」の書きまちがいではありませんか。`) +
      `使える言葉: ${known.join('、')}`,
    en:
      `${name.en} cannot be ${quoteEn(found)}.` +
      (meant === undefined ? '' : ` Did you mean "${meant}"?`) +
      ` Known words: ${known.join(', ')}`,
  };
}

function amount(
  name: Message,
  origin: string,
  found: unknown,
  limit: number,
  bound: 'exactly' | 'at least' | 'at most',
): Message {
  const unit =
    origin === 'array'
      ? { ja: 'つ', en: limit === 1 ? 'item' : 'items' }
      : origin === 'string'
        ? { ja: '字', en: limit === 1 ? 'character' : 'characters' }
        : { ja: '', en: '' };
  const size = Array.isArray(found) || typeof found === 'string' ? found.length : Number(found);
  const rule = {
    exactly: `ちょうど${limit}${unit.ja}`,
    'at least': `${limit}${unit.ja}以上`,
    'at most': `${limit}${unit.ja}まで`,
  }[bound];
  return {
    ja: `${name.ja}は${rule}です。今は${size}${unit.ja}です。`,
    en: `${name.en} must be ${bound} ${limit}${unit.en && ` ${unit.en}`}; found ${size}.`,
  };
}

function brokenRule(name: Message, kind: RuleKind, found: unknown): Message {
  const ja = (rule: string) => `${name.ja}${rule}今は${quoteJa(found)}です。`;
  const en = (rule: string) => `${name.en} ${rule}; found ${quoteEn(found)}.`;
  switch (kind) {
    case 'empty':
      return { ja: `${name.ja}が空です。内容を書いてください。`, en: `${name.en} is empty.` };
    case 'one-line':
      return {
        ja: `${name.ja}は、途中で改行せず1行で書いてください。長い文は「|-」の次の行に書きます。`,
        en: `${name.en} must be on one line. A long text goes on the line after "|-".`,
      };
    case 'date':
      return {
        ja: ja('は、暦にある日付を 2025-09-03 の形で書きます。'),
        en: en('must be a day of the calendar written as 2025-09-03'),
      };
    case 'https':
      return {
        ja: ja('は、https:// で始まるアドレスを書きます。'),
        en: en('must be an address that starts with https://'),
      };
    case 'line-id':
      return {
        ja: ja('は、@ で始まるLINEのID（英小文字と数字）を書きます。'),
        en: en('must be a LINE id that starts with @'),
      };
    case 'card':
      return {
        ja: ja('は、デッキのフォルダの名前と番号を、tarot/17 のように書きます。'),
        en: en("must be the deck's folder and the number, as tarot/17"),
      };
    case 'host':
      return {
        ja: ja('は、www.example.com のようなホスト名だけを、https:// を付けずに書きます。'),
        en: en('must be the name of a host alone, such as www.example.com'),
      };
    case 'origin':
      return {
        ja: ja('は、https:// で始まり、最後に / のないアドレスを書きます。'),
        en: en('must start with https:// and have nothing behind the host, no / either'),
      };
    case 'path':
      return {
        ja: ja('は、/ で始まるページの場所を書きます。'),
        en: en('must be a page of this site and start with /'),
      };
    case 'target':
      return {
        ja: ja('は、/ か # か https:// で始まるリンク先か、line などの名前を書きます。'),
        en: en('must start with /, # or https://, or be a name such as line'),
      };
    case 'slug':
      return {
        ja: ja('は、英語の小文字・数字・ハイフンだけで書きます。'),
        en: en('may only have lower-case letters, digits and hyphens'),
      };
    case 'vertical':
      return {
        ja: `${name.ja}は縦書きなので、数字と英字は使えません。漢数字かかなで書いてください。`,
        en: `${name.en} is set vertically and may have no digits or Latin letters.`,
      };
    case 'day-once':
      return {
        ja: ja('には、{day} を1回だけ書いてください。曜日が入ります。'),
        en: en('must hold {day} once'),
      };
    case 'until-made':
      return {
        ja: ja('の {until} のすぐあとには「まで」と書いてください。日付が入ります。'),
        en: en('must say まで right after {until}'),
      };
    case 'named-by-family':
      return {
        ja: ja(
          'では、「あなた」「あの人」と書かずに、{芽} のように族の名で書いてください。引いた人の名が入ります。',
        ),
        en: en('must name people by their family, as {芽}'),
      };
    case 'price-order':
      return {
        ja: ja('は、前の値段（oldPrice）より安くしてください。'),
        en: en('must be lower than "oldPrice"'),
      };
    case 'date-order':
      return {
        ja: ja('は、最初の日（oldPriceFrom）より後の日にしてください。'),
        en: en('must not be before "oldPriceFrom"'),
      };
    case 'hashtag':
      return {
        ja: ja('は、# を付けずに書きます。'),
        en: en('must be written without #'),
      };
    case 'labels':
      return {
        ja: `${name.ja}は、message だけか、upright・reversed・advice の3つを書いてください。`,
        en: `${name.en} must have either "message" alone or all of "upright", "reversed" and "advice".`,
      };
    default: {
      const unknown: never = kind;
      throw new Error(`No sentence for the rule ${unknown}`);
    }
  }
}

function quoteJa(value: unknown): string {
  return typeof value === 'number' ? String(value) : `「${short(value)}」`;
}

function quoteEn(value: unknown): string {
  return typeof value === 'number' ? String(value) : `"${short(value)}"`;
}

/** At most 40 characters of a value, on one line. */
function short(value: unknown): string {
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const letters = [...written.replaceAll('\n', ' ')];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}
