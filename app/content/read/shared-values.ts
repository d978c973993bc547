/** What stands once in the content and is said in many texts: the site's names and the prices. */
import { inYen } from '../../lib/yen.ts';
import { valueAt } from '../schema-at.ts';
import { yenMeant } from './forgive.ts';
import type { Source } from './source.ts';

/** The names that every site has; with them 「{price:first-question}」 and 「{oldPrice:first-question}」, by a service's id. */
export const sharedNames = ['siteName', 'teller', 'prices', 'priceRange'] as const;

/**
 * What any text may ask for by `{name}`.
 * @param sources by their path inside the content folder
 * @returns values by name; what its own file does not say, or says wrongly, is left out
 */
export function sharedValues(sources: ReadonlyMap<string, Source>): Record<string, string> {
  const site = sources.get('site.yaml')?.value;
  const services = [...sources]
    .filter(([path]) => /^services\/\d+-[a-z0-9-]+\.yaml$/.test(path))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, { value }]) => ({
      id: valueAt(value, ['id']),
      title: valueAt(value, ['title']),
      price: yenMeant(valueAt(value, ['newPrice'])),
      oldPrice: yenMeant(valueAt(value, ['oldPrice'])),
    }));
  const amounts = services.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  const [least, most] = [amounts[0], amounts.at(-1)];
  const values = {
    siteName: valueAt(site, ['name']),
    teller: valueAt(site, ['fortuneTeller', 'name']),
    prices: services
      .flatMap(({ title, price }) => (price === undefined ? [] : `${title} ${inYen(price)}（税込）`))
      .join('\n\n'),
    priceRange:
      least !== undefined && most !== undefined
        ? [...new Set([least, most])].map(inYen).join('から')
        : undefined,
    ...Object.fromEntries(
      services.flatMap(({ id, price, oldPrice }) => [
        [`price:${id}`, price && inYen(price)],
        [`oldPrice:${id}`, oldPrice && inYen(oldPrice)],
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
