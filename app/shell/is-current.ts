/**
 * Whether a menu item is where the visitor is: `page` for the page itself, `true` within its section.
 * @param path the item's address
 * @param pathname the visitor's
 */
export function isCurrent(path: string, pathname: string): 'page' | true | undefined {
  if (pathname === path) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? true : undefined;
}
