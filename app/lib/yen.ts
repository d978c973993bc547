/**
 * A price as it is written: `3,000`, without the 円 that stands beside it.
 * @param amount whole yen
 */
export function yen(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
