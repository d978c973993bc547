import { BLOG, notFoundKinds, WEEKLY } from '../../addresses/not-found.ts';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { seo } from '../seo.ts';
import { NotFound } from '../shell/not-found.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/not-found-document.ts';

export const handle: PageHandle = { headerOver: true, endsInNight: true, start: 'never' };

/** The pages that a host hands out with status 404; they stand at addresses React does not expect, so without it. */
export function loader({ params }: Route.LoaderArgs) {
  const { pages, decks } = siteContent();
  const kind = notFoundKinds(decks.map(({ deck }) => deck)).find((candidate) => candidate === params.kind);
  if (params.kind && !kind) throw new Response('Not Found', { status: 404 });
  const { article, card, sign } = pages.notFound;
  const texts = kind === undefined ? pages.notFound : kind === BLOG ? article : kind === WEEKLY ? sign : card;
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
