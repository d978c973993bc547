import type { ReactNode } from 'react';
import type { Pages } from '../content/types.ts';
import { copyText } from '../lib/copy-text.ts';
import { buttonClass } from '../ui/button.tsx';
import { CopyIcon } from '../ui/icons.tsx';
import { useToast } from '../ui/toast.tsx';

interface CopyOrderProps {
  text: string;
  texts: Pages['paid']['order'];
  /** Its place, where it is no button of its own line. */
  className?: string | undefined;
  children: ReactNode;
}

/** Copies the text about her card, for the order. */
export function CopyOrder({ text, texts, className, children }: CopyOrderProps) {
  const toast = useToast();
  return (
    <button
      type="button"
      className={className ?? buttonClass({ look: 'line', compact: true })}
      onClick={async () => toast((await copyText(text)) ? texts.copied : texts.copyFailed)}
    >
      <CopyIcon />
      {children}
    </button>
  );
}
