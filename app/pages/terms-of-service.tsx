import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument } from '../legal/document.tsx';
import { shownSections } from '../legal/shown-sections.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import type { Route } from './+types/terms-of-service.ts';

export function loader() {
  const { sections, ...texts } = siteContent().legal.terms;
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
  return seo({ site, title: texts.title, description: texts.description, path: paths.terms(), preview });
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const { texts, heading, sections, ridge } = loaderData;
  return (
    <LegalDocument title={heading} ridge={ridge} intro={texts.intro} sections={sections} dates={texts} />
  );
}
