import { ArticleCard } from '../article/article-card.tsx';
import { articleEntry } from '../article/entry.server.ts';
import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries, otherReadings } from '../draw/entries.server.ts';
import { OtherReadings } from '../draw/other-readings.tsx';
import { CategoryColumns, CategoryRow } from '../horoscope/category-row.tsx';
import { WeekRange } from '../horoscope/week-range.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { yen } from '../lib/yen.ts';
import { SampleLetter } from '../paid/sample-letter.tsx';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineLink } from '../shell/line-link.tsx';
import { LINE_SHEET } from '../shell/line-sheet.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { useShell } from '../shell/use-shell.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink, buttonClass, MoreLink } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { Horizon, WideOrTall } from '../ui/horizon.tsx';
import { LineIcon } from '../ui/icons.tsx';
import { MoonPhase, StarMark, SunriseMark } from '../ui/marks.tsx';
import { Lines, Phrases } from '../ui/phrases.tsx';
import { MarginSection, SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';

/** The home page shows the first articles of the list. */
const SHOWN_ARTICLES = 4;

export const handle: PageHandle = { headerOver: true };

export function loader() {
  const { pages, site, articles, services } = siteContent();
  const cheapest = services.reduce((least, service) => (service.newPrice < least.newPrice ? service : least));
  const { home } = pages;
  return {
    description: site.description,
    texts: {
      ...home,
      line: { ...home.line, title: home.line.title.map(phrases), lead: phrases(home.line.lead) },
      paid: { ...home.paid, title: home.paid.title.map(phrases), lead: phrases(home.paid.lead) },
      readings: { ...home.readings, lead: phrases(home.readings.lead) },
      blog: { ...home.blog, lead: phrases(home.blog.lead) },
    },
    tag: pages.blog.tag,
    hero: horizon('hero'),
    dawn: horizon('dawn'),
    letter: { text: cheapest.sampleText, card: picture('tarot/17-star') },
    price: yen(cheapest.newPrice),
    decks: deckEntries(),
    others: otherReadings(),
    articles: articles.slice(0, SHOWN_ARTICLES).map(articleEntry),
    preview: previewOf('home'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, description, preview } = loaderData;
  return seo({
    site,
    title: texts.title,
    whole: true,
    description: texts.description,
    path: paths.home(),
    preview,
    data: [
      {
        '@type': 'WebSite',
        name: site.name,
        url: `${site.address}/`,
        description,
        inLanguage: 'ja',
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, letter, price, tag } = loaderData;
  const { site, week, neutralWeek } = useShell();
  const [firstArticle, ...moreArticles] = loaderData.articles;
  return (
    <>
      <section className={styles.hero} data-sky="night">
        <div className={styles.sky}>
          <WideOrTall pictures={loaderData.hero} priority />
        </div>
        <h1 className={`vertical ${styles.title}`}>
          {texts.hero.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={`vertical ${styles.aside}`} aria-hidden="true">
          <Lines lines={texts.hero.lead} />
        </p>
        <div className={styles.invitation}>
          <p>
            <Lines lines={texts.hero.lead} />
          </p>
          <ButtonLink to={paths.draw('tarot')} look="ritual">
            {texts.hero.draw}
          </ButtonLink>
          <MoreLink to={paths.weekly()}>{texts.hero.weekly}</MoreLink>
        </div>
      </section>

      <section className={`section stars ${styles.firstNight}`} data-sky="night">
        <div className="wrap">
          <div className={`frame ${styles.line}`}>
            <div className={styles.lineHead}>
              <MoonPhase phase={0.14} className={styles.mark} />
              <h2>
                <Lines lines={texts.line.title} />
              </h2>
              <p>
                <Phrases text={texts.line.lead} />
              </p>
            </div>
            <div>
              <ol className={styles.themes}>
                {texts.line.themes.map((theme) => (
                  <li key={theme.name}>
                    <span>
                      {theme.name}
                      {theme.note && <small>{theme.note}</small>}
                    </span>
                  </li>
                ))}
              </ol>
              <div className={`buttons ${styles.lineButtons}`}>
                <LineLink href={site.links.line} className={buttonClass({ wide: true })}>
                  <LineIcon />
                  {texts.line.button}
                </LineLink>
                <p className="note">
                  {texts.line.note}
                  <button
                    type="button"
                    className={`text-link ${styles.help}`}
                    {...dialogCommand(LINE_SHEET, 'show-modal')}
                  >
                    {texts.line.help}
                  </button>
                </p>
              </div>
            </div>
          </div>
        </div>
      </section>

      <section className={`section stars ${styles.paidSection}`} data-sky="night">
        <div className={`wrap ${styles.paid}`}>
          <SampleLetter card={letter.card} text={letter.text} />
          <div className={styles.paidText}>
            <MoonPhase phase={0.5} className={styles.mark} />
            <h2>
              <Lines lines={texts.paid.title} />
            </h2>
            <p>
              <Phrases text={texts.paid.lead} />
            </p>
            <p className={styles.price}>
              <span className="num">
                <b>{price}</b>円
              </span>
              <span className={styles.suffix}>{texts.paid.priceSuffix}</span>
              <Badge>{site.badge}</Badge>
            </p>
            <ButtonLink to={paths.paidFortune()} look="line">
              {texts.paid.button}
            </ButtonLink>
          </div>
        </div>
      </section>

      <Horizon kind="dawn" pictures={loaderData.dawn} className={styles.dawn} />

      <section className={`section ${styles.week}`} data-sky="dawn">
        <div className="wrap">
          <MarginSection heading={<SectionHeading mark={<SunriseMark />} title={texts.weekly.title} />}>
            <WeekRange built={week} neutral={neutralWeek} className={styles.range} />
            <CategoryColumns>
              {texts.weekly.samples.map((sample) => (
                <CategoryRow key={sample.category} category={sample.category} text={sample.text} />
              ))}
            </CategoryColumns>
            <div className={styles.sectionEnd}>
              <ButtonLink to={paths.weekly()} look="line">
                {texts.weekly.button}
              </ButtonLink>
            </div>
          </MarginSection>
        </div>
      </section>

      <section className="section grain" data-sky="paper">
        <div className="wrap">
          <MarginSection
            heading={
              <SectionHeading
                mark={<MoonPhase phase={1} />}
                title={texts.readings.title}
                lead={texts.readings.lead}
              />
            }
          >
            <DeckEntries decks={loaderData.decks} />
            <OtherReadings readings={loaderData.others} />
          </MarginSection>
        </div>
      </section>

      <section className={`section grain ${styles.blog}`} data-sky="paper">
        <div className="wrap">
          <SectionHeading mark={<StarMark />} title={texts.blog.title} lead={texts.blog.lead} />
          <div className={styles.articles}>
            {firstArticle && (
              <ArticleCard
                article={firstArticle}
                tag={tag}
                layout="lead"
                sizes="(min-width: 1024px) 600px, 100vw"
              />
            )}
            <div>
              {moreArticles.map((article) => (
                <ArticleCard
                  key={article.id}
                  article={article}
                  tag={tag}
                  layout="row"
                  sizes="(min-width: 1024px) 176px, 116px"
                />
              ))}
            </div>
          </div>
          <div className={styles.blogEnd}>
            <ButtonLink to={paths.blog()} look="line">
              {texts.blog.button}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
