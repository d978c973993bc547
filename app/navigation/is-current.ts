import { paths } from '../../addresses/paths.ts';

/** Pages with an address of their own that belong to a section of the menu. */
const SECTION_OF: Record<string, string> = { [paths.picks()]: paths.readings() };

/**
 * Whether a menu item is where the visitor is: `page` for the page itself, `true` within its section.
 * @param path the item's address
 * @param pathname the visitor's
 */
export function isCurrent(path: string, pathname: string): 'page' | true | undefined {
  if (pathname === path) return 'page';
  if (path === '/') return undefined;
  const first = pathname.split('/', 2).join('/');
  return pathname.startsWith(`${path}/`) || SECTION_OF[first] === path ? true : undefined;
}
