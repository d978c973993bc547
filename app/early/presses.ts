/** What is held longer becomes no click any more, in milliseconds. */
const HELD_MS = 1000;

/**
 * Watches fingers, the mouse and keys from now on.
 * @returns resolves once nothing is held down that may still become a click; between press and click no element may be
 * replaced, for the click would not come
 */
export function watchPresses(): () => Promise<void> | undefined {
  let held: Promise<void> | undefined;
  let release = () => {};
  let late: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(late);
    held = undefined;
    release();
  };
  const begin = () => {
    held ??= new Promise((resolve) => {
      release = resolve;
    });
    clearTimeout(late);
    late = setTimeout(end, HELD_MS);
  };
  const listen = (names: string[], listener: () => void) => {
    for (const name of names) window.addEventListener(name, listener, { passive: true, capture: true });
  };
  listen(['pointerdown', 'keydown'], begin);
  // The end of a touch is not its click, which follows on its own.
  listen(['click', 'pointercancel', 'keyup'], end);
  return () => held;
}
