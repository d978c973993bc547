/** 正位置 and 逆位置 as the deck calls them; null where it is not read by sides. */
export function sideNames({
  reversals,
  labels,
}: {
  reversals: boolean;
  labels: { upright?: string | undefined; reversed?: string | undefined };
}): { upright: string; reversed: string } | null {
  return reversals ? { upright: labels.upright ?? '', reversed: labels.reversed ?? '' } : null;
}
