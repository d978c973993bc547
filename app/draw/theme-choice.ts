/**
 * The theme she asks about, read from and written to the page's own radio inputs: they work before React, and what she
 * chose then counts. Remembered for the visit, by deck; nothing is sent anywhere.
 */
const STORE = 'hoshiakari:theme:';

/** @returns the key of the checked theme; null where it is left open */
export function chosenTheme(fieldset: HTMLFieldSetElement | null): string | null {
  const checked = fieldset?.querySelector<HTMLInputElement>('input:checked');
  return checked?.value || null;
}

/**
 * Checks the theme that the address names (`?theme=money`), else the one of earlier in this visit. An unknown one leaves it
 * open. Then remembers every choice.
 * @param search the address's query
 * @returns stops remembering
 */
export function presetTheme(fieldset: HTMLFieldSetElement, search: string): () => void {
  const key = STORE + fieldset.dataset.question;
  const asked = new URLSearchParams(search).get('theme');
  const inputs = [...fieldset.querySelectorAll('input')];
  const wanted = asked ?? read(key);
  const preset = inputs.find(({ value }) => value === wanted) ?? inputs[0];
  const touched = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked);
  if (preset && !touched) preset.checked = true;
  const remember = () => write(key, chosenTheme(fieldset) ?? '');
  fieldset.addEventListener('change', remember);
  return () => fieldset.removeEventListener('change', remember);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Not remembered, then.
  }
}
