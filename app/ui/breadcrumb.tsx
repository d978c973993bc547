import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

export interface Crumb {
  name: string;
  /** Address within the site; the last crumb is the page itself. */
  path: string;
}

export function Breadcrumb({ crumbs, label, start }: { crumbs: Crumb[]; label: string; start?: boolean }) {
  return (
    <nav className={start ? `${styles.breadcrumb} ${styles.start}` : styles.breadcrumb} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, place) => (
          <li key={crumb.path}>
            {place < crumbs.length - 1 ? (
              <PageLink to={crumb.path}>{crumb.name}</PageLink>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
