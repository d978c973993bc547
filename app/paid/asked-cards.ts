/** Cards that the address of the paid readings names: `?card=love.16&side=reversed&theme=reunion`. */

/** What she drew, as its page sent her here. None of it is known to be right. */
export interface AskedCards {
  deck: string;
  /** Their numbers. */
  ids: number[];
  side: 'upright' | 'reversed' | null;
  theme: string | null;
}

/** @returns null where the address names no card, or not in this form */
export function askedCards(search: string): AskedCards | null {
  const asked = new URLSearchParams(search);
  const [, deck, ids] = /^([a-z][a-z0-9-]*)((?:\.\d{1,3}){1,3})$/.exec(asked.get('card') ?? '') ?? [];
  if (deck === undefined || ids === undefined) return null;
  const side = asked.get('side');
  return {
    deck,
    ids: ids.slice(1).split('.').map(Number),
    side: side === 'upright' || side === 'reversed' ? side : null,
    theme: asked.get('theme'),
  };
}
