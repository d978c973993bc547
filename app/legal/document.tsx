import type { ReactNode } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import { shownDate } from '../lib/shown-date.ts';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { Contents, type ContentsEntry } from '../ui/contents.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import styles from './document.module.css';
import type { ShownSection } from './shown-sections.server.ts';

interface LegalDocumentProps {
  title: Phrased;
  intro?: string;
  contents: ContentsEntry[];
  contentsTitle: string;
  sections?: ShownSection[];
  /** When it was made and last changed, as dates of the content, with what stands before them. */
  dates?: { enacted: string; revised: string; labels: { enacted: string; revised: string } };
  children?: ReactNode;
}

/** Terms, privacy, the disclosure: a short cap, one column, contents list, numbered sections, no picture. */
export function LegalDocument({
  title,
  intro,
  contents,
  contentsTitle,
  sections = [],
  dates,
  children,
}: LegalDocumentProps) {
  return (
    <>
      <Cap>
        <CapHeading>
          <h1>
            <Phrases text={title} />
          </h1>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.document}`}>
          {intro && <Paragraphs text={intro} />}
          <Contents entries={contents} title={contentsTitle} ownNumbers />
          {sections.map((section) => (
            <section key={section.anchor} id={section.anchor}>
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
              {dates.labels.enacted} <time dateTime={dates.enacted}>{shownDate(dates.enacted)}</time>
              <br />
              {dates.labels.revised} <time dateTime={dates.revised}>{shownDate(dates.revised)}</time>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** A table of terms and what stands to them; with an anchor each where the contents list names them. */
export function LegalRows({ rows }: { rows: { term: string; detail: string; anchor?: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.term} id={row.anchor}>
          <dt>{row.term}</dt>
          <dd>
            <Paragraphs text={row.detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
