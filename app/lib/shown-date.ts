/**
 * A date of the content (`2025-09-03`) as it is shown: `2025/9/3`.
 * @param date year-month-day with leading zeros
 */
export function shownDate(date: string): string {
  return date.split('-').map(Number).join('/');
}

/** Its day alone: `9/3`. */
export function shownDay(date: string): string {
  return date.split('-').slice(1).map(Number).join('/');
}

/**
 * The month of a date of the content: `2025年9月` of `2025-09-03`.
 * @param date year-month-day with leading zeros
 */
export function shownMonth(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return `${year}年${month}月`;
}
