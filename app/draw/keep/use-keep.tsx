import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { early } from '../../early/hand-over.ts';
import type { DrawnCard } from '../drawn-card.ts';
import type { Side } from '../machine.ts';
import type { KeepDialogProps } from './keep-dialog.tsx';
import { type KeepKind, keepsakeAddress } from './keepsakes.ts';

/** Attributes of a link that shows a picture to take along: in the dialog, without scripts as a picture alone. */
export type KeepLink = (kind: KeepKind) => {
  href: string;
  onClick: (event: MouseEvent) => void;
} & ReturnType<typeof early>;

interface Opened {
  kind: KeepKind;
  Dialog: ComponentType<KeepDialogProps>;
}

/**
 * The dialog with wallpaper and story; its module comes at the first tap.
 * @returns what its links are made of, the dialog, which the page shows beside its content, and what the share dialog takes; null without pictures
 */
export function useKeep(
  card: Pick<DrawnCard, 'keepsakes' | 'name'> | null,
  side: Side,
): { link: KeepLink; dialog: ReactNode; story: { src: string; link: KeepLink } } | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!card?.keepsakes) return null;
  const { keepsakes, name } = card;
  const link: KeepLink = (kind) => {
    const href = keepsakeAddress(keepsakes, kind, side);
    const open = async (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      try {
        const { KeepDialog } = await import('./keep-dialog.tsx');
        setOpened({ kind, Dialog: KeepDialog });
      } catch {
        // What she asked for is the picture.
        location.assign(href);
      }
    };
    return { href, onClick: open, ...early('replay') };
  };
  const dialog = opened && (
    <opened.Dialog
      keepsakes={keepsakes}
      side={side}
      name={name}
      first={opened.kind}
      onClose={() => setOpened(null)}
    />
  );
  return { link, dialog, story: { src: keepsakeAddress(keepsakes, 'story', side), link } };
}
