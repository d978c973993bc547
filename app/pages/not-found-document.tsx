import { siteContent } from '../content/site-content.server.ts';
import { notFoundKinds, paths } from '../paths.ts';
import { seo } from '../seo.ts';
import { NotFound } from '../shell/not-found.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/not-found-document.ts';

export const handle: PageHandle = { headerOver: true, endsInNight: true };

/** The pages that a host hands out with status 404; they stand at addresses React does not expect, so without it. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = notFoundKinds.find((candidate) => candidate === params.kind);
  if (params.kind && !kind) throw new Response('Not Found', { status: 404 });
  const { pages } = siteContent();
  const { article, card, sign } = pages.notFound;
  const texts =
    kind === undefined ? pages.notFound : kind === 'blog' ? article : kind === 'weekly' ? sign : card;
  return { kind, heading: texts.heading, text: texts.text };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { kind, heading, text } = loaderData;
  return seo({ site, title: heading, description: text, path: paths.notFound(kind), noIndex: true });
}

export default function NotFoundDocument({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  return <NotFound shell={useShell()} pathname={paths.notFound(kind)} kind={kind} />;
}
