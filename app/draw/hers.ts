/**
 * Marks on a card's page what was hers, from the address she came by: the side that came stands first, the theme she
 * asked about first in both; a card that a friend sent says so. What only then is seen carries `data-hers`; the page is whole
 * without it. The page's own script does it
 * before the first paint (`early/`), React on its way from page to page.
 * @param page the element around hero and text
 * @param search the address's query: `side`, `theme`, `from`
 */
export function markHers(page: HTMLElement, search: string): void {
  const asked = new URLSearchParams(search);
  const side = asked.get('side');
  const theme = asked.get('theme');
  if (side !== null && page.querySelector(`[data-of="${CSS.escape(side)}"]`)) page.dataset.side = side;
  else delete page.dataset.side;
  for (const answer of page.querySelectorAll<HTMLElement>('[data-theme]'))
    answer.toggleAttribute('data-asked', answer.dataset.theme === theme);
  page.toggleAttribute('data-friend', asked.get('from') === 'friend');
}
