import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/**
 * What the root's loader made for every page.
 * @throws when it is used outside the site's pages
 */
export function useShell(): ShellData {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  if (!shell) throw new Error('The shell data is only there below the root route.');
  return shell;
}
