/** Corrects what the page says before it is painted: whenever more of the page has come, the last time when all has. */
export function whileParsing(correct: () => void): void {
  const watcher = new MutationObserver(correct);
  watcher.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    watcher.disconnect();
    correct();
  });
}
