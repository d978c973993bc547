import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { SHARE_DIALOG } from './share-dialog.tsx';

/** Opens the share dialog of its page, before React has come too. */
export function ShareButton({ look = 'line', children }: Pick<ButtonLook, 'look'> & { children: ReactNode }) {
  return (
    <button type="button" className={buttonClass({ look })} {...dialogCommand(SHARE_DIALOG, 'show-modal')}>
      <ShareIcon />
      {children}
    </button>
  );
}
