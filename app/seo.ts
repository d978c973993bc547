import type { MetaDescriptor } from 'react-router';
import { paths } from '../addresses/paths.ts';
import type { Site } from './content/types.ts';
import type { Crumb } from './ui/breadcrumb.tsx';

interface PageSeo {
  site: Pick<Site, 'name' | 'address' | 'xAccount'>;
  /** The page's own title; the site's name is added. The home page passes its whole title and `whole`. */
  title: string;
  whole?: boolean;
  description: string;
  /** The canonical path. */
  path: string;
  /** The preview picture, 1200×630, as a path of this site. */
  preview?: { path: string; alt: string } | undefined;
  type?: 'website' | 'article' | 'profile';
  published?: string;
  /** From the home page down to this one; two or more become a BreadcrumbList. */
  crumbs?: Crumb[];
  /** Further structured data (schema.org). */
  data?: Record<string, unknown>[];
  /** Pages that nobody should find by searching. */
  noIndex?: boolean;
}

/**
 * Everything that search engines, LINE, X and Facebook read of a page, from one place.
 * @returns descriptors for React Router's `meta`; addresses are absolute
 */
export function seo(page: PageSeo): MetaDescriptor[] {
  const { site } = page;
  const title = page.whole ? page.title : `${page.title}｜${site.name}`;
  const absolute = (path: string) => site.address + (path === '/' ? '/' : path);
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(page.path) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: paths.feed(), title: site.name },
  ];
  if (page.noIndex) descriptors.push({ name: 'robots', content: 'noindex' });
  else descriptors.push({ tagName: 'link', rel: 'canonical', href: absolute(page.path) });
  if (page.preview) {
    descriptors.push(
      { property: 'og:image', content: absolute(page.preview.path) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.preview.alt },
    );
  }
  if (site.xAccount) descriptors.push({ name: 'twitter:site', content: site.xAccount });
  if (page.published) descriptors.push({ property: 'article:published_time', content: page.published });
  // Structured data is for readers of the HTML. On a client navigation React would have to write it as markup, which
  // the page's policy (Trusted Types) forbids.
  if (!import.meta.env.SSR) return descriptors;
  const data = [...(page.data ?? [])];
  if (page.crumbs && page.crumbs.length > 1) data.push(breadcrumbList(page.crumbs, absolute));
  for (const item of data) {
    descriptors.push({ 'script:ld+json': { '@context': 'https://schema.org', ...item } });
  }
  return descriptors;
}

function breadcrumbList(crumbs: Crumb[], absolute: (path: string) => string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  };
}
