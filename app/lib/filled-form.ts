/** A text with values in the place of `{key}`; what nobody fills stays. */
export function filledForm(form: string, values: Readonly<Record<string, string>>): string {
  return form.replace(/\{([^{}\s]+)\}/g, (whole, key: string) => values[key] ?? whole);
}
