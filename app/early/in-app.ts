import { inAppBrowser, phoneOf } from '../shell/in-app-browser.ts';
import { around } from './around.ts';
import { showModal } from './dialogs.ts';

/**
 * Marks the document with her phone, so that the sheet shows its steps alone. Where LINE's sign-up fails, a link to LINE opens the explanation instead; in LINE itself outside links leave it.
 */
export function watchInAppBrowsers(): void {
  const phone = phoneOf(navigator.userAgent);
  if (phone) document.documentElement.setAttribute('data-phone', phone);
  const found = inAppBrowser(navigator.userAgent);
  if (!found) return;
  document.documentElement.setAttribute('data-in-app', found);
  document.addEventListener('click', found === 'line' ? leaveLine : explainLine, true);
}

/** LINE opens an outside link in the real browser when the address asks for it. */
function leaveLine(event: Event): void {
  const link = around<HTMLAnchorElement>(event, 'a[target=_blank]');
  if (!link || link.hasAttribute('data-line-link') || /[?&]openExternalBrowser=/.test(link.search)) return;
  link.search += `${link.search ? '&' : '?'}openExternalBrowser=1`;
}

function explainLine(event: Event): void {
  const link = around<HTMLAnchorElement>(event, 'a[data-line-link]');
  const sheet = link && (document.getElementById('line-sheet') as HTMLDialogElement | null);
  if (!sheet) return;
  event.preventDefault();
  event.stopPropagation();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  showModal(sheet, link);
}
