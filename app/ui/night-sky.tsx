import styles from './night-sky.module.css';

const STARS = [1, 2, 3, 4, 5, 6];

/** Six stars that twinkle for a while, and one that falls once: over a picture of the night. */
export function NightSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {STARS.map((star) => (
        <i key={star} className={styles.star} />
      ))}
      <i className={styles.falling} />
    </div>
  );
}
