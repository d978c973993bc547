/** The owner's particulars inside legal texts: `{{seller}}` and its like. */

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of all placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name ?? '');
}

/** Puts the values in place in every text of `value`, however deep. */
export function fillPlaceholders<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return mapStrings(value, (text) =>
    text.replace(placeholder, (whole, name: string) => values[name] ?? whole),
  );
}

/** A copy of `value` with every string replaced; `key` is the nearest key above it. */
export function mapStrings<Value>(
  value: Value,
  replace: (text: string, key: string) => string,
  key = '',
): Value {
  if (typeof value === 'string') return replace(value, key) as Value;
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, replace, key)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, replace, name)]),
  ) as Value;
}
