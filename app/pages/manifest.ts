import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { THEME_COLOUR } from '../theme-colour.ts';

const ICON = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

/** The web app manifest (W3C): name, colours, icons, and ways straight to her card of today and to her sign, for whoever puts the site on her home screen. */
export function loader() {
  const { site, readings, pages } = siteContent();
  const today = readings.find(({ id }) => id === 'today');
  const shortcuts = [
    ...(today ? [{ name: today.name, url: today.path }] : []),
    { name: pages.weekly.mySign, url: paths.weekly() },
  ];
  return Response.json(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: 'ja',
      start_url: '/',
      display: 'standalone',
      background_color: THEME_COLOUR,
      theme_color: THEME_COLOUR,
      icons: [
        ICON,
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [ICON] })),
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  );
}
