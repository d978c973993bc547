import styles from './skip-link.module.css';

export function SkipLink({ text }: { text: string }) {
  return (
    <a href="#main" className={styles.skip} data-sky="night">
      {text}
    </a>
  );
}
