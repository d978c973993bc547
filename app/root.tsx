import type { ReactNode } from 'react';
import { Fragment, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router';
import './styles/layers.css';
import '../.cache/fonts/fallback.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/my-sign.css';
import './styles/motion.css';
import './styles/print.css';
import './styles/forced-colours.css';
import letters from '../.cache/fonts/fonts.css?url';
import { paths } from '../addresses/paths.ts';
import type { Route } from './+types/root.ts';
import { siteContent } from './content/site-content.server.ts';
import { namedReadings } from './draw/entries.server.ts';
import { KeptCount } from './kept/kept-count.tsx';
import { usePathname } from './lib/use-pathname.ts';
import { startAnalytics } from './navigation/analytics.ts';
import { isNotFound, type PageHandle } from './navigation/page-handle.ts';
import { RouteChanges } from './navigation/route-changes.tsx';
import { useWholeLoad } from './navigation/use-whole-load.ts';
import { startOffline } from './offline/register.ts';
import { horizon, picture } from './pictures/pictures.server.ts';
import { CrashScreen } from './shell/crash-screen.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LineSheet } from './shell/line-sheet.tsx';
import { footerColumns, meaningsPages, menus, picksPage } from './shell/menus.server.ts';
import { NotFound } from './shell/not-found.tsx';
import { notFoundTexts } from './shell/not-found-texts.server.ts';
import type { ShellData } from './shell/shell-data.ts';
import { shownBanner } from './shell/shown-banner.ts';
import { SideMenu } from './shell/side-menu.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { THEME_COLOUR } from './theme-colour.ts';
import { Ridge } from './ui/cap.tsx';
import { NewTabWords } from './ui/new-tab.tsx';
import { ToastProvider } from './ui/toast.tsx';

export function loader(): ShellData {
  const content = siteContent();
  const { name, tagline, address, copyrightYear, links, firebase, offline, badge, xAccount } = content.site;
  return {
    site: { name, tagline, address, copyrightYear, links, firebase, offline, badge, xAccount },
    menu: content.menu,
    footer: footerColumns(content),
    ...menus(content),
    texts: content.pages.shell,
    notFound: notFoundTexts(content.pages.notFound),
    readings: namedReadings(),
    meanings: meaningsPages(content),
    myCards: {
      name: content.pages.myCards.title,
      path: paths.myCards(),
      count: content.pages.myCards.count,
    },
    picks: picksPage(content),
    decks: content.decks.map(({ deck, firstId, cards }) => ({ deck, firstId, size: cards.length })),
    banners: {
      menu: content.banners.menu.map((banner) => shownBanner(banner, (name) => picture(name).src)),
      footer: content.banners.footer.map((banner) => shownBanner(banner, (name) => picture(name).src)),
    },
    ridge: horizon('ridge'),
    dusk: horizon('dusk'),
    hero: horizon('hero'),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* Named in the style sheet only, it would come last: on many pages it is the largest thing painted. */}
        <link rel="preload" as="image" href="/ornament/stars.svg" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {/* Not before the first paint: `early/letters.ts` lets it count for the screen. */}
        <link rel="stylesheet" href={letters} media="print" data-letters="" suppressHydrationWarning />
        <noscript>
          <link rel="stylesheet" href={letters} />
        </noscript>
      </head>
      <body>
        {children}
        {/* The finished site starts React by itself (app/early/start.ts). */}
        {import.meta.env.DEV && import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App({ loaderData: shell }: Route.ComponentProps) {
  useEffect(() => startAnalytics(shell.site.firebase), [shell.site.firebase]);
  useEffect(() => startOffline(shell.site.offline), [shell.site.offline]);
  // Child effects run first: from here on every button answers by itself.
  useEffect(() => window.handOver?.reactIsReady(), []);
  return (
    <Shell shell={shell}>
      <Outlet />
    </Shell>
  );
}

/** Header, page, footer, and the dialogs that open before React is there. */
function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const pathname = usePathname();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <ToastProvider>
      <SkipLink text={shell.texts.skipLink} />
      <Header
        shell={shell}
        pathname={pathname}
        over={handle?.headerOver ?? false}
        still={handle?.start === 'never'}
      />
      <main id="main" tabIndex={-1}>
        {/* Pages of one kind share no elements: in a translated page the words of the last one would stay. */}
        <Fragment key={pathname}>
          <Ridge value={shell.ridge}>{children}</Ridge>
        </Fragment>
      </main>
      <Footer shell={shell} pathname={pathname} dusk={!handle?.endsInNight} />
      <SideMenu shell={shell} pathname={pathname} keptCount={<KeptCount form={shell.myCards.count} />} />
      <LineSheet
        texts={shell.texts.lineSheet}
        copyFailed={shell.texts.share.copyFailed}
        links={shell.site.links}
      />
      <RouteChanges decks={shell.decks} />
      <NewTabWords text={shell.texts.newTab} />
    </ToastProvider>
  );
}

/**
 * An address without an answer shows the not-found page within the site; anything else is the crash screen.
 * Nothing of the error itself is shown: on a static host its data can be the host's whole 404 page.
 * The crash screen is for a page that breaks even when it is loaded whole.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const pathname = usePathname();
  useEffect(() => window.handOver?.reactIsReady(), []);
  const loading = useWholeLoad(!isNotFound(error));
  // For whoever works on the site: the development server shows what is reported over the page.
  useEffect(() => {
    if (import.meta.env.DEV && !loading && !isNotFound(error)) reportError(error);
  }, [error, loading]);
  if (loading) return shell ? <Shell shell={shell}>{null}</Shell> : null;
  if (shell && isNotFound(error)) {
    return (
      <Shell shell={shell}>
        <NotFound shell={shell} pathname={pathname} />
      </Shell>
    );
  }
  return <CrashScreen texts={shell?.notFound.crash} />;
}
