import type { Pages } from '../content/types.ts';
import type { Picture } from '../pictures/picture.ts';
import { buttonClass } from '../ui/button.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { ArrowIcon, EnlargeIcon, OutgoingIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './service.module.css';

export interface ShownService {
  id: string;
  /** 其の一 … */
  ordinal: string;
  /** Prepared for `<Phrases>`. */
  title: string;
  desc: string;
  url: string;
  picture: Picture;
  sample: Picture;
  sampleAlt: string;
  panel: 'plum' | 'blue' | 'wine';
  /** In yen with its comma: `3,000`. */
  oldPrice: string;
  newPrice: string;
  details: { term: string; detail: string }[];
}

interface ServiceProps {
  service: ShownService;
  texts: Pages['paid'];
  /** From 1024 px the picture stands right of the text. */
  pictureAfter: boolean;
}

export function Service({ service, texts, pictureAfter }: ServiceProps) {
  const sampleId = `sample-${service.id}`;
  return (
    <section className={pictureAfter ? `${styles.service} ${styles.after}` : styles.service}>
      <div className={`${styles.picture} ${styles[service.panel]}`} data-sky="night">
        <PictureElement picture={service.picture} alt="" sizes="(min-width: 1024px) 440px, 100vw" />
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`${texts.sampleLabel}：${texts.enlarge}`}
          {...dialogCommand(sampleId, 'show-modal')}
        >
          {texts.sampleLabel}
          <EnlargeIcon />
        </button>
      </div>
      <div>
        <span className={styles.ordinal}>{service.ordinal}</span>
        <h2>
          <Phrases text={service.title} />
        </h2>
        <Paragraphs text={service.desc} />
        <p className={styles.price}>
          <s>
            <span className="visually-hidden">{texts.oldPriceLabel}</span>
            {service.oldPrice}円
          </s>
          <ArrowIcon className={styles.arrow} />
          <span>
            <span className="visually-hidden">{texts.newPriceLabel}</span>
            <b className="num">{service.newPrice}</b>円
          </span>
          <small>{texts.taxLabel}</small>
        </p>
        <dl className={styles.details}>
          {service.details.map((row) => (
            <div key={row.term}>
              <dt>{row.term}</dt>
              <dd>{row.detail}</dd>
            </div>
          ))}
        </dl>
        <a href={service.url} className={buttonClass({ wide: true })} {...newTab}>
          {texts.button}
          <OutgoingIcon />
        </a>
        <p className={`note ${styles.outgoing}`}>{texts.outgoing}</p>
      </div>
      <Dialog id={sampleId} kind="sheet" sky="paper" label={texts.sampleLabel}>
        <div className={styles.sample}>
          <PictureElement
            picture={service.sample}
            alt={service.sampleAlt}
            sizes="(min-width: 768px) 372px, 90vw"
          />
        </div>
        <button
          type="button"
          className={buttonClass({ look: 'line', className: sheet.close })}
          {...dialogCommand(sampleId, 'close')}
        >
          閉じる
        </button>
      </Dialog>
    </section>
  );
}
