/** One YAML file of `content/`: its value, and the line of every key. */
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { explainMend } from '../explain/mend.ts';
import { formatKey, type KeyPath, type Message, type Problem } from '../explain/problem.ts';
import { explainYaml } from '../explain/yaml.ts';
import { mend, openQuote } from './mend.ts';
import { fillPlaceholders } from './placeholders.ts';

export type Source = {
  /** Path from the project's root, as `content/site.yaml`. */
  file: string;
  /** What YAML makes of the file, with shared values filled in; undefined when it cannot be read. */
  value: unknown;
  /** The same as the owner wrote it. */
  written: unknown;
  /** A problem at a key of this file. A key that is not there takes the line of what holds it. */
  problem(path: KeyPath, message: Message): Problem;
};

type Finding = { message: Message; line?: number };

/**
 * Reads the bytes of a YAML file.
 * Problems of the file itself (encoding, syntax, double keys) come beside the
 * source, whose value is then undefined; notes say what was read otherwise than it is written.
 */
export function readSource(
  file: string,
  bytes: Uint8Array,
): { source: Source; problems: Problem[]; notes: Problem[] } {
  const lines = new LineCounter();
  const { document, findings, notes } = parse(bytes, lines);
  const value: unknown = (findings.length === 0 ? document?.toJS() : undefined) ?? undefined;
  return {
    source: {
      file,
      value,
      written: value,
      problem: (path, message) => ({
        file,
        line: document && lineOf(path, document, lines),
        key: formatKey(path),
        ...message,
      }),
    },
    problems: findings.map(({ message, line }) => ({ file, line, key: '', ...message })),
    notes: notes.map(({ message, line }) => ({ file, line, key: '', ...message })),
  };
}

/** A source for a file that must exist and does not. */
export function missingSource(file: string): Source {
  return {
    file,
    value: undefined,
    written: undefined,
    problem: (path, message) => ({ file, line: undefined, key: formatKey(path), ...message }),
  };
}

/** The source with values in place of `{siteName}`, `{prices}` and their like. */
export function withSharedValues(source: Source, names: Readonly<Record<string, string>>): Source {
  return { ...source, value: fillPlaceholders(source.written, names) };
}

function parse(
  bytes: Uint8Array,
  lines: LineCounter,
): { document: Document | undefined; findings: Finding[]; notes: Finding[] } {
  const notes: Finding[] = [];
  const unreadable = (finding: Finding) => ({ document: undefined, findings: [finding], notes });
  const decoded = decode(bytes);
  if (!decoded) return unreadable({ message: explainYaml.notUtf8() });
  if (decoded.encoding === 'shift_jis') notes.push({ message: explainMend.shiftJis() });
  const mended = mend(decoded.text);
  const { text } = mended;
  notes.push(...mended.notes);
  const rows = text.split('\n');

  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const findings: Finding[] = [];
  for (const { code, pos } of document.errors) {
    const { line } = lines.linePos(pos[0]);
    if (code === 'DUPLICATE_KEY') {
      findings.push({
        message: explainYaml.duplicateKey(/^[^:\n]*/.exec(text.slice(pos[0]))?.[0] ?? ''),
        line,
      });
    } else {
      // What follows the first mistake in the form is mostly noise.
      const opened = code === 'MISSING_CHAR' ? openQuote(rows) : undefined;
      if (opened) return unreadable({ message: explainYaml.openQuote(), line: opened });
      return unreadable({ message: explainYaml.syntax(code, rows[line - 1] ?? ''), line });
    }
  }
  if (findings.length === 0) findings.push(...findSwallowed(document, lines));
  const { contents } = document;
  if (findings.length === 0 && (contents === null || (isScalar(contents) && contents.value === null))) {
    return unreadable({ message: explainYaml.emptyFile() });
  }
  return { document, findings, notes };
}

/**
 * The text of a file, with one form for a letter and its mark: what macOS writes apart looks the same and is not.
 * Shift_JIS is what old editors on Windows write; bytes that say nothing Japanese in it are none.
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } | undefined {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes).normalize('NFC');
      if (encoding === 'utf-8' || /[ぁ-んァ-ヶ]{2}/.test(text)) return { text, encoding };
    } catch {
      // Not in this one.
    }
  }
  return undefined;
}

/**
 * Texts that YAML takes for something else without a word: `{{seller}}` for a
 * group, `&…`, `*…` and `!…` for its own signs, and ` #…` for a comment.
 */
function findSwallowed(document: Document, lines: LineCounter): Finding[] {
  const findings: Finding[] = [];
  const add = (node: unknown, message: Message) => {
    findings.push({ message, line: lines.linePos(startOf(node) ?? 0).line });
  };
  visit(document, {
    Alias: (_, node) => add(node, explainYaml.needsQuotes()),
    Collection(_, node) {
      if (node.anchor !== undefined || node.tag !== undefined) add(node, explainYaml.needsQuotes());
    },
    Pair(_, { key }) {
      if (isScalar(key)) return undefined;
      add(key, explainYaml.needsQuotes());
      return visit.SKIP;
    },
    Scalar(_, node) {
      const { anchor, tag, comment } = node;
      if (anchor !== undefined || tag !== undefined) add(node, explainYaml.needsQuotes());
      else if (comment && !comment.startsWith(' ')) add(node, explainYaml.cutByHash(comment));
    },
  });
  return findings;
}

/** The line of a key, or of the nearest thing around it that is there. */
function lineOf(path: KeyPath, document: Document, lines: LineCounter): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (pair === undefined) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

/** Where a node starts in the text, in characters. */
function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
