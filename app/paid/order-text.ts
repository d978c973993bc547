import type { KeptCards, SmallPicture } from '../kept/cards.ts';
import { filledForm } from '../lib/filled-form.ts';
import type { AskedCards } from './asked-cards.ts';

/** The cards of an address as the page begins with them. */
export interface ShownCards {
  cards: { name: string; picture: SmallPicture; turned: boolean }[];
  /** 硝子のハート, or 白鳥のあいだ』と『窓の灯 between the brackets of the heading. */
  name: string;
  /** What she pastes into the order. */
  text: string;
}

/** The parts of the text for the order, which become one. */
export interface OrderForms {
  drawn: string;
  drawnWithoutSide: string;
  theme: string;
  withoutTheme: string;
  rest: string;
  open: string;
}

/** @returns null where the site has no such card */
export function shownCards(
  { deck: name, ids, side, theme }: AskedCards,
  { decks }: KeptCards,
  forms: OrderForms,
): ShownCards | null {
  const deck = Object.hasOwn(decks, name) ? decks[name] : undefined;
  if (!deck) return null;
  const found = ids.flatMap((id) => deck.cards[id - deck.firstId] ?? []);
  if (found.length < ids.length) return null;
  // Several cards of one reading have no side.
  const lay = found.length === 1 ? side : null;
  const sideName = (lay && deck.sides?.[lay]) || null;
  const themeName = (theme !== null && Object.hasOwn(deck.themes, theme) && deck.themes[theme]) || null;
  const names = found.map((card) => card.name);
  const drawn = sideName
    ? filledForm(forms.drawn, { card: names.join('」と「'), side: sideName })
    : filledForm(forms.drawnWithoutSide, { card: names.join('」と「') });
  const asked = themeName ? filledForm(forms.theme, { theme: themeName }) : forms.withoutTheme;
  return {
    cards: found.map((card) => ({ ...card, turned: sideName !== null && lay === 'reversed' })),
    name: names.join('』と『'),
    text: `${drawn}${asked}${forms.rest}\n${forms.open}`,
  };
}
