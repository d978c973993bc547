import { usePathname } from '../lib/use-pathname.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { NotFound } from '../shell/not-found.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/not-found.ts';

export const handle: PageHandle = { headerOver: true, endsInNight: true };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: matches[0].loaderData.notFound.heading }, { name: 'robots', content: 'noindex' }];
}

/** Any address that no other line of the site map answers, reached within the running site. */
export default function NotFoundPage() {
  return <NotFound shell={useShell()} pathname={usePathname()} />;
}
