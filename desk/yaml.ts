/** The one form in which the desk writes a file: as the content stands in the repository, so that a change shows what was changed. */
import { Document, parse, Scalar, visit } from 'yaml';

/** Longer than any line: a text is never folded. */
const WIDTH = 0;

/** The public folder of her own pictures begins with a slash in the editor, and has none in the content. */
const PUBLIC_IMAGES = /^\/images\//;

/** @throws where it is no YAML */
export function readYaml(text: string): unknown {
  return parse(text);
}

/**
 * What is written for a value: keys in their order, texts of several lines as blocks, lists of plain words on one line.
 * What is empty is left out: a field that may be empty has nothing to say then.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(withoutEmpty(value));
  visit(document, {
    Scalar(_, node) {
      const { value: text } = node;
      if (typeof text !== 'string') return;
      node.value = text.replace(PUBLIC_IMAGES, 'images/');
      if (text.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString({ lineWidth: WIDTH, singleQuote: false });
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => !isEmpty(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value as object).length === 0;
}
