import { usePathname } from '../lib/use-pathname.ts';
import { NotFound } from '../shell/not-found.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { useShell } from '../shell/use-shell.ts';

export const handle: PageHandle = { headerOver: true, endsInNight: true };

export function meta() {
  return [{ title: 'Oops! Page not found' }, { name: 'robots', content: 'noindex' }];
}

/** Any address that no other line of the site map answers, reached within the running site. */
export default function NotFoundPage() {
  return <NotFound shell={useShell()} pathname={usePathname()} />;
}
