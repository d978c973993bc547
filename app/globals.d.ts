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
  /** Not in TypeScript's list; Chromium, Safari 26 and Firefox 148 have it. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

declare module '*.js?raw' {
  const text: string;
  export default text;
}
