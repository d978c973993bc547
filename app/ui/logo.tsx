import { LogoMark } from './icons.tsx';
import styles from './logo.module.css';
import { PageLink } from './page-link.tsx';

/** The site's mark and name, leading home. */
export function Logo({ name, home }: { name: string; home: string }) {
  return (
    <PageLink to={home} className={styles.logo}>
      <LogoMark />
      <span>{name}</span>
    </PageLink>
  );
}
