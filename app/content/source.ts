/** One YAML file of `content/`: its value, and the line of every key. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
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

/**
 * Reads the bytes of a YAML file.
 * Problems of the file itself (encoding, syntax, double keys) come beside the
 * source, whose value is then undefined.
 */
export function readSource(file: string, bytes: Uint8Array): { source: Source; problems: Problem[] } {
  const whole = (message: Message, line?: number): Problem => ({ file, line, key: '', ...message });
  const unreadable = (problems: Problem[]) => ({
    source: { file, value: undefined, problem: (_: KeyPath, message: Message) => whole(message) },
    problems,
  });

  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable([whole(explainYaml.notUtf8())]);
  }
  if (text.startsWith('\uFEFF')) return unreadable([whole(explainYaml.bom(), 1)]);
  if (text.trim() === '') return unreadable([whole(explainYaml.emptyFile())]);
  const tab = text.split('\n').findIndex((line) => line.includes('\t'));
  if (tab !== -1) return unreadable([whole(explainYaml.tab(), tab + 1)]);

  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) {
    return unreadable(
      document.errors.map((error) => {
        const { line } = lineCounter.linePos(error.pos[0]);
        return whole(explainYaml.syntax(error.code, text.slice(...error.pos)), line);
      }),
    );
  }
  const value: unknown = document.toJS();
  if (value === null) return unreadable([whole(explainYaml.emptyFile())]);

  function line(path: KeyPath): number | undefined {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const part of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
        if (pair === undefined) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof part === 'number' && node.items[part] !== undefined) {
        node = node.items[part];
        offset = (node as Node).range?.[0] ?? offset;
      } else break;
    }
    return offset === undefined ? undefined : lineCounter.linePos(offset).line;
  }

  return {
    source: {
      file,
      value,
      problem: (path, message) => ({ file, line: line(path), key: formatKey(path), ...message }),
    },
    problems: [],
  };
}
