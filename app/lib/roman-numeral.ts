const STEPS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/**
 * The numeral of a major arcana card; the Fool keeps its 0.
 * @param number 0 to 39
 */
export function romanNumeral(number: number): string {
  if (number === 0) return '0';
  let rest = number;
  let numeral = '';
  for (const [value, sign] of STEPS) {
    while (rest >= value) {
      numeral += sign;
      rest -= value;
    }
  }
  return numeral;
}
