import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument, LegalRows } from '../legal/document.tsx';
import { legalContents, shownSections } from '../legal/shown-sections.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/privacy-policy.ts';

export function loader() {
  const { sections, ...texts } = siteContent().legal.privacy;
  const contents = legalContents([...sections.map(({ heading }) => heading), texts.transmissionsTitle]);
  return {
    texts,
    heading: phrases(texts.title),
    contents,
    sections: shownSections(sections, contents),
    preview: previewOf('legal'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.privacy(), preview });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { texts, heading, contents, sections } = loaderData;
  const labels = texts.transmissionLabels;
  const shellLabels = useShell().texts.legal;
  return (
    <LegalDocument
      title={heading}
      intro={texts.intro}
      contents={contents}
      contentsTitle={shellLabels.contents}
      sections={sections}
      dates={{ ...texts, labels: shellLabels }}
    >
      <section id={contents.at(-1)?.anchor}>
        <h2 className="star-heading">{texts.transmissionsTitle}</h2>
        {texts.transmissions.map((entry) => (
          <LegalRows
            key={entry.service}
            rows={[
              { term: labels.service, detail: entry.service },
              { term: labels.recipient, detail: `${entry.provider}（${entry.hosts.join('、')}）` },
              { term: labels.data, detail: entry.data },
              { term: labels.purpose, detail: entry.purpose },
              { term: labels.policy, detail: entry.policy },
            ]}
          />
        ))}
      </section>
    </LegalDocument>
  );
}
