/** Columns as one text, a column a line and an empty line between groups: many of them weigh less so in a page's data. */
export function columnText(columns: readonly (readonly string[])[]): string {
  return columns.map((group) => group.join('\n')).join('\n\n');
}

/** Undoes {@link columnText}. */
export function columnsIn(text: string): string[][] {
  return text.split('\n\n').map((group) => group.split('\n'));
}
