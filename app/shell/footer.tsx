import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Horizon } from '../ui/horizon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Banners } from './banners.tsx';
import styles from './footer.module.css';
import { focusMain, scrollToTop } from './scroll.ts';
import type { ShellData } from './shell-data.ts';

/** The specification's time for the way back to the top. */
const TO_TOP_MS = 800;

const FOOTER_ORDER = [
  paths.home(),
  paths.readings(),
  paths.weekly(),
  paths.blog(),
  paths.paidFortune(),
  paths.notifications(),
];

interface FooterProps {
  shell: ShellData;
  pathname: string;
  /** Pages that end in paper meet the footer in a landscape; pages of the night do not need one. */
  dusk: boolean;
}

export function Footer({ shell, pathname, dusk }: FooterProps) {
  const { menu, site, texts } = shell;
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
          <nav aria-label={texts.footerLabel}>
            <ul className={styles.nav}>
              {FOOTER_ORDER.map((path) => (
                <li key={path}>
                  <FooterButton path={path} pathname={pathname}>
                    {menu.find((item) => item.path === path)?.name}
                  </FooterButton>
                </li>
              ))}
            </ul>
            <ul className={styles.legal}>
              <li>
                <Link to={paths.terms()}>利用規約</Link>
              </li>
              <li>
                <Link to={paths.privacy()}>プライバシーポリシー</Link>
              </li>
              <li>
                <Link to={paths.legalNotation()}>特定商取引法に基づく表記</Link>
              </li>
            </ul>
          </nav>
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

/** On its own page it scrolls to the top; elsewhere it is a real page load, without client routing. */
function FooterButton({ path, pathname, children }: { path: string; pathname: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (path !== pathname || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollToTop(TO_TOP_MS);
    focusMain();
  };
  return (
    <a href={path} onClick={onClick} aria-current={path === pathname ? 'page' : undefined}>
      {children}
    </a>
  );
}
