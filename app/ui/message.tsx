import styles from './message.module.css';

interface MessageProps {
  /** Groups of columns, cut at phrases by the build (`lib/columns.server.ts`). */
  columns: readonly (readonly string[])[];
  className?: string | undefined;
}

/** The line for her, upright in columns, each a step lower than the one before, as in scattered writing. */
export function Message({ columns, className }: MessageProps) {
  const count = columns.reduce((sum, group) => sum + group.length, 0);
  return (
    <p className={className ? `${styles.message} ${className}` : styles.message} data-columns={count}>
      {columns.map((group) => (
        <span key={group.join('')} className={styles.group}>
          {group.map((column) => (
            <span key={column} className={styles.column}>
              {column}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
