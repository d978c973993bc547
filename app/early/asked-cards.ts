import { fixedPages } from '../../addresses/paths.ts';
import { askedCards } from '../paid/asked-cards.ts';

/** On the document while what the address names is on its way: so many cards, whose place is kept free. */
const MARK = 'data-asked-cards';

/**
 * The page of the paid readings begins with the card that its address names: its place is there at the first paint, and
 * React, which fills it, is started at once.
 * @param startReact starts React now
 */
export function awaitAskedCards(startReact: () => void): void {
  const asked = location.pathname === fixedPages.paidFortune() ? askedCards(location.search) : null;
  if (!asked) return;
  document.documentElement.setAttribute(MARK, `${asked.ids.length}`);
  startReact();
}

/** React has it from here, or did not come: then the page is the plain one. */
export function endAskedCards(): void {
  document.documentElement.removeAttribute(MARK);
}
