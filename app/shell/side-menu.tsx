import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { CloseIcon, LineIcon, TikTokIcon, YouTubeIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/logo.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Banners } from './banners.tsx';
import header from './header.module.css';
import { isCurrent } from './is-current.ts';
import { LineLink } from './line-link.tsx';
import type { ShellData } from './shell-data.ts';
import styles from './side-menu.module.css';

export const SIDE_MENU = 'side-menu';

/** Two of the menu's banners are shown at each page load. */
const BANNER_PLACES = 2;

export function SideMenu({ shell, pathname }: { shell: ShellData; pathname: string }) {
  const { menu, texts, site, readings } = shell;
  const closeClass = `${header.menuButton} ${styles.close}`;
  return (
    <Dialog id={SIDE_MENU} kind="panel" sky="night" label={texts.navLabel}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo name={site.name} home={paths.home()} />
          <Tooltip text={texts.menuClose}>
            {(events) => (
              <button
                type="button"
                className={closeClass}
                aria-label={texts.menuClose}
                {...dialogCommand(SIDE_MENU, 'close')}
                {...events}
              >
                <CloseIcon />
              </button>
            )}
          </Tooltip>
          <noscript>
            <a href="#main" className={closeClass} aria-label={texts.menuClose}>
              <CloseIcon />
            </a>
          </noscript>
        </div>
        <nav aria-label={texts.navLabel}>
          <ul className={styles.main}>
            {menu.map((item) => (
              <li key={item.path}>
                <MenuLink path={item.path} pathname={pathname}>
                  {item.name}
                  {item.badge && <Badge>{site.badge}</Badge>}
                </MenuLink>
              </li>
            ))}
          </ul>
          <h2 className={styles.title}>{texts.readingsTitle}</h2>
          <ul className={styles.readings}>
            {readings.map((reading) => (
              <li key={reading.path}>
                <MenuLink path={reading.path} pathname={pathname}>
                  {reading.name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <h2 className={styles.title}>{texts.socialTitle}</h2>
        <ul className={styles.social}>
          <li>
            <a href={site.links.tiktok} {...newTab}>
              <TikTokIcon />
              TikTok
            </a>
          </li>
          <li>
            <a href={site.links.youtube} {...newTab}>
              <YouTubeIcon />
              YouTube
            </a>
          </li>
          <li>
            <LineLink href={site.links.line}>
              <LineIcon />
              LINE
            </LineLink>
          </li>
        </ul>
        <div className={styles.banners}>
          <Banners banners={shell.banners.menu} places={BANNER_PLACES} label={texts.ad} />
        </div>
        <ul className={styles.others}>
          {[
            [paths.about(), 'プロフィール'],
            [paths.link(), '公式リンク'],
            [paths.terms(), '利用規約'],
            [paths.privacy(), 'プライバシーポリシー'],
            [paths.legalNotation(), '特定商取引法に基づく表記'],
          ].map(([path = '', name]) => (
            <li key={path}>
              <MenuLink path={path} pathname={pathname}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface MenuLinkProps {
  path: string;
  pathname: string;
  children: ReactNode;
}

/** Choosing any item closes the menu, also the item of the page that is open. */
function MenuLink({ path, pathname, children }: MenuLinkProps) {
  return (
    <PageLink
      to={path}
      aria-current={isCurrent(path, pathname)}
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
    >
      {children}
    </PageLink>
  );
}
