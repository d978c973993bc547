import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument } from '../legal/document.tsx';
import { legalContents, shownSections } from '../legal/shown-sections.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/terms-of-service.ts';

export function loader() {
  const { sections, ...texts } = siteContent().legal.terms;
  const contents = legalContents(sections.map(({ heading }) => heading));
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
  return seo({ site, title: texts.title, description: texts.description, path: paths.terms(), preview });
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const { texts, heading, contents, sections } = loaderData;
  const labels = useShell().texts.legal;
  return (
    <LegalDocument
      title={heading}
      intro={texts.intro}
      contents={contents}
      contentsTitle={labels.contents}
      sections={sections}
      dates={{ ...texts, labels }}
    />
  );
}
