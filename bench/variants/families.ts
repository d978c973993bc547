/** One page of each kind that the site has many of. */
export const FAMILIES = [
  { id: 'home', path: '/', title: 'home' },
  { id: 'draw', path: '/reading/tarot', title: 'draw' },
  { id: 'card', path: '/reading/tarot/17', title: 'card' },
  { id: 'weekly', path: '/weekly/scorpio', title: 'week of a sign' },
  { id: 'article', path: '/blog/tarot-intro', title: 'article' },
] as const;

export type Family = (typeof FAMILIES)[number]['id'];

/** The file of a page below a folder: `index.html`, `reading/tarot.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
