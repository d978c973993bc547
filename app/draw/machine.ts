/** Which way up a card lies. */
export type Side = 'upright' | 'reversed';

/** A card that came. */
export interface DrawnPosition {
  /** Position in the deck from 0. */
  card: number;
  /** Always `upright` where the deck is not read by sides. */
  side: Side;
}

/** What one reading gives. */
export interface Drawn {
  /** One for each place of the reading, in their order; no card twice. */
  cards: readonly DrawnPosition[];
  /** Key of the theme she asked about; null when she left it open. */
  theme: string | null;
}

/** A reading of one card. */
export interface DrawnOne extends DrawnPosition {
  theme: string | null;
}

/** What a reading with one place gives. */
export function onlyCard({ cards: [first], theme }: Drawn): DrawnOne | null {
  return first ? { ...first, theme } : null;
}

/** All that the machine knows of a reading. */
export interface Rules {
  /** For each place that is filled, in this order, the fan that its card is taken from: `[0, 0, 0]`, `[0, 1]`. */
  fans: readonly number[];
  /** From the last card to the reveal, in milliseconds. */
  delay: number;
  /** Whether the cards stay for the day, and another day begins anew. */
  daily: boolean;
}

/** A card taken out of a fan: what it is, and where it lay. */
export interface Taken extends DrawnPosition {
  fan: number;
  /** From the left, from 0. */
  place: number;
}

/** Of each fan, which card lies in which place, from the left. Each holds the whole deck. */
export type Fans = readonly (readonly number[])[];

/** The states of a reading. There is no way back within the same screen, save from the fans to their beginning. */
export type DrawState =
  | { phase: 'idle' }
  /** The deck lies before her, as one fan or several; some places may be filled. */
  | { phase: 'choosing'; fans: Fans; taken: readonly Taken[] }
  /** `taken` is empty where the card came without a fan. */
  | { phase: 'drawing'; drawn: Drawn; since: number; until: number; fans: Fans; taken: readonly Taken[] }
  /** `kept`: not turned over now, but come back to, or sent. */
  | { phase: 'revealed'; drawn: Drawn; kept: boolean };

export type DrawEvent =
  /** The cards are laid out for her to choose. */
  | { type: 'spread'; fans: Fans }
  /** She goes from the fan back to the one-tap draw. */
  | { type: 'fold' }
  /** She takes the card that lies in a place of the fan that is next; with the last one the wait begins at `since`. */
  | { type: 'pick'; place: number; side: Side; theme: string | null; since: number }
  /** The one-tap draw: all cards are chosen at `since`. */
  | { type: 'draw'; drawn: Drawn; since: number }
  /** Time has passed, in small steps or, after a sleeping tab, in one large one. */
  | { type: 'tick'; now: number }
  /** The visitor left the page. She may come back to it as it was, and has then not drawn. */
  | { type: 'leave' }
  /** She comes back to what she drew on this screen before, or to what was sent to her. */
  | { type: 'restore'; drawn: Drawn }
  /** Another day has begun. */
  | { type: 'renew' };

export const IDLE: DrawState = { phase: 'idle' };

/**
 * Which places of a fan hold no card any more: those that a card was taken from, and in another fan the place of the
 * same card, so that no card comes twice.
 */
export function gaps(fan: readonly number[], taken: readonly Taken[]): number[] {
  return taken.map(({ card }) => fan.indexOf(card));
}

/**
 * The next state of a reading; pure.
 * `now` and `since` count milliseconds on any clock that only moves forward. An event that means nothing in a state leaves
 * it untouched: a second tap draws no second card.
 */
export function drawReducer(rules: Rules, state: DrawState, event: DrawEvent): DrawState {
  if (event.type === 'renew') return rules.daily ? IDLE : state;
  switch (state.phase) {
    case 'idle':
      if (event.type === 'spread') return { phase: 'choosing', fans: event.fans, taken: [] };
      if (event.type === 'restore') return { phase: 'revealed', drawn: event.drawn, kept: true };
      if (event.type === 'draw') return waiting(rules, event.drawn, event.since, [], []);
      return state;
    case 'choosing':
      if (event.type === 'fold' || event.type === 'leave') return IDLE;
      return event.type === 'pick' ? picked(rules, state, event) : state;
    case 'drawing':
      if (event.type === 'leave') return IDLE;
      return event.type === 'tick' && event.now >= state.until
        ? { phase: 'revealed', drawn: state.drawn, kept: false }
        : state;
    case 'revealed':
      return state;
  }
}

type Choosing = Extract<DrawState, { phase: 'choosing' }>;

/** A card more; a place without a card gives none. */
function picked(
  rules: Rules,
  state: Choosing,
  { place, side, theme, since }: Extract<DrawEvent, { type: 'pick' }>,
): DrawState {
  const fan = rules.fans[state.taken.length] ?? 0;
  const card = state.fans[fan]?.[place];
  if (card === undefined || state.taken.some((one) => one.card === card)) return state;
  const taken = [...state.taken, { card, side, fan, place }];
  if (taken.length < rules.fans.length) return { ...state, taken };
  const cards = taken.map((one) => ({ card: one.card, side: one.side }));
  return waiting(rules, { cards, theme }, since, state.fans, taken);
}

function waiting(
  { delay }: Rules,
  drawn: Drawn,
  since: number,
  fans: Fans,
  taken: readonly Taken[],
): DrawState {
  return { phase: 'drawing', drawn, since, until: since + delay, fans, taken };
}
