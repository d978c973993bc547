/** A browser as a journey sees it: one window of a phone's width, a fresh profile a tab. */
export interface Engine {
  open(): Promise<Tab>;
  stop(): Promise<void>;
}

export interface Tab {
  /** Starts to load an address; does not wait for it. */
  go(address: string): Promise<void>;
  /** Runs a function in the page, with arguments and a result that JSON can carry. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R>;
  /** Presses a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The window as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Tab' | 'Enter';

/** A phone; the pages are as wide as this in every engine. */
export const PHONE = { width: 390, height: 844 };

/** The visitor is elsewhere than the teller: what shows Tokyo's dates must not take the device's. */
export const ELSEWHERE = { TZ: 'America/Los_Angeles' };
