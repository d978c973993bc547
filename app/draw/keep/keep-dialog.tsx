import { useEffect, useRef, useState } from 'react';
import { ELEMENT_IDS } from '../../../addresses/element-ids.ts';
import { type Phrased, plain } from '../../lib/phrase-break.ts';
import { count } from '../../navigation/events.ts';
import { inAppBrowser } from '../../shell/in-app-browser.ts';
import { useShell } from '../../shell/use-shell.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog, dialogCommand } from '../../ui/dialog.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import scale from '../../ui/scale.module.css';
import sheet from '../../ui/sheet.module.css';
import type { Side } from '../machine.ts';
import styles from './keep-dialog.module.css';
import { deckOf, KEEP_SIZES, type KeepKind, type Keepsakes, keepsakeAddress } from './keepsakes.ts';
import { wayToKeep } from './way-to-keep.ts';

export interface KeepDialogProps {
  keepsakes: Keepsakes;
  /** The side that came: its story is shown. */
  side: Side;
  /** The card's. */
  name: Phrased;
  /** What is shown first. */
  first: KeepKind;
  onClose: () => void;
}

const KINDS: readonly KeepKind[] = ['wallpaper', 'story'];

/** Wallpaper and story as they will look, and how they are saved in the browser that she has. */
export function KeepDialog({ keepsakes, side, name, first, onClose }: KeepDialogProps) {
  const { keep } = useShell().texts;
  const [kind, setKind] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const src = keepsakeAddress(keepsakes, kind, side);
  const title = keep.title.replace('{card}', plain(name)).replace('{kind}', keep[kind]);
  const { button, hint } = wayToKeep(navigator.userAgent, inAppBrowser(navigator.userAgent));

  return (
    <Dialog
      id={ELEMENT_IDS.keepDialog}
      ref={dialog}
      kind="sheet"
      wide
      sky="night"
      labelledBy={ELEMENT_IDS.keepTitle}
      onClose={onClose}
    >
      <h2 id={ELEMENT_IDS.keepTitle} className={`${sheet.title} ${styles.title}`}>
        {title}
      </h2>
      <div className={styles.columns}>
        <div className={styles.device}>
          {/* Another picture is another element: what was there would stand until the new one has come. */}
          <img key={src} src={src} alt={title} {...KEEP_SIZES[kind]} className={styles.picture} />
          {kind === 'wallpaper' && <Screen clock={keep.clock} />}
        </div>
        <div>
          <fieldset className={`${scale.scale} ${styles.kinds}`}>
            <legend className="visually-hidden">{keep.kinds}</legend>
            <div className={scale.row}>
              {KINDS.map((one) => (
                <label key={one} className={scale.item}>
                  <input
                    type="radio"
                    name="keep"
                    value={one}
                    checked={kind === one}
                    onChange={() => setKind(one)}
                  />
                  <i />
                  <span>{keep[one]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {button && (
            <p className={styles.save}>
              <a
                href={src}
                download={`${title}.jpg`}
                className={buttonClass({})}
                onClick={() => count('keep', { kind, deck: deckOf(keepsakes) })}
              >
                <DownloadIcon />
                {keep.save}
              </a>
            </p>
          )}
          {hint && (
            <p className={styles.hint}>
              {keep.hints[hint].map((phrase) => (
                <span key={phrase}>{phrase}</span>
              ))}
            </p>
          )}
          <button
            type="button"
            className={buttonClass({ look: 'line', compact: true, className: styles.close })}
            {...dialogCommand(ELEMENT_IDS.keepDialog, 'close')}
          >
            {keep.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** A phone's own things over the wallpaper; they let a long press through to the picture. */
function Screen({ clock }: { clock: string }) {
  return (
    <div className={styles.screen} aria-hidden="true">
      <span className={styles.camera} />
      <span className={styles.clock}>{clock}</span>
      <span className={styles.buttons} />
      <span className={styles.bar} />
    </div>
  );
}
