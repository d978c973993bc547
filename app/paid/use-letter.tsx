import { type ComponentType, type ReactNode, type RefObject, useState } from 'react';
import type { Pages } from '../content/types.ts';
import type { LetterDialogProps } from './letter-dialog.tsx';
import type { ShownService } from './shown-service.ts';

/**
 * The sample letter as a letter: a dialog, whose module comes at the first tap.
 * @param plain where the same text stands in the page, opened where the module does not come
 */
export function useLetter(
  service: ShownService,
  texts: Pages['paid'],
  plain: RefObject<HTMLDetailsElement | null>,
): { open(): Promise<void>; dialog: ReactNode } {
  const [Letter, setLetter] = useState<ComponentType<LetterDialogProps> | null>(null);
  return {
    async open() {
      try {
        const { LetterDialog } = await import('./letter-dialog.tsx');
        setLetter(() => LetterDialog);
      } catch {
        if (!plain.current) return;
        plain.current.open = true;
        plain.current.scrollIntoView();
      }
    },
    dialog: Letter && <Letter service={service} texts={texts} onClose={() => setLetter(null)} />,
  };
}
