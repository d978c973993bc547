import { paths } from '../../addresses/paths.ts';
import { useShell } from '../shell/use-shell.ts';
import { MoreLink } from '../ui/button.tsx';
import styles from './reading-onward.module.css';

/** Where she goes when she has read: to what she drew before, or to another reading. */
export function ReadingOnward() {
  const { onward } = useShell().texts.draw;
  return (
    <nav className={styles.onward} aria-label={onward.label}>
      <MoreLink to={paths.myCards()}>{onward.kept}</MoreLink>
      <MoreLink to={paths.readings()}>{onward.readings}</MoreLink>
    </nav>
  );
}
