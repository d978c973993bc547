/** The site's name and its teller's stand in `site.yaml` alone; every other text asks for them. */

import type { Problem } from '../explain/problem.ts';
import { explainPromise } from '../explain/promise.ts';
import type { Draft } from '../read/draft.ts';
import { valueAt } from '../schema-at.ts';

export function checkSiteNames({ site, texts }: Draft): Problem[] {
  if (site.value === undefined) return [];
  const { name, fortuneTeller } = site.value;
  return texts
    .filter(({ names, source }) => names === undefined && source !== site.source)
    .flatMap(({ source, path }) => {
      const written = valueAt(source.written, path);
      if (typeof written !== 'string') return [];
      if (written.includes(name))
        return [source.problem(path, explainPromise.nameRepeated(name, '{siteName}'))];
      // Many names are also words (あかり): looked for where the teller is spoken of, or stands alone.
      const speaksOfTeller = source.file === 'content/pages/about.yaml';
      if (written !== fortuneTeller.name && !(speaksOfTeller && written.includes(fortuneTeller.name)))
        return [];
      return [source.problem(path, explainPromise.nameRepeated(fortuneTeller.name, '{teller}'))];
    });
}
