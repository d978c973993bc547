import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { paths } from '../paths.ts';
import { useShell } from '../shell/use-shell.ts';
import { buttonClass } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { ArrowIcon, FacebookIcon, LineIcon, LinkIcon, MoreIcon, XIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Phrases } from '../ui/phrases.tsx';
import sheet from '../ui/sheet.module.css';
import { useToast } from '../ui/toast.tsx';
import type { DrawnCard } from './drawn-card.ts';
import { shareTargets } from './share.ts';
import { canShareSheet, shareBySheet } from './share-sheet.ts';

export const SHARE_DIALOG = 'share-dialog';

interface ShareDialogProps {
  card: DrawnCard;
  deck: string;
  /** Position in the deck from 0. */
  index: number;
}

export function ShareDialog({ card, deck, index }: ShareDialogProps) {
  const { texts, site } = useShell();
  const toast = useToast();
  const { share } = texts;
  const url = site.address + paths.shared(deck, index);
  const targets = shareTargets(card.shareText, url);
  // The share sheet is the device's: known only in the browser, after the first render.
  const [sheetThere, setSheetThere] = useState(false);
  useEffect(() => setSheetThere(canShareSheet()), []);
  const copy = async () => toast((await copyText(url)) ? share.copied : share.copyFailed);

  return (
    <Dialog id={SHARE_DIALOG} kind="sheet" sky="paper" labelledBy="share-title">
      <h2 id="share-title" className={sheet.title}>
        {share.title}
      </h2>
      <div className={sheet.preview}>
        <CardPicture picture={card.picture} alt="" sizes="64px" />
        <p>
          <b>
            <Phrases text={card.name} />
          </b>
          {card.shareText}
        </p>
      </div>
      <ul className={sheet.rows}>
        <li>
          <a href={targets.line} {...newTab}>
            <LineIcon />
            {share.line}
            <ArrowIcon className={sheet.leaves} />
          </a>
        </li>
        <li>
          <a href={targets.x} {...newTab}>
            <XIcon />
            {share.x}
            <ArrowIcon className={sheet.leaves} />
          </a>
        </li>
        <li>
          <a href={targets.facebook} {...newTab}>
            <FacebookIcon />
            {share.facebook}
            <ArrowIcon className={sheet.leaves} />
          </a>
        </li>
        <li>
          <button type="button" onClick={copy}>
            <LinkIcon />
            {share.copy}
          </button>
        </li>
        {sheetThere && (
          <li>
            <button
              type="button"
              onClick={() =>
                shareBySheet({ text: card.shareText, url, picture: card.picture, name: card.displayName })
              }
            >
              <MoreIcon />
              {share.more}
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        className={buttonClass({ look: 'line', className: sheet.close })}
        {...dialogCommand(SHARE_DIALOG, 'close')}
      >
        {share.close}
      </button>
    </Dialog>
  );
}
