import { RECORD } from './stored.ts';

/** On the document, for style sheets: `some` where something is kept, `refused` where nothing can be. */
const MARK = 'data-cards';

/** Marks the document with what is kept; early enough, the record's page shows the right one of its faces at once. */
export function markKept(): void {
  const root = document.documentElement;
  const face = faceOf();
  if (face) root.setAttribute(MARK, face);
  else root.removeAttribute(MARK);
}

function faceOf(): string | null {
  try {
    // The whole text is read later, by what shows it.
    return /"at":/.test(localStorage.getItem(RECORD) ?? '') ? 'some' : null;
  } catch {
    return 'refused';
  }
}
