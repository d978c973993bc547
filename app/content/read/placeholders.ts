/**
 * What the texts of the content leave open: `{siteName}` in any text, `{{seller}}` in the legal ones, `{card}` in a
 * deck's forms.
 */
import { mapStrings } from './texts.ts';

const single = /(?<!\{)\{([^{}]*)\}(?!\})/g;
const double = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between single braces in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(single)].map(([, name]) => name ?? '');
}

/** The names between double braces in a text. */
export function particularsIn(text: string): string[] {
  return [...text.matchAll(double)].map(([, name]) => name ?? '');
}

/** Puts values in place of `{name}` in every text of `value`, however deep; what has no value stays. */
export function fillPlaceholders<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return filled(value, single, values);
}

/** Puts the owner's particulars in place of `{{seller}}` and its like. */
export function fillParticulars<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return filled(value, double, values);
}

function filled<Value>(value: Value, form: RegExp, values: Readonly<Record<string, string>>): Value {
  return mapStrings(value, (text) =>
    text.replace(form, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    ),
  );
}
