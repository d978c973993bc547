/** The first tooltip opens after this wait … */
export const OPEN_DELAY_MS = 700;
/** … and a next one at once, when the last closed less than this ago. */
export const SKIP_DELAY_MS = 300;

interface TooltipTimerOptions {
  openDelay: number;
  skipDelay: number;
  /** Milliseconds of a clock that only moves forward. */
  now: () => number;
  later: (run: () => void, delay: number) => unknown;
  cancel: (handle: unknown) => void;
}

/**
 * Decides when a tooltip opens: one timer for all tooltips of the page.
 * @returns `enter(id, open)` when the pointer comes to a button, `leave(id)` when it goes
 */
export function createTooltipTimer({ openDelay, skipDelay, now, later, cancel }: TooltipTimerOptions) {
  let waiting: { id: string; handle: unknown } | null = null;
  let openId: string | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    enter(id: string, open: () => void) {
      if (waiting) cancel(waiting.handle);
      const show = () => {
        waiting = null;
        openId = id;
        open();
      };
      if (now() - closedAt < skipDelay) show();
      else waiting = { id, handle: later(show, openDelay) };
    },
    leave(id: string) {
      if (waiting?.id === id) {
        cancel(waiting.handle);
        waiting = null;
      }
      if (openId === id) {
        openId = null;
        closedAt = now();
      }
    },
  };
}
