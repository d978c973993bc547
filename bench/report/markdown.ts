/** A table in Markdown; the first columns (one, where nothing else is said) are texts, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], texts = 1): string {
  const rule = head.map((_, place) => (place < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Puts a text between the marks `<!-- name -->` and `<!-- /name -->` of a document.
 * @throws when the marks are not there
 */
export function fill(document: string, name: string, content: string): string {
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = document.indexOf(from);
  const end = document.indexOf(to);
  if (start < 0 || end < start)
    throw new Error(`The document has no ${from} … ${to} to put the results into.`);
  return `${document.slice(0, start + from.length)}\n${content}\n${document.slice(end)}`;
}
