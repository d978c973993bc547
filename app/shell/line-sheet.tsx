import type { ReactNode } from 'react';
import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import type { Pages, Site } from '../content/types.ts';
import { early } from '../early/hand-over.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { LinkIcon } from '../ui/icons.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import sheet from '../ui/sheet.module.css';
import { intentAddress } from './intent-address.ts';
import styles from './line-sheet.module.css';

export const LINE_SHEET = ELEMENT_IDS.lineSheet;

type Texts = Pages['shell']['lineSheet'];

interface LineSheetProps {
  texts: Texts;
  copyFailed: string;
  links: Site['links'];
}

/**
 * Says in plain words why LINE does not open here, and the ways that lead there: its address, its id, another browser. Of the
 * steps only those of her phone are seen, where it is known (`data-phone` on the document); copying needs no React (`early/in-app.ts`).
 */
export function LineSheet({ texts, copyFailed, links }: LineSheetProps) {
  const said = { copied: texts.copied, copyFailed };
  return (
    <Dialog id={LINE_SHEET} kind="sheet" sky="paper" labelledBy={ELEMENT_IDS.lineSheetTitle}>
      <h2 id={ELEMENT_IDS.lineSheetTitle} className={sheet.title}>
        {texts.title}
      </h2>
      <p className={sheet.lead}>{texts.lead}</p>
      <ol className={`${sheet.steps} ${styles.ways}`}>
        <li>
          <MoonPhase phase={0.25} />
          <div>
            <b>{texts.addressTitle}</b>
            <div data-copying suppressHydrationWarning>
              <Button wide className={styles.copy} data-copies={links.line}>
                <LinkIcon />
                {texts.copy}
              </Button>
              <Copied {...said} />
            </div>
            <ForPhone phone="iphone" title={texts.iphone.title} steps={texts.iphone.paste} />
            <ForPhone phone="android" title={texts.android.title} steps={texts.android.paste} />
          </div>
        </li>
        {links.lineId && (
          <li>
            <MoonPhase phase={0.5} />
            <div>
              <b>{texts.idTitle}</b>
              <div data-copying suppressHydrationWarning>
                <p className={styles.id}>
                  <span>{links.lineId}</span>
                  <Button look="line" compact data-copies={links.lineId}>
                    {texts.copyId}
                  </Button>
                </p>
                <Copied {...said} />
              </div>
              <p>{texts.idSteps}</p>
            </div>
          </li>
        )}
        <li>
          <MoonPhase phase={1} />
          <div>
            <b>{texts.browserTitle}</b>
            <ForPhone phone="iphone" title={texts.iphone.title} steps={texts.iphone.steps} />
            <ForPhone phone="android" title={texts.android.title} steps={texts.android.steps}>
              <p>
                <button
                  type="button"
                  className={`text-link ${sheet.android}`}
                  {...early('replay')}
                  onClick={() => location.assign(intentAddress(location.href))}
                >
                  {texts.android.open}
                </button>
              </p>
            </ForPhone>
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

/** Beside a button that copies: whether it did. Which of the two is seen, a mark on the part around both says. */
function Copied({ copied, copyFailed }: { copied: string; copyFailed: string }) {
  return (
    <p className={styles.copied} role="status">
      <span data-when="yes">{copied}</span>
      <span data-when="no">{copyFailed}</span>
    </p>
  );
}

interface ForPhoneProps {
  phone: 'iphone' | 'android';
  title: string;
  steps: readonly string[];
  children?: ReactNode;
}

/** Steps of one kind of phone; the kind is named where hers is not known. */
function ForPhone({ phone, title, steps, children }: ForPhoneProps) {
  return (
    <div className={styles[phone]}>
      <p className={styles.phone}>{title}</p>
      {steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {children}
    </div>
  );
}
