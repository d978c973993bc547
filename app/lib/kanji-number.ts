const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number from 1 to 99 in kanji: 十一, 三十; others in digits. */
export function kanjiNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 99) return String(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${DIGITS[ones]}`;
}
