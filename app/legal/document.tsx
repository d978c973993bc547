import type { ReactNode } from 'react';
import type { LegalSection } from '../content/types.ts';
import { shownDate } from '../horoscope/week.ts';
import { Cap, CapHeading } from '../ui/cap.tsx';
import type { HorizonPictures } from '../ui/horizon.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import styles from './document.module.css';

interface LegalDocumentProps {
  /** Prepared for `<Phrases>`, as the headings of the sections are. */
  title: string;
  ridge: HorizonPictures;
  intro?: string;
  sections?: LegalSection[];
  /** 制定 and 改定, as dates of the content. */
  dates?: { enacted: string; revised: string };
  children?: ReactNode;
}

/** Terms, privacy, the disclosure: a short cap, one column, numbered sections, no picture. */
export function LegalDocument({ title, ridge, intro, sections = [], dates, children }: LegalDocumentProps) {
  return (
    <>
      <Cap ridge={ridge}>
        <CapHeading>
          <h1>
            <Phrases text={title} />
          </h1>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.document}`}>
          {intro && <Paragraphs text={intro} />}
          {sections.map((section) => (
            <section key={section.heading}>
              <h2 className="star-heading">
                <Phrases text={section.heading} />
              </h2>
              {section.text && <Paragraphs text={section.text} />}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {children}
          {dates && (
            <p className={styles.dates}>
              制定 <time dateTime={dates.enacted}>{shownDate(dates.enacted)}</time>
              <br />
              改定 <time dateTime={dates.revised}>{shownDate(dates.revised)}</time>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** A table of terms and what stands to them. */
export function LegalRows({ rows }: { rows: { term: string; detail: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd>
            <Paragraphs text={row.detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
