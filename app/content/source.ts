/** One YAML file of `content/`: its value, and the line of every key. */
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import { formatKey, type KeyPath, type Message, type Problem } from './problem.ts';

export type Source = {
  /** Path from the project's root, as `content/site.yaml`. */
  file: string;
  /** What YAML makes of the file; undefined when it cannot be read. */
  value: unknown;
  /** A problem at a key of this file. A key that is not there takes the line of what holds it. */
  problem(path: KeyPath, message: Message): Problem;
};

type Finding = { message: Message; line?: number };

/**
 * Reads the bytes of a YAML file.
 * Problems of the file itself (encoding, syntax, double keys) come beside the
 * source, whose value is then undefined.
 */
export function readSource(file: string, bytes: Uint8Array): { source: Source; problems: Problem[] } {
  const lines = new LineCounter();
  const { document, findings } = parse(bytes, lines);
  const value: unknown = findings.length === 0 ? document?.toJS() : undefined;
  return {
    source: {
      file,
      value: value ?? undefined,
      problem: (path, message) => ({
        file,
        line: document && lineOf(path, document, lines),
        key: formatKey(path),
        ...message,
      }),
    },
    problems: findings.map(({ message, line }) => ({ file, line, key: '', ...message })),
  };
}

/** A source for a file that must exist and does not. */
export function missingSource(file: string): Source {
  return {
    file,
    value: undefined,
    problem: (path, message) => ({ file, line: undefined, key: formatKey(path), ...message }),
  };
}

function parse(
  bytes: Uint8Array,
  lines: LineCounter,
): { document: Document | undefined; findings: Finding[] } {
  const unreadable = (finding: Finding) => ({ document: undefined, findings: [finding] });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable({ message: explainYaml.notUtf8() });
  }
  if (text.startsWith('\uFEFF')) return unreadable({ message: explainYaml.bom(), line: 1 });
  const rows = text.split(/\r?\n/);
  const tab = rows.findIndex((row) => row.includes('\t'));
  if (tab !== -1) return unreadable({ message: explainYaml.tab(), line: tab + 1 });

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
      return unreadable({ message: explainYaml.syntax(code, rows[line - 1] ?? ''), line });
    }
  }
  if (findings.length === 0) findings.push(...findSwallowed(document, lines));
  const { contents } = document;
  if (findings.length === 0 && (contents === null || (isScalar(contents) && contents.value === null))) {
    return unreadable({ message: explainYaml.emptyFile() });
  }
  return { document, findings };
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
