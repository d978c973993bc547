/** The middle value; of an even number the mean of the two in the middle. @throws for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.');
  return (upper + lower) / 2;
}

/** Half the distance between the quarters, as a part of the median: how far runs of one thing lie apart. */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? 0;
  const middle = median(values);
  return middle === 0 ? 0 : (at(0.75) - at(0.25)) / 2 / middle;
}
