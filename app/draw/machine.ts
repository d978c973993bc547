/** The states of a draw. There is no way back within the same screen. */
export type DrawState =
  | { phase: 'idle' }
  | { phase: 'drawing'; card: number; since: number; until: number }
  | { phase: 'revealed'; card: number };

export type DrawEvent =
  /** The button was pressed: the card is chosen now, and shown when the delay is over. */
  | { type: 'draw'; now: number; delay: number; card: number }
  /** Time has passed, in small steps or, after a sleeping tab, in one large one. */
  | { type: 'tick'; now: number };

export const IDLE: DrawState = { phase: 'idle' };

/**
 * The next state of a draw; pure.
 * `now` counts milliseconds on any clock that only moves forward, `delay` is the deck's, `card` the position in
 * the deck from 0. An event that means nothing in a state leaves it untouched: a second tap draws no second card.
 */
export function drawReducer(state: DrawState, event: DrawEvent): DrawState {
  switch (state.phase) {
    case 'idle':
      return event.type === 'draw'
        ? { phase: 'drawing', card: event.card, since: event.now, until: event.now + event.delay }
        : state;
    case 'drawing':
      return event.type === 'tick' && event.now >= state.until
        ? { phase: 'revealed', card: state.card }
        : state;
    case 'revealed':
      return state;
  }
}
