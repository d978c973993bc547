import { useLocation } from 'react-router';

/**
 * The visitor's path without a trailing slash. The build renders every page at its address with a slash, the
 * browser shows it without: both must come to the same markup.
 */
export function usePathname(): string {
  return canonicalPathname(useLocation().pathname);
}

/** `/weekly/` and `/weekly` are one page; the home page keeps its slash. */
export function canonicalPathname(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}
