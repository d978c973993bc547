/** What the inline scripts of `early/` and the late start of React say to each other. */
interface Window {
  /** Replays the kept taps (true) or gives them up (false). */
  __early?: (ready: boolean) => void;
  /**
   * The draw before React. `take` hands it over: the time of the tap on the clock of `performance.now()`, undefined
   * when there was none. The rest is between the inline scripts.
   */
  __draw?: { take: () => number | undefined };
  /** Starts React now. */
  __go?: () => void;
  /** 1 when a tap came before `__go` was there. */
  __tap?: 1;
}

declare module '*.js?raw' {
  const text: string;
  export default text;
}
