/** Whom the pages ask is whom the privacy policy names, and nobody else. */
import { ANALYTICS } from '../../../addresses/analytics.ts';
import { BannerError, hostsOf, parseBanner } from '../banner.ts';
import type { Problem } from '../explain/problem.ts';
import { explainPromise } from '../explain/promise.ts';
import type { Draft } from '../read/draft.ts';
import type { BannerFile } from '../schemas/banner.ts';

/** May be named whether or not analytics is switched on: the policy's words stand for both. */
const analytics = [...ANALYTICS.scripts, ...ANALYTICS.connections].map((address) =>
  address.slice('https://'.length),
);

export function checkHosts(draft: Draft): Problem[] {
  const { source, value } = draft.legal.privacy;
  if (value === undefined) return [];
  const disclosed = value.transmissions.flatMap(({ hosts }) => hosts);
  const isDisclosed = (host: string) => disclosed.some((named) => covers(named, host));
  const banners = draft.banners.flatMap((entry) =>
    entry.value ? askedBy(entry.value).map((asked) => ({ ...asked, source: entry.source })) : [],
  );
  const asked = [...analytics, ...banners.map(({ host }) => host)];
  return [
    ...banners
      .filter(({ host }) => !isDisclosed(host))
      .map((banner) => banner.source.problem(banner.path, explainPromise.hostNotDisclosed(banner.host))),
    ...(draft.site.value?.firebase ? [...new Set(analytics)] : [])
      .filter((host) => !isDisclosed(host))
      .map((host) => draft.site.source.problem(['firebase'], explainPromise.hostNotDisclosed(host))),
    ...value.transmissions.flatMap(({ hosts }, row) =>
      hosts.flatMap((named, i) =>
        asked.some((host) => covers(named, host))
          ? []
          : [source.problem(['transmissions', row, 'hosts', i], explainPromise.hostNotAsked(named))],
      ),
    ),
  ];
}

/** The hosts of one banner: those in its snippet, and those that its pictures are sent on to. */
function askedBy({ snippet, size, hosts = [] }: BannerFile): { host: string; path: (string | number)[] }[] {
  const found = hosts.map((host, i): { host: string; path: (string | number)[] } => ({
    host,
    path: ['hosts', i],
  }));
  try {
    const inSnippet = hostsOf(parseBanner(snippet, size)).map((host) => host.replace(/:\d+$/, ''));
    return [...[...new Set(inSnippet)].map((host) => ({ host, path: ['snippet'] })), ...found];
  } catch (error) {
    // A snippet that cannot be read has a problem of its own.
    if (error instanceof BannerError) return found;
    throw error;
  }
}

/** `*.example.com` names all below it. */
function covers(named: string, host: string): boolean {
  return named === host || (named.startsWith('*.') && host.endsWith(named.slice(1)));
}
