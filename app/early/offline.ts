/** The page shown without a network tries the wanted one again: at a press, and as soon as the network is back. */
export function watchForNetwork(): void {
  const retry = document.querySelector('[data-offline] button');
  if (!retry) return;
  const again = () => window.location.reload();
  retry.addEventListener('click', again);
  window.addEventListener('online', again);
}
