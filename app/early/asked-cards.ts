import { fixedPages } from '../../addresses/paths.ts';
import { askedCards as readAsked } from '../paid/asked-cards.ts';
import type { Awaited } from './begin-page.ts';

/** On the document while what the address names is on its way: so many cards, whose place is kept free. */
const MARK = 'data-asked-cards';

/**
 * The page of the paid readings begins with the card that its address names: its place is there at the first paint, and
 * React, which fills it, is started at once. Without React the page is the plain one.
 */
export const askedCards: Awaited = {
  await(startReact) {
    const asked = location.pathname === fixedPages.paidFortune() ? readAsked(location.search) : null;
    if (!asked) return;
    document.documentElement.setAttribute(MARK, `${asked.ids.length}`);
    startReact();
  },
  end() {
    document.documentElement.removeAttribute(MARK);
  },
};
