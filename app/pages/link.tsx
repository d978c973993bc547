import type { ReactNode } from 'react';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineLink } from '../shell/line-link.tsx';
import { TitleCap } from '../ui/cap.tsx';
import { icon } from '../ui/icon.tsx';
import { LineIcon, OutgoingIcon, TikTokIcon, XIcon, YouTubeIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/link.ts';
import styles from './link.module.css';

type Kind = 'site' | 'line' | 'tiktok' | 'youtube' | 'marketplace' | 'x' | 'other';

export function loader() {
  const { site, pages } = siteContent();
  const known: Record<string, Kind> = Object.fromEntries(
    Object.entries(site.links).map(([kind, address]) => [address, kind as Kind]),
  );
  return {
    texts: { ...pages.link, shownLead: phrases(pages.link.lead) },
    links: pages.link.links.map((link) => ({
      ...link,
      kind:
        link.href === site.address || link.href === '/' ? ('site' as const) : (known[link.href] ?? 'other'),
    })),
    preview: previewOf('link'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.link(), preview });
}

export default function OfficialLinks({ loaderData }: Route.ComponentProps) {
  const { texts, links } = loaderData;
  return (
    <>
      <TitleCap title={texts.title} lead={texts.shownLead} />
      <div className="grain" data-sky="paper">
        <ul className={`read ${styles.list}`}>
          {links.map((link) => {
            const inside = (
              <>
                <KindIcon kind={link.kind} />
                <span>
                  <b>{link.name}</b>
                  <small>{link.text}</small>
                </span>
                {link.kind !== 'site' && <OutgoingIcon className={styles.outgoing} />}
              </>
            );
            return <li key={link.name}>{rowOf(link, inside)}</li>;
          })}
        </ul>
      </div>
    </>
  );
}

const SiteIcon = icon('0 0 24 24', <path d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5" />);
const EnvelopeIcon = icon('0 0 24 24', <path d="M3.5 6h17v12.5h-17ZM3.5 6.5 12 13l8.5-6.5" />);

function KindIcon({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'site':
      return <SiteIcon className={styles.icon} />;
    case 'line':
      return <LineIcon className={styles.icon} />;
    case 'tiktok':
      return <TikTokIcon className={styles.icon} />;
    case 'youtube':
      return <YouTubeIcon className={styles.icon} />;
    case 'x':
      return <XIcon className={styles.icon} />;
    case 'marketplace':
    case 'other':
      return <EnvelopeIcon className={styles.icon} />;
  }
}

/** The site itself is a page like others; what is elsewhere opens beside it. */
function rowOf({ kind, href }: { kind: Kind; href: string }, inside: ReactNode): ReactNode {
  if (kind === 'site')
    return (
      <PageLink to={paths.home()} className={styles.row}>
        {inside}
      </PageLink>
    );
  if (kind === 'line')
    return (
      <LineLink href={href} place="link" className={styles.row}>
        {inside}
      </LineLink>
    );
  return (
    <a href={href} className={styles.row} {...newTab}>
      {inside}
    </a>
  );
}
