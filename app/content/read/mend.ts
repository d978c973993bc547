/**
 * What a Japanese keyboard or an editor puts in place of YAML's own signs, read as what it can only mean. Line by line, so
 * that every line keeps its number. What may mean two things is left as it is, for `../explain/yaml.ts` to explain.
 */
import { explainMend } from '../explain/mend.ts';
import type { Message } from '../explain/problem.ts';

export type Note = { message: Message; line: number };

/** A text below `|-`: it goes on as long as its lines stand further in than this column. */
type Block = { column: number };

const KEY = /^(\s*(?:- +)*)([A-Za-z][\w-]*)[ \u3000]*([:：])(.*)$/;
const HEAD_AND_VALUE = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*: +)?)(\S.*?)\s*$/;

/**
 * @param text of a YAML file
 * @returns the text as it is to be parsed, with as many lines, and what was read otherwise than it is written
 */
export function mend(text: string): { text: string; notes: Note[] } {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const keys = new Set(rows.flatMap((row) => /^\s*(?:- +)*([A-Za-z][\w-]*):(?:\s|$)/.exec(row)?.[1] ?? []));
  const notes: Note[] = [];
  let block: Block | undefined;
  let quoted = false;
  const mended = rows.map((row, index) => {
    const line = index + 1;
    const note = (message: Message) => notes.push({ message, line });
    if (/^[\s\u3000]*(?:#.*)?$/.test(row) && !block) return row;
    if (quoted) {
      quoted = !/(?<!\\)"\s*$/.test(row);
      return row;
    }
    if (block) {
      const inside = insideOf(block, row, note);
      if (inside !== undefined) return inside;
      block = undefined;
    }
    const structured = withValue(withKey(withIndent(row, note), keys, note), note);
    block = opensBlock(structured);
    quoted = /^\s*(?:- +)*(?:[\w-]+: +)?"(?:[^"\\]|\\.)*$/.test(structured);
    return structured;
  });
  return { text: mended.join('\n'), notes };
}

/** The row as a line of the text below `|-`; undefined where that has ended. */
function insideOf({ column }: Block, row: string, note: (message: Message) => void): string | undefined {
  const bare = row.replace(/^[\s\u3000]+/, '');
  if (bare === '') return row;
  const spaces = /^ */.exec(row)![0].length;
  if (spaces > column) return row;
  if (KEY.test(bare) || /^(?:- |#|---|[^\s:：]+:(?:\s|$))/.test(bare)) return undefined;
  note(explainMend.text());
  return `${' '.repeat(column + 2)}${bare}`;
}

/** The column that a text has to stand further in than, where this row begins one. */
function opensBlock(row: string): Block | undefined {
  const [, head = '', value = ''] = HEAD_AND_VALUE.exec(row) ?? [];
  if (!/^[|>][-+]?\d?$/.test(value)) return undefined;
  const [lead = ''] = /^\s*(?:- +)*/.exec(head) ?? [];
  return { column: head === lead ? lead.lastIndexOf('-') : lead.length };
}

function withIndent(row: string, note: (message: Message) => void): string {
  const [lead = ''] = /^[\t \u3000]*/.exec(row) ?? [];
  let rest = row.slice(lead.length);
  if (/[\t\u3000]/.test(lead)) note(explainMend.indent());
  if (rest.includes('\t')) {
    note(explainMend.tab());
    rest = rest.replaceAll('\t', ' ');
  }
  if (/^[－−–—][ \u3000]+/.test(rest)) {
    note(explainMend.dash());
    rest = rest.replace(/^[－−–—][ \u3000]+/, '- ');
  }
  return lead.replace(/[\t\u3000]/g, '  ') + rest;
}

/** @param keys that stand elsewhere in the file with a half-width colon: in a list, `LINE：…` may be a text */
function withKey(row: string, keys: ReadonlySet<string>, note: (message: Message) => void): string {
  const [, lead = '', key = '', colon = '', rest = ''] = KEY.exec(row) ?? [];
  const asItIs = colon === ':' && (rest.trim() === '' || rest.startsWith(' '));
  const text = key === '' || /^https?$/.test(key) || (lead.includes('-') && !keys.has(key));
  if (asItIs || text) return row;
  if (colon === '：') note(explainMend.colon(key));
  else note(explainMend.space(key));
  const value = rest.replace(/^[ \u3000]+/, '');
  return value === '' ? `${lead}${key}:` : `${lead}${key}: ${value}`;
}

function withValue(row: string, note: (message: Message) => void): string {
  const [, head = '', value = ''] = HEAD_AND_VALUE.exec(row) ?? [];
  if (!/(?:- |: )$/.test(head)) return row;
  if (/^[|｜][-－−ー‐]?$/.test(value) && !/^\|-?$/.test(value)) {
    note(explainMend.bar(value));
    return `${head}${value.length > 1 ? '|-' : '|'}`;
  }
  if (/^[[［][^[\]［］]*[\]］]$/.test(value)) {
    const list = value.slice(1, -1);
    if (!/^［|］$/.test(value) && (list.includes(',') || !/[、，]/.test(list))) return row;
    note(explainMend.list());
    return `${head}[${list.includes(',') ? list : list.replace(/[、，]\s*/g, ', ')}]`;
  }
  if (/^[“”＂][^“”＂]*[“”＂]$/.test(value)) {
    note(explainMend.quotes());
    return head + inQuotes(value.slice(1, -1));
  }
  if (/^(?:[@`%&*!]|\{\{)/.test(value) || /^\[[^\]]*\]\s*[^\s#]/.test(value)) {
    note(explainMend.sign(value));
    return head + inQuotes(value);
  }
  return row;
}

function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * The line on which a quote is opened that nothing closes, from 1.
 * @param rows of a file that a parser found without an end
 */
export function openQuote(rows: readonly string[]): number | undefined {
  const place = rows.findIndex((row) =>
    /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(row),
  );
  return place === -1 ? undefined : place + 1;
}
