import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../addresses/paths.ts';
import { focusMain, scrollToTop } from '../navigation/scroll.ts';
import { Horizon } from '../ui/horizon.tsx';
import { Logo } from '../ui/logo.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Banners } from './banners.tsx';
import styles from './footer.module.css';
import { HomeScreenLine } from './home-screen-line.tsx';
import type { FooterColumn } from './menus.server.ts';
import type { ShellData } from './shell-data.ts';
import { SocialLinks } from './social-links.tsx';

/** The specification's time for the way back to the top. */
const TO_TOP_MS = 800;

interface FooterProps {
  shell: ShellData;
  pathname: string;
  /** Pages that end in paper meet the footer in a landscape; pages of the night do not need one. */
  dusk: boolean;
}

export function Footer({ shell, pathname, dusk }: FooterProps) {
  const { footer, legal, site, texts } = shell;
  return (
    <>
      {dusk && <Horizon kind="dusk" pictures={shell.dusk} />}
      <footer className={`${styles.footer} stars stars-top`} data-sky="night">
        <div className={`wrap ${styles.inside}`}>
          <Banners banners={shell.banners.footer} places={1} label={texts.ad} />
          <div className={styles.logo}>
            <Logo name={site.name} home={paths.home()} />
          </div>
          <p className={styles.tagline}>{site.tagline}</p>
          <HomeScreenLine texts={texts.homeScreen} />
          <nav aria-label={texts.footerLabel}>
            <div className={styles.columns}>
              {footer.map((column, place) => (
                <Column
                  key={column.path}
                  column={column}
                  // From column to column the moon waxes.
                  phase={(place + 1) / footer.length}
                  pathname={pathname}
                />
              ))}
            </div>
          </nav>
          <SocialLinks links={site.links} place="footer" className={styles.social} />
          <ul className={styles.legal}>
            {legal.map(({ path, name }) => (
              <li key={path}>
                <PageLink to={path}>{name}</PageLink>
              </li>
            ))}
          </ul>
          <p className={styles.copyright}>
            <small>
              © {site.copyrightYear} {site.name}
            </small>
          </p>
        </div>
      </footer>
    </>
  );
}

/** A button as a vertical label, and beside it the pages that belong to it. */
function Column({ column, phase, pathname }: { column: FooterColumn; phase: number; pathname: string }) {
  return (
    <div className={styles.column}>
      <FooterButton path={column.path} pathname={pathname} className={styles.head}>
        <MoonPhase phase={phase} />
        <span className="vertical">{column.name}</span>
      </FooterButton>
      <ul className={column.short ? `${styles.links} ${styles.short}` : styles.links}>
        {column.links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === pathname ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
        {column.buttons.map(({ path, name }) => (
          <li key={path}>
            <FooterButton path={path} pathname={pathname}>
              {name}
            </FooterButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterButtonProps {
  path: string;
  pathname: string;
  className?: string | undefined;
  children: ReactNode;
}

/** On its own page it scrolls to the top; elsewhere it is a real page load, without client routing. */
function FooterButton({ path, pathname, className, children }: FooterButtonProps) {
  const onClick = (event: MouseEvent) => {
    if (path !== pathname || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollToTop(TO_TOP_MS);
    focusMain();
  };
  return (
    <a
      href={path}
      className={className}
      onClick={onClick}
      aria-current={path === pathname ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
