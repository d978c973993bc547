/** Runs inside the page, of any engine: true once React has taken the document over. */
export function reactIsThere(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));
}

/** Runs inside the page, of any engine: a key pressed and let go, a visitor's first touch. React comes. */
export function pressKey(): void {
  for (const name of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(name));
}
