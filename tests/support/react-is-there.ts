/** Runs inside the page, of any engine: true once React has taken the document over. */
export function reactIsThere(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));
}
