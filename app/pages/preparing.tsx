import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries } from '../draw/entries.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { canonicalPathname } from '../lib/use-pathname.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { SunriseMark } from '../ui/marks.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import styles from './preparing.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  const { readings, pages, site } = siteContent();
  const { current, next } = siteWeeks();
  const { pathname } = new URL(request.url);
  const reading = readings.find(
    (candidate) => candidate.path === canonicalPathname(pathname.replace(/\.data$/, '')),
  );
  if (!reading) throw new Response('Not Found', { status: 404 });
  return {
    site: { name: site.name, address: site.address, xAccount: site.xAccount },
    name: reading.name,
    path: reading.path,
    texts: { ...reading.preparing, heading: phrases(reading.preparing.heading) },
    hub: pages.reading.title,
    decks: deckEntries([current.monday, next.monday], 2),
    preview: previewOf('reading'),
  };
}

/**
 * Not React Router's own types: they are made for the pages that stand in the routes, and this one stands there only while a
 * reading is not ready.
 */
interface Loaded {
  loaderData: ReturnType<typeof loader>;
}

export function meta({ loaderData }: Loaded) {
  const { site, name, path, texts, preview } = loaderData;
  // Until there is a reading to read, nobody needs to find this page by searching.
  return seo({
    site,
    title: name,
    description: texts.description,
    path,
    preview,
    noIndex: true,
  });
}

export default function Preparing({ loaderData }: Loaded) {
  const { name, path, texts, hub, decks } = loaderData;
  const { texts: shell } = useShell();
  return (
    <>
      <Cap>
        <CapHeading>
          <Breadcrumb
            crumbs={[
              { name: shell.crumbs.home, path: paths.home() },
              { name: hub, path: paths.readings() },
              { name, path },
            ]}
            label={shell.breadcrumbLabel}
          />
          <p className={styles.name}>{name}</p>
          <h1 className={styles.heading}>
            <Phrases text={texts.heading} />
          </h1>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.page}`}>
          <div className={`frame ${styles.frame}`}>
            <SunriseMark className={styles.mark} />
            <Paragraphs text={texts.text} />
          </div>
          <DeckEntries decks={decks} heading="h2" />
        </div>
      </div>
    </>
  );
}
