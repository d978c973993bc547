/** What the inline scripts of `early/` and the late start of React say to each other. */
interface Window {
  /** Replays the kept taps (true) or gives them up (false). */
  __early?: (ready: boolean) => void;
  /** Starts React now. */
  __go?: () => void;
  /** 1 when a tap came before `__go` was there. */
  __tap?: 1;
}

declare module '*.js?raw' {
  const text: string;
  export default text;
}
