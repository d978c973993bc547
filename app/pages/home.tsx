import { paths } from '../../addresses/paths.ts';
import { ArticleCard } from '../article/article-card.tsx';
import { articleEntry } from '../article/entry.server.ts';
import { siteContent } from '../content/site-content.server.ts';
import { DeckBacks } from '../draw/deck-backs.tsx';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckBacks, deckEntries, otherReadings } from '../draw/entries.server.ts';
import { OtherReadings } from '../draw/other-readings.tsx';
import { ByWeek } from '../horoscope/by-week.tsx';
import { CategoryColumns, CategoryRow } from '../horoscope/category-row.tsx';
import { TonightsMoon } from '../horoscope/tonights-moon.tsx';
import { WeekRange } from '../horoscope/week-range.tsx';
import { opening } from '../lib/opening.ts';
import { asWritten } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import { yen } from '../lib/yen.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { SampleLetter } from '../paid/sample-letter.tsx';
import { newestPick } from '../pick/entries.server.ts';
import { PickEntry } from '../pick/pick-entry.tsx';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineSection } from '../shell/line-section.tsx';
import { useShell } from '../shell/use-shell.ts';
import { siteMoons, siteWeeks } from '../sky/site-weeks.server.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink, MoreLink } from '../ui/button.tsx';
import { Dawn, WideOrTall } from '../ui/horizon.tsx';
import { MoonPhase, StarMark, SunriseMark } from '../ui/marks.tsx';
import { NightSky } from '../ui/night-sky.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Lines, Phrases } from '../ui/phrases.tsx';
import { MarginSection, SectionHeading } from '../ui/section-heading.tsx';
import { BETWEEN_GUTTERS } from '../ui/sizes.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';
import hero from './home-hero.module.css';

/** The home page shows the first articles of the list. */
const SHOWN_ARTICLES = 4;

/** Which fortune is shown of the first, second and third sign. */
const SAMPLED = ['message', 'love', 'work'] as const;

export const handle: PageHandle = { headerOver: true };

export function loader() {
  const { pages, site, articles, services, signs, sky } = siteContent();
  const { current, next } = siteWeeks();
  const cheapest = services.reduce((least, service) => (service.newPrice < least.newPrice ? service : least));
  const { home } = pages;
  return {
    description: site.description,
    texts: {
      ...home,
      line: {
        ...home.line,
        title: home.line.title.map(phrases),
        lead: phrases(home.line.lead),
        code: { ...home.line.code, text: phrases(home.line.code.text) },
      },
      paid: { ...home.paid, title: home.paid.title.map(phrases), lead: phrases(home.paid.lead) },
      readings: { ...home.readings, lead: phrases(home.readings.lead) },
      blog: { ...home.blog, lead: phrases(home.blog.lead) },
    },
    tag: pages.blog.tag,
    hero: horizon('hero'),
    backs: deckBacks(home.hero.backs),
    dawn: { sky: horizon('dawn'), sun: picture('scenes/dawn-sun'), ranges: horizon('dawn-ranges') },
    letter: { text: cheapest.sampleText, card: picture('tarot/17-star') },
    price: yen(cheapest.newPrice),
    decks: deckEntries([current.monday, next.monday]),
    others: otherReadings(),
    pick: newestPick(),
    articles: articles.slice(0, SHOWN_ARTICLES).map(articleEntry),
    weeks: [current, next].map(({ monday, range, ranking, signs: words }) => ({
      monday,
      range,
      mine: signs.map(({ sign, name }) => ({ sign, name, nickname: words[sign].nickname })),
      // One fortune of each of the three that stand first.
      samples: ranking.map(({ sign }, place) => {
        const category = SAMPLED[place]!;
        return {
          category: pages.weekly.categories[category],
          sign: signs.find((candidate) => candidate.sign === sign)!.name,
          text: opening(words[sign].fortunes[category].text),
        };
      }),
    })),
    moon: {
      table: siteMoons(),
      texts: { sentence: sky.words.today, kinds: sky.words.tonight, signs: signs.map(({ name }) => name) },
    },
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
  const { site } = useShell();
  const [firstArticle, ...moreArticles] = loaderData.articles;
  return (
    <>
      <section className={hero.hero} data-sky="night">
        <div className={hero.sky}>
          <WideOrTall pictures={loaderData.hero} priority />
        </div>
        <NightSky />
        <h1 className={`vertical ${hero.title}`}>
          {texts.hero.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={`vertical ${hero.aside}`} aria-hidden="true">
          <Lines lines={texts.hero.lead.map(asWritten)} />
        </p>
        <TonightsMoon {...loaderData.moon} className={hero.tonight} />
        <div className={hero.invitation}>
          <p>
            <Lines lines={texts.hero.lead.map(asWritten)} />
          </p>
          <ButtonLink to={paths.draw('tarot')} look="ritual" className={hero.draw}>
            {texts.hero.draw}
          </ButtonLink>
          <DeckBacks backs={loaderData.backs} className={hero.backs} />
          <MoreLink to={paths.weekly()}>{texts.hero.weekly}</MoreLink>
        </div>
      </section>

      <LineSection texts={texts.line} />

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

      <Dawn {...loaderData.dawn} />

      <section className={`section ${styles.week}`} data-sky="dawn">
        <div className="wrap">
          <MarginSection heading={<SectionHeading mark={<SunriseMark />} title={texts.weekly.title} />}>
            <ByWeek weeks={loaderData.weeks}>
              {({ range, mine, samples }) => (
                <>
                  <WeekRange range={range} className={styles.range} />
                  {mine.map(({ sign, name, nickname }) => (
                    <p key={sign} data-sign-of={sign} className={styles.mine}>
                      <PageLink to={paths.sign(sign)}>
                        <span>{texts.weekly.mySign}</span>
                        <b>{name}</b>
                        <em>{nickname}</em>
                      </PageLink>
                    </p>
                  ))}
                  <CategoryColumns>
                    {samples.map(({ category, sign, text }) => (
                      <CategoryRow key={category} category={category} of={sign} text={text} />
                    ))}
                  </CategoryColumns>
                </>
              )}
            </ByWeek>
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
            {loaderData.pick && <PickEntry {...loaderData.pick} heading="h3" />}
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
                sizes={`(min-width: 1024px) 600px, ${BETWEEN_GUTTERS}`}
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
