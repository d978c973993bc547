import { around } from './around.ts';

/**
 * Stands in for `command`/`commandfor` and `closedby` where the browser lacks them, and gives the focus back.
 * Not in Safari before 26.2, Chrome before 135, Firefox before 144.
 */
export function openDialogs(): void {
  const hasInvokers = 'command' in HTMLButtonElement.prototype;
  const hasLightDismiss = 'closedBy' in HTMLDialogElement.prototype;
  document.addEventListener('click', (event) => {
    const button = around<HTMLElement>(event, '[commandfor]');
    const dialog =
      button &&
      (document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null);
    if (dialog && !hasInvokers) {
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) showModal(dialog, button);
    }
    const beside = around<HTMLDialogElement>(event, 'dialog[closedby=any]');
    if (!hasLightDismiss && beside && beside === event.target) {
      const box = beside.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) beside.close();
    }
  });
}

/** Opens a dialog; when it closes, the focus goes back to what opened it. */
export function showModal(dialog: HTMLDialogElement, opener: HTMLElement): void {
  dialog.showModal();
  dialog.addEventListener('close', () => opener.focus(), { once: true });
}
