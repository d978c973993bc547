/** The states of a draw. There is no way back within the same screen. */
export type DrawState =
  | { phase: 'idle' }
  | { phase: 'drawing'; card: number; since: number; until: number }
  | { phase: 'revealed'; card: number };

export type DrawEvent =
  /** The button was pressed at `since`: the card is chosen, and shown when the delay is over. */
  | { type: 'draw'; since: number; delay: number; card: number }
  /** Time has passed, in small steps or, after a sleeping tab, in one large one. */
  | { type: 'tick'; now: number }
  /** The visitor left the page. She may come back to it as it was, and has then not drawn. */
  | { type: 'leave' };

export const IDLE: DrawState = { phase: 'idle' };

/**
 * The next state of a draw; pure.
 * `now` and `since` count milliseconds on any clock that only moves forward, `delay` is the deck's, `card` the position
 * in the deck from 0. An event that means nothing in a state leaves it untouched: a second tap draws no second card.
 */
export function drawReducer(state: DrawState, event: DrawEvent): DrawState {
  switch (state.phase) {
    case 'idle':
      return event.type === 'draw'
        ? { phase: 'drawing', card: event.card, since: event.since, until: event.since + event.delay }
        : state;
    case 'drawing':
      if (event.type === 'leave') return IDLE;
      return event.type === 'tick' && event.now >= state.until
        ? { phase: 'revealed', card: state.card }
        : state;
    case 'revealed':
      return state;
  }
}
