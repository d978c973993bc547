/** A colour between two '#rrggbb' ones: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, t: number): string => {
  const k = Math.min(1, Math.max(0, t));
  const channel = (start: number): string => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(a! + (b! - a!) * k)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
};
