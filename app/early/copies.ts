import { copyText } from '../lib/copy-text.ts';
import { around } from './around.ts';

/**
 * Copies what a button names (`data-copies`) within the tap itself, before React and on pages without it; `data-copied` on the
 * part around it (`data-copying`) says whether it worked.
 */
export function watchCopies(): void {
  document.addEventListener('click', async (event) => {
    const button = around<HTMLElement>(event, '[data-copies]');
    if (!button) return;
    document.querySelector('[data-copying][data-copied]')?.removeAttribute('data-copied');
    const copied = await copyText(button.dataset.copies ?? '');
    button.closest('[data-copying]')?.setAttribute('data-copied', copied ? 'yes' : 'no');
  });
}
