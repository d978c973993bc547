import { mondayOf, weekShown } from '../horoscope/week.ts';
import { whileParsing } from './while-parsing.ts';

/**
 * Shows this week's words, and the next week's link once it may be read, before they are painted: the page may be older
 * than its week.
 */
export function correctWeek(): void {
  const now = Date.now();
  const monday = mondayOf(now);
  whileParsing(() => {
    for (const group of document.querySelectorAll('[data-weeks]')) {
      const weeks = [...group.querySelectorAll<HTMLElement>(':scope > [data-monday]')];
      if (weeks.length === 0) continue;
      const shown = weekShown(
        weeks.map((week) => week.dataset.monday!),
        monday,
      );
      for (const week of weeks) hide(week, week.dataset.monday !== shown.monday);
      const late = group.querySelector<HTMLElement>(':scope > [data-weeks-late]');
      if (late) hide(late, !shown.late);
    }
    for (const item of document.querySelectorAll<HTMLElement>('[data-opens]')) {
      const open = now >= Number(item.dataset.opens);
      hide(item, item.hasAttribute('href') !== open);
    }
  });
}

function hide(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}
