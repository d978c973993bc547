import type { ReactNode } from 'react';
import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import { paths } from '../../addresses/paths.ts';
import { isCurrent } from '../navigation/is-current.ts';
import { Badge } from '../ui/badge.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Banners } from './banners.tsx';
import header from './header.module.css';
import type { ShellData } from './shell-data.ts';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links.tsx';

export const SIDE_MENU = ELEMENT_IDS.sideMenu;

/** Two of the menu's banners are shown at each page load. */
const BANNER_PLACES = 2;

interface SideMenuProps {
  shell: ShellData;
  pathname: string;
  /** How many cards she has kept, beside the link to them. */
  keptCount: ReactNode;
}

export function SideMenu({ shell, pathname, keptCount }: SideMenuProps) {
  const { menu, texts, site, readings, myCards, picks, others, legal } = shell;
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
                  {!reading.ready && <Badge>{reading.cards}</Badge>}
                </MenuLink>
              </li>
            ))}
            {picks.map(({ path, name }) => (
              <li key={path}>
                <MenuLink path={path} pathname={pathname}>
                  {name}
                </MenuLink>
              </li>
            ))}
            <li>
              <MenuLink path={myCards.path} pathname={pathname}>
                {myCards.name}
                {keptCount}
              </MenuLink>
            </li>
          </ul>
        </nav>
        <h2 className={styles.title}>{texts.socialTitle}</h2>
        <SocialLinks links={site.links} place="menu" className={styles.social} />
        <PlainLinks links={others} pathname={pathname} />
        {shell.banners.menu.length > 0 && (
          <div className={styles.banners}>
            <Banners banners={shell.banners.menu} places={BANNER_PLACES} label={texts.ad} />
          </div>
        )}
        <PlainLinks links={legal} pathname={pathname} />
      </div>
    </Dialog>
  );
}

interface PlainLinksProps {
  links: readonly { path: string; name: string }[];
  pathname: string;
}

function PlainLinks({ links, pathname }: PlainLinksProps) {
  return (
    <ul className={styles.others}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <MenuLink path={path} pathname={pathname}>
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
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
