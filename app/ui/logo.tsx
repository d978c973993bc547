import { Link } from 'react-router';
import { LogoMark } from './icons.tsx';
import styles from './logo.module.css';

/** The site's mark and name, leading home. */
export function Logo({ name, home }: { name: string; home: string }) {
  return (
    <Link to={home} viewTransition className={styles.logo}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
