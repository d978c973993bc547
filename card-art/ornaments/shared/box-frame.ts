import { definePicture, type Picture } from '../../define.ts';

/** For `border-image`: 120 × 120, cut at 40. */
const SIZE = 120;

/** Double hairline with scooped corners, as on the oracle cards, and a star in each corner. */
export const boxFrame = (name: `ornaments/${string}`, outer: string, inner: string): Picture =>
  definePicture({
    name,
    width: SIZE,
    height: SIZE,
    format: { kind: 'svg' },
    draw() {
      const stars = [6, SIZE - 6].flatMap((x) => [6, SIZE - 6].map((y) => star(x, y, 4.6)));
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
        `<g fill="none" stroke-width="1"><path d="${scooped(0.5, 16)}" stroke="${outer}"/>` +
        `<path d="${scooped(6.5, 14)}" stroke="${inner}"/></g>` +
        `<path d="${stars.join('')}" fill="${outer}"/></svg>`
      );
    },
  });

function scooped(inset: number, radius: number): string {
  const [near, far] = [inset, SIZE - inset];
  const corner = (x: number, y: number): string => `A${radius} ${radius} 0 0 0 ${x} ${y}`;
  return (
    `M${near + radius} ${near}H${far - radius}${corner(far, near + radius)}V${far - radius}` +
    `${corner(far - radius, far)}H${near + radius}${corner(near, far - radius)}V${near + radius}` +
    `${corner(near + radius, near)}Z`
  );
}

const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
