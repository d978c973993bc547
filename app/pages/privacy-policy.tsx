import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument, LegalRows } from '../legal/document.tsx';
import { shownSections } from '../legal/shown-sections.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import type { Route } from './+types/privacy-policy.ts';

export function loader() {
  const { sections, ...texts } = siteContent().legal.privacy;
  return {
    texts,
    heading: phrases(texts.title),
    sections: shownSections(sections),
    ridge: horizon('ridge'),
    preview: previewOf('legal'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.privacy(), preview });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { texts, heading, sections, ridge } = loaderData;
  return (
    <LegalDocument title={heading} ridge={ridge} intro={texts.intro} sections={sections} dates={texts}>
      <section>
        <h2 className="star-heading">外部送信について</h2>
        {texts.transmissions.map((entry) => (
          <LegalRows
            key={entry.service}
            rows={[
              { term: 'サービス', detail: entry.service },
              { term: '送信先', detail: `${entry.provider}（${entry.hosts.join('、')}）` },
              { term: '送信される情報', detail: entry.data },
              { term: '目的', detail: entry.purpose },
              { term: '送信先の方針', detail: entry.policy },
            ]}
          />
        ))}
      </section>
    </LegalDocument>
  );
}
