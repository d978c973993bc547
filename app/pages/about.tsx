import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineLink } from '../shell/line-link.tsx';
import { useShell } from '../shell/use-shell.ts';
import { buttonClass, MoreLink } from '../ui/button.tsx';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { LineIcon, TikTokIcon, YouTubeIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/about.ts';
import styles from './about.module.css';

export function loader() {
  const { confirmed: _, ...about } = siteContent().pages.about;
  return {
    texts: {
      ...about,
      sections: about.sections.map((part) => ({ ...part, heading: phrases(part.heading) })),
    },
    portrait: picture(about.portrait),
    preview: previewOf('about'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({
    site,
    title: texts.title,
    description: texts.description,
    path: paths.about(),
    preview,
    type: 'profile',
    data: [
      {
        '@type': 'Person',
        name: texts.name,
        jobTitle: texts.role,
        url: site.address + paths.about(),
        sameAs: [site.links.tiktok, site.links.youtube, site.links.line].filter(Boolean),
      },
    ],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { texts, portrait } = loaderData;
  const { site, menu } = useShell();
  const onward = menu.filter(({ path }) => path === paths.paidFortune() || path === paths.readings());
  return (
    <>
      <Cap>
        <div className={`read ${styles.head}`}>
          <div className={styles.portrait}>
            <PictureElement
              picture={portrait}
              alt={texts.portraitAlt}
              sizes="(min-width: 480px) 260px, 60vw"
              priority
            />
          </div>
          <p className={styles.role}>{texts.role}</p>
          <h1>{texts.name}</h1>
        </div>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.body}`}>
          <Paragraphs text={texts.lead} />
          {texts.sections.map((part) => (
            <section key={part.heading}>
              <h2 className="star-heading">
                <Phrases text={part.heading} />
              </h2>
              <Paragraphs text={part.text} />
            </section>
          ))}
          <div className={`buttons buttons-row ${styles.buttons}`}>
            {site.links.tiktok && (
              <a href={site.links.tiktok} className={buttonClass({ look: 'line' })} {...newTab}>
                <TikTokIcon />
                {texts.buttons.tiktok}
              </a>
            )}
            {site.links.youtube && (
              <a href={site.links.youtube} className={buttonClass({ look: 'line' })} {...newTab}>
                <YouTubeIcon />
                {texts.buttons.youtube}
              </a>
            )}
            <LineLink href={site.links.line} place="about" className={buttonClass({ look: 'line' })}>
              <LineIcon />
              {texts.buttons.line}
            </LineLink>
          </div>
          <ul className={styles.onward}>
            {onward.map(({ name, path }) => (
              <li key={path}>
                <MoreLink to={path}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
