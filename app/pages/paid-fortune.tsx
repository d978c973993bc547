import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import type { Service as ServiceFile } from '../content/types.ts';
import { filledForm } from '../lib/filled-form.ts';
import { plain } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import { shownDate, shownMonth } from '../lib/shown-date.ts';
import { yen } from '../lib/yen.ts';
import { Asked } from '../paid/asked.tsx';
import { Choice, type Found } from '../paid/choice.tsx';
import { Compare } from '../paid/compare.tsx';
import { Faq } from '../paid/faq.tsx';
import { Service, type ServicePlace } from '../paid/service.tsx';
import type { ShownService } from '../paid/shown-service.ts';
import { useAsked } from '../paid/use-asked.ts';
import { Voices } from '../paid/voices.tsx';
import { Writer } from '../paid/writer.tsx';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Cap } from '../ui/cap.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/paid-fortune.ts';
import styles from './paid-fortune.module.css';

/** The steps of an order are new, half and full moon. */
const STEP_PHASES = [0, 0.5, 1];
const ORDINALS = ['其の一', '其の二', '其の三', '其の四', '其の五'];

export function loader() {
  const { site, pages, services, voices, legal } = siteContent();
  const { paid, about } = pages;
  const prices = services.map(({ newPrice }) => newPrice);
  return {
    teller: site.fortuneTeller.name,
    role: about.role,
    portrait: picture(about.portrait),
    portraitAlt: about.portraitAlt,
    texts: { ...paid, assurances: paid.assurances?.map(phrases) },
    facts: [
      phrases(
        filledForm(paid.priceLine, {
          lowest: yen(Math.min(...prices)),
          highest: yen(Math.max(...prices)),
        }),
      ),
      phrases(filledForm(paid.shopLine, { shop: legal.particulars.shop.value })),
    ],
    compareTitle: phrases(paid.compare.title),
    flowTitle: phrases(paid.flow.title),
    faqTitle: phrases(paid.faq.title),
    services: services.map((service, place) => shownService(service, ORDINALS[place] ?? '')),
    voices: voices.map(({ id, text, by, date, service }) => ({
      id,
      text,
      by: by ?? null,
      date: shownDate(date),
      service: services.find((one) => one.id === service)?.title ?? '',
    })),
    preview: previewOf('paid-fortune'),
  };
}

function shownService(service: ServiceFile, ordinal: string): ShownService {
  const { site, pages } = siteContent();
  const { compare, oldPriceLabel } = pages.paid;
  const { oldPrice, oldPriceUntil, characters, days } = service;
  return {
    id: service.id,
    ordinal,
    title: phrases(service.title),
    desc: service.desc,
    url: service.url,
    picture: picture(service.image),
    sample: picture(service.sampleImage),
    sampleAlt: service.sampleAlt,
    letter: [service.sampleText, ...service.letter.split(/\n\s*\n/)].map((text) => ({
      text,
      signed: text === site.fortuneTeller.name,
    })),
    panel: service.panel,
    formerly:
      oldPrice !== undefined && oldPriceUntil !== undefined
        ? {
            label: filledForm(oldPriceLabel, { month: shownMonth(oldPriceUntil) }),
            price: yen(oldPrice),
          }
        : null,
    price: yen(service.newPrice),
    facts: [
      { term: compare.question, detail: service.question },
      { term: compare.cards, detail: service.cards },
      {
        term: compare.characters,
        detail: filledForm(compare.charactersForm, { characters: yen(characters) }),
      },
      {
        term: compare.days,
        detail: filledForm(compare.daysForm, { least: `${days.least}`, most: `${days.most}` }),
      },
    ],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { teller, texts, services, preview } = loaderData;
  return seo({
    site,
    title: texts.title,
    description: texts.description,
    path: paths.paidFortune(),
    preview,
    data: [
      ...services.map((service) => ({
        '@type': 'Service',
        name: plain(service.title),
        description: service.desc,
        provider: { '@type': 'Person', name: teller, url: site.address + paths.about() },
        offers: {
          '@type': 'Offer',
          price: service.price.replace(',', ''),
          priceCurrency: 'JPY',
          url: service.url,
        },
      })),
      {
        '@type': 'FAQPage',
        mainEntity: texts.faq.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
}

export default function PaidFortune({ loaderData }: Route.ComponentProps) {
  const { texts, services, teller, facts } = loaderData;
  const { legal } = useShell();
  const { search } = useLocation();
  const asked = useAsked(search, texts.order);
  const [found, setFound] = useState<Found | null>(null);
  const places = useRef(new Map<string, ServicePlace>());
  const choice = useRef<HTMLElement>(null);
  const point = (letter: Found) => {
    setFound(letter);
    places.current.get(letter.service)?.show();
  };

  return (
    <>
      <Cap>
        <Asked asked={asked} texts={texts.order} />
        <Writer
          title={texts.title}
          name={teller}
          role={loaderData.role}
          portrait={loaderData.portrait}
          portraitAlt={loaderData.portraitAlt}
          lead={[texts.writer, texts.arrival]}
          facts={facts}
          profile={texts.profile}
        />
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.page}`}>
          <Compare
            title={loaderData.compareTitle}
            price={texts.compare.price}
            tax={texts.taxLabel}
            more={texts.compare.more}
            services={services}
          />
          <div className={styles.beside}>
            {texts.choice && (
              <Choice ref={choice} texts={texts.choice} services={services} found={found} onFound={point} />
            )}
            {texts.assurances && (
              <ul className={styles.assurances}>
                {texts.assurances.map((assurance) => (
                  <li key={assurance}>
                    <Phrases text={assurance} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {services.map((service, place) => (
            <Service
              key={service.id}
              ref={(one) => {
                if (one) places.current.set(service.id, one);
              }}
              service={service}
              texts={texts}
              asked={asked.shown}
              pictureAfter={place % 2 === 1}
              why={found?.service === service.id ? found.why : null}
              onAgain={() => {
                setFound(null);
                choice.current?.focus();
              }}
            />
          ))}
          <section className={styles.flow}>
            <h2 className="star-heading">
              <Phrases text={loaderData.flowTitle} />
            </h2>
            <ol>
              {texts.flow.steps.map((step, place) => (
                <li key={step.title}>
                  <MoonPhase phase={STEP_PHASES[place] ?? 1} />
                  <div>
                    <b>{step.title}</b>
                    <p>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
          <Voices title={texts.voices.title} voices={loaderData.voices} />
          <Faq title={loaderData.faqTitle} items={texts.faq.items} links={legal.toReversed()} />
        </div>
      </div>
    </>
  );
}
