import type { Pages } from '../content/types.ts';
import { copyText } from '../lib/copy-text.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { LinkIcon } from '../ui/icons.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import sheet from '../ui/sheet.module.css';
import { useToast } from '../ui/toast.tsx';
import { intentAddress } from './intent-address.ts';

export const LINE_SHEET = 'line-sheet';

/** Says in plain words why LINE does not open here, and how it does. */
export function LineSheet({ texts, copyFailed }: { texts: Pages['shell']['lineSheet']; copyFailed: string }) {
  const toast = useToast();
  const copy = async () => toast((await copyText(location.href)) ? texts.copied : copyFailed);
  return (
    <Dialog id={LINE_SHEET} kind="sheet" sky="paper" labelledBy="line-sheet-title">
      <h2 id="line-sheet-title" className={sheet.title}>
        {texts.title}
      </h2>
      <p className={sheet.lead}>{texts.lead}</p>
      <Button wide data-early="" suppressHydrationWarning onClick={copy}>
        <LinkIcon />
        {texts.copy}
      </Button>
      <ol className={sheet.steps}>
        <li>
          <MoonPhase phase={0.25} />
          <div>
            <b>{texts.iphone.title}</b>
            {texts.iphone.steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </div>
        </li>
        <li>
          <MoonPhase phase={0.5} />
          <div>
            <b>{texts.android.title}</b>
            {texts.android.steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
            <p>
              <button
                type="button"
                className={`text-link ${sheet.android}`}
                data-early=""
                suppressHydrationWarning
                onClick={() => location.assign(intentAddress(location.href))}
              >
                {texts.android.open}
              </button>
            </p>
          </div>
        </li>
      </ol>
      <button
        type="button"
        className={buttonClass({ look: 'line', className: sheet.close })}
        {...dialogCommand(LINE_SHEET, 'close')}
      >
        {texts.close}
      </button>
    </Dialog>
  );
}
