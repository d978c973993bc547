import { useEffect, useState } from 'react';
import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import { copyText } from '../lib/copy-text.ts';
import { type Phrased, plain } from '../lib/phrase-break.ts';
import { count, type ShareTarget } from '../navigation/events.ts';
import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';
import { buttonClass } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Dialog, dialogCommand } from '../ui/dialog.tsx';
import { ArrowIcon, FacebookIcon, LineIcon, LinkIcon, MoreIcon, PhoneIcon, XIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Phrases } from '../ui/phrases.tsx';
import sheet from '../ui/sheet.module.css';
import { ToastPlace, useToast } from '../ui/toast.tsx';
import type { KeepLink } from './keep/use-keep.tsx';
import { shareTargets } from './share.ts';
import { canShareSheet, shareBySheet } from './share-sheet.ts';

export const SHARE_DIALOG = ELEMENT_IDS.shareDialog;

const SERVICES = [
  ['line', LineIcon],
  ['x', XIcon],
  ['facebook', FacebookIcon],
] as const;

/** A result, a card or an article as it is shared. */
export interface Shared {
  /** What is counted as shared: a reading's id, or `card`, `pair`, `pick`. */
  what: string;
  /** Text with hashtag, without the link. */
  text: string;
  /** Path and query within the site. */
  path: string;
  picture: Picture;
  /** The card came reversed. */
  turned?: boolean;
  /** What stands above the text: the card's name. */
  name: Phrased;
  /** What is shared, where it is no result. */
  title?: string;
  /** The story picture of the side that came: its address, and the way to it. */
  story?: { src: string; link: KeepLink } | null;
}

export function ShareDialog({ what, text, path, picture, turned = false, name, title, story }: Shared) {
  const { texts, site } = useShell();
  const toast = useToast();
  const { share } = texts;
  const url = site.address + path;
  const targets = shareTargets(text, url);
  // The share sheet is the device's: known only in the browser, after the first render.
  const [sheetThere, setSheetThere] = useState(false);
  useEffect(() => setSheetThere(canShareSheet()), []);
  const tell = (target: ShareTarget) => count('share', { what, target });
  const copy = async () => {
    tell('copy');
    toast((await copyText(url)) ? share.copied : share.copyFailed);
  };

  return (
    <Dialog id={SHARE_DIALOG} kind="sheet" sky="paper" labelledBy={ELEMENT_IDS.shareTitle}>
      <h2 id={ELEMENT_IDS.shareTitle} className={sheet.title}>
        {title ?? share.title}
      </h2>
      <div className={sheet.preview}>
        <CardPicture picture={picture} alt="" sizes="64px" turned={turned} />
        <p>
          <b>
            <Phrases text={name} />
          </b>
          {text}
        </p>
      </div>
      <ul className={sheet.rows}>
        {SERVICES.map(([target, Icon]) => (
          <li key={target}>
            <a href={targets[target]} {...newTab} onClick={() => tell(target)}>
              <Icon />
              {share[target]}
              <ArrowIcon className={sheet.leaves} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy}>
            <LinkIcon />
            {share.copy}
          </button>
          <ToastPlace dialog={SHARE_DIALOG} />
        </li>
        {story && (
          <li>
            <a {...story.link('story')}>
              <PhoneIcon />
              {texts.keep.share}
            </a>
          </li>
        )}
        {sheetThere && (
          <li>
            <button
              type="button"
              onClick={() => {
                tell('sheet');
                shareBySheet({ text, url, pictures: [story?.src, picture.src], name: plain(name) });
              }}
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
