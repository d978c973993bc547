import { paths } from '../../addresses/paths.ts';
import type { Pages } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './line-code.module.css';
import { useShell } from './use-shell.ts';

export type LineCodeTexts = Omit<Pages['home']['line']['code'], 'text'> & { text: Phrased };

/** For who sits at a computer: the way to LINE is the phone beside it. Seen nowhere else, so not fetched there. */
export function LineCode({ texts }: { texts: LineCodeTexts }) {
  const { lineId } = useShell().site.links;
  return (
    <div className={styles.code}>
      <img src={paths.lineCode()} alt={texts.alt} width="148" height="148" loading="lazy" />
      <div>
        <p>
          <Phrases text={texts.text} />
        </p>
        {lineId && (
          <p>
            {texts.id}
            <b>{lineId}</b>
          </p>
        )}
      </div>
    </div>
  );
}
