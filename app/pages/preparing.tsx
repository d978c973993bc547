import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries } from '../draw/entries.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { canonicalPathname } from '../lib/use-pathname.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { SunriseMark } from '../ui/marks.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/preparing.ts';
import styles from './preparing.module.css';

export function loader({ request }: Route.LoaderArgs) {
  const { readings, pages } = siteContent();
  const { pathname } = new URL(request.url);
  const reading = readings.find(
    (candidate) => candidate.path === canonicalPathname(pathname.replace(/\.data$/, '')),
  );
  if (!reading) throw new Response('Not Found', { status: 404 });
  return {
    reading: { ...reading, heading: phrases(reading.heading) },
    hub: pages.reading.title,
    decks: deckEntries(),
    ridge: horizon('ridge'),
    preview: previewOf('reading'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { reading, preview } = loaderData;
  // Until there is a reading to read, nobody needs to find this page by searching.
  return seo({
    site: matches[0].loaderData.site,
    title: reading.name,
    description: reading.description,
    path: reading.path,
    preview,
    noIndex: true,
  });
}

export default function Preparing({ loaderData }: Route.ComponentProps) {
  const { reading, hub, decks, ridge } = loaderData;
  const { texts } = useShell();
  return (
    <>
      <Cap ridge={ridge}>
        <CapHeading>
          <Breadcrumb
            crumbs={[
              { name: 'ホーム', path: paths.home() },
              { name: hub, path: paths.readings() },
              { name: reading.name, path: reading.path },
            ]}
            label={texts.breadcrumbLabel}
          />
          <p className={styles.name}>{reading.name}</p>
          <h1 className={styles.heading}>
            <Phrases text={reading.heading} />
          </h1>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.page}`}>
          <div className={`frame ${styles.frame}`}>
            <SunriseMark className={styles.mark} />
            <Paragraphs text={reading.text} />
          </div>
          <DeckEntries decks={decks} heading="h2" />
        </div>
      </div>
    </>
  );
}
