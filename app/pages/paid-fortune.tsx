import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { yen } from '../lib/yen.ts';
import { Service, type ShownService } from '../paid/service.tsx';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { TitleCap } from '../ui/cap.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/paid-fortune.ts';
import styles from './paid-fortune.module.css';

/** The steps of an order are new, half and full moon. */
const STEP_PHASES = [0, 0.5, 1];
const ORDINALS = ['其の一', '其の二', '其の三', '其の四', '其の五'];

export function loader() {
  const { site, pages, services } = siteContent();
  return {
    teller: site.fortuneTeller.name,
    texts: pages.paid,
    lead: phrases(pages.paid.lead),
    flowTitle: phrases(pages.paid.flow.title),
    services: services.map(
      (service, place): ShownService => ({
        id: service.id,
        ordinal: ORDINALS[place] ?? '',
        title: phrases(service.title),
        desc: service.desc,
        url: service.url,
        picture: picture(service.image),
        sample: picture(service.sampleImage),
        sampleAlt: service.sampleAlt,
        panel: service.panel,
        oldPrice: yen(service.oldPrice),
        newPrice: yen(service.newPrice),
        details: service.details,
      }),
    ),
    ridge: horizon('ridge'),
    preview: previewOf('paid-fortune'),
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
    data: services.map((service) => ({
      '@type': 'Service',
      name: service.title.replaceAll('\u200b', ''),
      description: service.desc,
      provider: { '@type': 'Person', name: teller, url: site.address + paths.about() },
      offers: {
        '@type': 'Offer',
        price: service.newPrice.replace(',', ''),
        priceCurrency: 'JPY',
        url: service.url,
      },
    })),
  });
}

export default function PaidFortune({ loaderData }: Route.ComponentProps) {
  const { texts, services, ridge, flowTitle } = loaderData;
  return (
    <>
      <TitleCap ridge={ridge} title={texts.title} lead={loaderData.lead} />
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.page}`}>
          {texts.assurances && (
            <ul className={styles.assurances}>
              {texts.assurances.map((assurance) => (
                <li key={assurance}>{assurance}</li>
              ))}
            </ul>
          )}
          {services.map((service, place) => (
            <Service key={service.id} service={service} texts={texts} pictureAfter={place % 2 === 1} />
          ))}
          <section className={styles.flow}>
            <h2 className="star-heading">
              <Phrases text={flowTitle} />
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
        </div>
      </div>
    </>
  );
}
