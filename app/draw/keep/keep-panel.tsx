import type { Phrased } from '../../lib/phrase-break.ts';
import type { Picture } from '../../pictures/picture.ts';
import { useShell } from '../../shell/use-shell.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardPicture } from '../../ui/card-picture.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import styles from './keep-panel.module.css';
import type { KeepLink } from './use-keep.tsx';

interface KeepPanelProps {
  /** 星を、画面に. */
  heading: Phrased;
  picture: Picture;
  link: KeepLink;
}

/** On a card's page: a small phone with the card, and the way to the wallpaper. */
export function KeepPanel({ heading, picture, link }: KeepPanelProps) {
  const { keep } = useShell().texts;
  return (
    <section className={styles.panel} data-sky="night">
      <div className={styles.phone} aria-hidden="true">
        <div className={styles.screen}>
          <CardPicture picture={picture} alt="" sizes="64px" />
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{keep.wallpaper}</p>
        <h2>
          <Phrases text={heading} />
        </h2>
        <p>{keep.text}</p>
        <a className={buttonClass({ look: 'line', compact: true })} {...link('wallpaper')}>
          {keep.open}
        </a>
      </div>
    </section>
  );
}
