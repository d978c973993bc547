import { Paragraphs } from '../ui/phrases.tsx';
import styles from './voices.module.css';

/** What a customer wrote, as it is shown. */
export interface ShownVoice {
  id: string;
  text: string;
  by: string | null;
  /** 2026/11/22 */
  date: string;
  /** The letter's name. */
  service: string;
}

/** Words of customers who allowed it; nothing where there are none. */
export function Voices({ title, voices }: { title: string; voices: readonly ShownVoice[] }) {
  if (voices.length === 0) return null;
  return (
    <section className={styles.voices}>
      <h2 className="star-heading">{title}</h2>
      {voices.map(({ id, text, by, date, service }) => (
        <figure key={id} className={styles.voice}>
          <blockquote>
            <Paragraphs text={text} />
          </blockquote>
          <figcaption>
            {by && <span>{by}</span>}
            <span>{service}</span>
            <span className="num">{date}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
