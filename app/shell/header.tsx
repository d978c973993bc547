import { useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { isCurrent } from '../navigation/is-current.ts';
import { Badge } from '../ui/badge.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './header.module.css';
import { ReadingsMenu } from './readings-menu.tsx';
import type { ShellData } from './shell-data.ts';
import { SIDE_MENU } from './side-menu.tsx';

interface HeaderProps {
  shell: ShellData;
  pathname: string;
  /** Over the hero the header has no ground of its own. */
  over: boolean;
  /** On a page without React it does not go along. */
  still: boolean;
}

export function Header({ shell, pathname, over, still }: HeaderProps) {
  const { menu, texts, site } = shell;
  const header = useHideOnScroll();
  return (
    <header
      ref={header}
      className={[styles.header, over && styles.over, over && still && styles.still]
        .filter(Boolean)
        .join(' ')}
      data-sky="night"
    >
      <div className={styles.bar}>
        <Logo name={site.name} home={paths.home()} />
        <nav className={styles.nav} aria-label={texts.navLabel}>
          <ul className={styles.list}>
            {menu.map((item) => (
              <li key={item.path}>
                <PageLink to={item.path} prefetch="intent" aria-current={isCurrent(item.path, pathname)}>
                  {item.name}
                  {item.badge && <Badge>{site.badge}</Badge>}
                </PageLink>
                {item.path === paths.readings() && <ReadingsMenu shell={shell} pathname={pathname} />}
              </li>
            ))}
          </ul>
        </nav>
        <Tooltip text={texts.menuOpen}>
          {(events) => (
            <button
              type="button"
              className={styles.menuButton}
              aria-label={texts.menuOpen}
              {...dialogCommand(SIDE_MENU, 'show-modal')}
              {...events}
            >
              <MenuIcon />
            </button>
          )}
        </Tooltip>
        <noscript>
          <a href={`#${SIDE_MENU}`} className={styles.menuButton} aria-label={texts.menuOpen}>
            <MenuIcon />
          </a>
        </noscript>
      </div>
    </header>
  );
}

/** Scrolling down hides the header, up shows it; it never goes while something in it has the focus. */
function useHideOnScroll() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const element = header.current;
      if (!element || Math.abs(now - last) < 6) return;
      const hide = now > last && now > 160 && !element.contains(document.activeElement);
      element.toggleAttribute('data-hidden', hide);
      element.toggleAttribute('data-scrolled', now > 24);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return header;
}
