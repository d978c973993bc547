import { paths } from '../../addresses/paths.ts';
import type { SignName } from '../content/types.ts';
import type { Picture } from '../pictures/picture.ts';
import { More } from '../ui/button.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Message } from '../ui/message.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './my-sign-row.module.css';

export interface MySignEntry {
  sign: SignName;
  name: string;
  picture: Picture;
  nickname: string;
  columns: readonly (readonly string[])[];
  lead: string;
}

/**
 * Her sign, first on the page once it is chosen: all twelve stand here, hers is shown by the document's mark
 * (`styles/my-sign.css`), so nothing comes in late.
 */
export function MySignRow({
  signs,
  label,
  readOn,
}: {
  signs: readonly MySignEntry[];
  label: string;
  readOn: string;
}) {
  return signs.map(({ sign, name, picture, nickname, columns, lead }) => (
    <div key={sign} data-sign-of={sign}>
      <PageLink to={paths.sign(sign)} className={styles.row}>
        <PictureElement picture={picture} alt="" sizes="(min-width: 1024px) 250px, 104px" />
        <span>
          <span className={styles.yours}>{label}</span>
          <b>{name}</b>
          <em>{nickname}</em>
          <span className={styles.lead}>{lead}</span>
          <More>{readOn}</More>
        </span>
        <div className={styles.nickname} aria-hidden="true">
          <Message columns={columns} />
        </div>
      </PageLink>
    </div>
  ));
}
