/**
 * What is told of a visit, and the one way it is told: an event on `window`, so that whoever counts (analytics, a test)
 * listens without the site knowing. Never the card that she drew, what she asked about, or anything she typed: what goes out
 * is held to that once more in `google.ts`.
 */
export const COUNTED = 'hoshiakari:counted';

export type ShareTarget = 'line' | 'x' | 'facebook' | 'copy' | 'sheet';

/** Each event with all that it may say. */
export interface Events {
  /** Path and query, never the fragment. */
  page_view: { page_path: string };
  /** A card, or all cards of a reading, turned over; not where she comes back to them. */
  draw: { reading: string; deck: string };
  /** Which way something was sent; `what` is a reading, or `card`, `pair`, `pick`, `article`. */
  share: { what: string; target: ShareTarget };
  /** A link to the LINE account was tapped: where it stood, and whether LINE or the sheet in its place opened. */
  line_open: { place: string; target: 'line' | 'sheet' };
  /** A link to an order was tapped: the service. */
  order_open: { service: string };
  /** A wallpaper or a story was saved by its button. */
  keep: { kind: 'wallpaper' | 'story'; deck: string };
}

export type EventName = keyof Events;

/** One of them, as it travels. */
export type Told = { [Name in EventName]: { name: Name; values: Events[Name] } }[EventName];

declare global {
  interface Window {
    /** Told before anybody listened. */
    untold?: Told[];
  }
}

/** Tells of something; before anybody listens it waits. */
export function count<Name extends EventName>(name: Name, values: Events[Name]): void {
  const told = { name, values } as Told;
  // Who listens takes it by `preventDefault`.
  const event = new CustomEvent<Told>(COUNTED, { detail: told, cancelable: true });
  if (window.dispatchEvent(event)) window.untold = [...(window.untold ?? []), told];
}

/**
 * Listens from now on, and hears at once what was told before.
 * @returns ends it
 */
export function listen(hear: (told: Told) => void): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    hear((event as CustomEvent<Told>).detail);
  };
  window.addEventListener(COUNTED, take);
  window.untold?.splice(0).forEach(hear);
  return () => window.removeEventListener(COUNTED, take);
}
