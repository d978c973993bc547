import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import type { Pages } from '../content/types.ts';
import { buttonClass } from '../ui/button.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import sheet from '../ui/sheet.module.css';

interface ClearDialogProps {
  texts: Pages['myCards']['clear'];
  onClear: () => void;
}

/** Asks once before the whole record goes. */
export function ClearDialog({ texts, onClear }: ClearDialogProps) {
  return (
    <Dialog id={ELEMENT_IDS.clearDialog} kind="sheet" sky="paper" labelledBy={ELEMENT_IDS.clearTitle}>
      <h2 id={ELEMENT_IDS.clearTitle} className={sheet.title}>
        {texts.title}
      </h2>
      <p className={sheet.lead}>{texts.lead}</p>
      <div className="buttons">
        <button
          type="button"
          className={buttonClass({ wide: true })}
          onClick={({ currentTarget }) => {
            currentTarget.closest('dialog')?.close();
            onClear();
          }}
        >
          {texts.yes}
        </button>
        <button
          type="button"
          className={buttonClass({ look: 'line', wide: true })}
          {...dialogCommand(ELEMENT_IDS.clearDialog, 'close')}
        >
          {texts.no}
        </button>
      </div>
    </Dialog>
  );
}
