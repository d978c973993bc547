import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { LegalDocument, LegalRows } from '../legal/document.tsx';
import { legalContents } from '../legal/shown-sections.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/legal-notation.ts';

export function loader() {
  const { rows, ...texts } = siteContent().legal.legalNotation;
  const contents = legalContents(rows.map(({ term }) => term));
  return {
    texts,
    heading: phrases(texts.title),
    contents,
    rows: rows.map((row, place) => ({ ...row, anchor: contents[place]!.anchor })),
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
  const { heading, contents, rows } = loaderData;
  return (
    <LegalDocument title={heading} contents={contents} contentsTitle={useShell().texts.legal.contents}>
      <LegalRows rows={rows} />
    </LegalDocument>
  );
}
