/**
 * One price, said in four places: the service itself, the disclosure that the law asks for, the pages that mention an
 * amount, and the last notice about it.
 */

import { yen } from '../../lib/yen.ts';
import type { Problem } from '../explain/problem.ts';
import { explainPromise } from '../explain/promise.ts';
import type { Draft } from '../read/draft.ts';
import type { Service } from '../schemas/service.ts';

export function checkPrices(draft: Draft): Problem[] {
  const services = draft.services.flatMap(({ source, value }) => (value ? [{ source, service: value }] : []));
  const all = services.map(({ service }) => service);
  return [
    ...all.flatMap((service) => inDisclosure(draft, service)),
    ...onPages(draft, all),
    ...services.flatMap(({ source, service }) => {
      const notice = lastNoticeOf(draft, service);
      if (notice === undefined || amountsIn(notice.text).includes(service.newPrice)) return [];
      return [
        source.problem(['newPrice'], explainPromise.priceNotAnnounced(yen(service.newPrice), notice.file)),
      ];
    }),
  ];
}

/** A line of the disclosure names the service with its price. */
function inDisclosure({ legal }: Draft, { title, newPrice }: Service): Problem[] {
  const { source, value } = legal.legalNotation;
  if (value === undefined) return [];
  const lines = value.rows.flatMap(({ detail }, row) => detail.split('\n').map((line) => ({ line, row })));
  const about = lines.filter(({ line }) => line.includes(title) && amountsIn(line).length > 0);
  if (about.some(({ line }) => amountsIn(line).includes(newPrice))) return [];
  const path = about[0] ? ['rows', about[0].row, 'detail'] : ['rows'];
  return [source.problem(path, explainPromise.priceMissing(title, yen(newPrice)))];
}

/** An amount on a page is the price of a service. */
function onPages({ texts }: Draft, services: readonly Service[]): Problem[] {
  if (services.length === 0) return [];
  const prices = [
    ...new Set(services.flatMap(({ oldPrice, newPrice }) => [newPrice, oldPrice ?? []].flat())),
  ];
  const now = [...new Set(services.map(({ newPrice }) => newPrice))].sort((a, b) => a - b).map(yen);
  return texts
    .filter(({ source, kind }) => kind !== undefined && source.file.startsWith('content/pages/'))
    .flatMap(({ source, path, value }) =>
      amountsIn(value)
        .filter((amount) => !prices.includes(amount))
        .map((amount) => source.problem(path, explainPromise.priceUnknown(yen(amount), now))),
    );
}

/** What the newest notice that names the service with an amount says of it. */
function lastNoticeOf({ notices }: Draft, { title }: Service): { text: string; file: string } | undefined {
  return notices
    .flatMap(({ source, value }) =>
      value ? [{ file: source.file, date: value.date, text: value.body }] : [],
    )
    .filter(({ text }) => text.includes(title) && amountsIn(text).length > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .at(-1);
}

/** `1,000円` → 1000 */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*)円/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}
