/**
 * A price as it is written: `3,000`, without the 円 that stands beside it.
 * @param amount whole yen
 */
export function yen(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A price in a sentence: `3,000円`.
 * @param amount whole yen
 */
export function inYen(amount: number): string {
  return `${yen(amount)}円`;
}
