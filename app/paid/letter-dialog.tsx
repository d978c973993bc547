import { useEffect, useRef, useState } from 'react';
import type { Pages } from '../content/types.ts';
import { buttonClass } from '../ui/button.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { Phrases } from '../ui/phrases.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './letter-dialog.module.css';
import { LetterPages } from './letter-pages.tsx';
import { LetterText } from './letter-text.tsx';
import type { ShownService } from './shown-service.ts';

export interface LetterDialogProps {
  service: ShownService;
  texts: Pages['paid'];
  onClose: () => void;
}

/** The whole sample as the letter that arrives: opened, set upright, turned page by page; or as plain lines. */
export function LetterDialog({ service, texts, onClose }: LetterDialogProps) {
  const { reader } = texts;
  const id = `letter-${service.id}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const [vertical, setVertical] = useState(true);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <Dialog id={id} ref={dialog} kind="sheet" wide sky="paper" label={texts.sampleLabel} onClose={onClose}>
      <h2 className={`${sheet.title} ${styles.title}`}>
        <Phrases text={service.title} />
      </h2>
      {vertical ? (
        <LetterPages
          picture={service.sample}
          alt={service.sampleAlt}
          letter={service.letter}
          texts={reader}
        />
      ) : (
        <div className={styles.lines}>
          <p className={styles.note}>{reader.note}</p>
          <LetterText letter={service.letter} />
        </div>
      )}
      <div className={styles.foot}>
        <button type="button" className={styles.way} onClick={() => setVertical(!vertical)}>
          {vertical ? reader.horizontal : reader.vertical}
        </button>
        <button
          type="button"
          className={buttonClass({ look: 'line', compact: true })}
          {...dialogCommand(id, 'close')}
        >
          {reader.close}
        </button>
      </div>
    </Dialog>
  );
}
