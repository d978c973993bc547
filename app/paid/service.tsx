import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Pages } from '../content/types.ts';
import { early } from '../early/hand-over.ts';
import { filledForm } from '../lib/filled-form.ts';
import { plain } from '../lib/phrase-break.ts';
import { buttonClass } from '../ui/button.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { icon } from '../ui/icon.tsx';
import { OutgoingIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import { BETWEEN_GUTTERS } from '../ui/sizes.ts';
import { CopyOrder } from './copy-order.tsx';
import { LetterText } from './letter-text.tsx';
import type { ShownCards } from './order-text.ts';
import { Price } from './price.tsx';
import styles from './service.module.css';
import type { ShownService } from './shown-service.ts';
import { useLetter } from './use-letter.tsx';

const EnlargeIcon = icon('0 0 20 20', <path d="M12 3.5h4.5V8M8 16.5H3.5V12M16 4l-5 5M4 16l5-5" />);

/** A service that can be brought before her. */
export interface ServicePlace {
  show(): void;
}

interface ServiceProps {
  service: ShownService;
  texts: Pages['paid'];
  /** The card she comes from: its text for the order is at hand here again. */
  asked: ShownCards | null;
  /** From 1024 px the picture stands right of the text. */
  pictureAfter: boolean;
  /** Why it is pointed out; null where it is not. */
  why: string | null;
  onAgain(): void;
  ref: Ref<ServicePlace>;
}

export function Service({ service, texts, asked, pictureAfter, why, onAgain, ref }: ServiceProps) {
  const { reader } = texts;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const plainLetter = useRef<HTMLDetailsElement>(null);
  const letter = useLetter(service, texts, plainLetter);
  useImperativeHandle(ref, () => ({
    show() {
      heading.current?.focus({ preventScroll: true });
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    },
  }));
  const whyId = `${service.id}-why`;
  return (
    <section
      ref={section}
      id={service.id}
      className={pictureAfter ? `${styles.service} ${styles.after}` : styles.service}
      data-found={why !== null || undefined}
    >
      {why !== null && (
        <div className={styles.found}>
          <p id={whyId}>
            <b>{filledForm(texts.choice?.found ?? '', { service: plain(service.title) })}</b>
            {why}
          </p>
          <button type="button" onClick={onAgain}>
            {texts.choice?.again}
          </button>
        </div>
      )}
      <div className={`${styles.picture} ${styles[service.panel]}`} data-sky="night">
        <PictureElement
          picture={service.picture}
          alt=""
          sizes={`(min-width: 1024px) 520px, ${BETWEEN_GUTTERS}`}
        />
        <button type="button" className={styles.open} onClick={letter.open} {...early('replay')}>
          <span className="visually-hidden">{`${texts.sampleLabel}：`}</span>
          {reader.open}
          <EnlargeIcon />
        </button>
      </div>
      <div>
        <span className={styles.ordinal}>{service.ordinal}</span>
        <h2 ref={heading} tabIndex={-1} aria-describedby={why === null ? undefined : whyId}>
          <Phrases text={service.title} />
        </h2>
        <Paragraphs text={service.desc} />
        <Price service={service} texts={texts} />
        <dl className={styles.details}>
          {service.facts.map((row) => (
            <div key={row.term}>
              <dt>{row.term}</dt>
              <dd>{row.detail}</dd>
            </div>
          ))}
        </dl>
        <a
          href={service.url}
          className={buttonClass({ wide: true })}
          data-order-link={service.id}
          {...newTab}
        >
          {texts.button}
          <OutgoingIcon />
        </a>
        <p className={`note ${styles.outgoing}`}>{texts.outgoing}</p>
        {asked && (
          <CopyOrder text={asked.text} texts={texts.order} className={styles.copy}>
            {filledForm(texts.order.copyAgain, { card: asked.name })}
          </CopyOrder>
        )}
      </div>
      <details ref={plainLetter} className={styles.plain}>
        <summary>
          {texts.sampleLabel}
          <small>{reader.horizontal}</small>
        </summary>
        <p className="note">{reader.note}</p>
        <div className={styles.lines}>
          <LetterText letter={service.letter} />
        </div>
      </details>
      {letter.dialog}
    </section>
  );
}
