import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument, LegalRows } from '../legal/document.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import type { Route } from './+types/legal-notation.ts';

export function loader() {
  const { legal } = siteContent();
  return {
    texts: legal.legalNotation,
    heading: phrases(legal.legalNotation.title),
    ridge: horizon('ridge'),
    preview: previewOf('legal'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.legalNotation(),
    preview,
  });
}

export default function LegalNotation({ loaderData }: Route.ComponentProps) {
  const { texts, heading, ridge } = loaderData;
  return (
    <LegalDocument title={heading} ridge={ridge}>
      <LegalRows rows={texts.rows} />
    </LegalDocument>
  );
}
