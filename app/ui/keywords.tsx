import styles from './keywords.module.css';

/** Three words in mincho, divided by hairlines. */
export function Keywords({
  words,
  className,
  label,
}: {
  words: readonly string[];
  className?: string | undefined;
  label?: string | undefined;
}) {
  return (
    <ul className={className ? `${styles.keywords} ${className}` : styles.keywords} aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
