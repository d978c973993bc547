import { palettes } from '../kit/grade/palettes.ts';
import { Art, ellipse, LINE, ramp, random, range, roundRect } from '../kit/pen/index.ts';
import { CRESCENT } from '../kit/sky/crescent.ts';
import { ticks } from '../kit/sky/halo.ts';
import { sparkle } from '../kit/sky/star.ts';

const SIZE = 512;
const MIDDLE = SIZE / 2;

/** The middle of the mark's star, in the box of its crescent. */
const STAR = [19.5, 15] as const;

export interface IconOptions {
  /** Radius of the ground's corners; 0 where the system cuts the shape itself. */
  corner: number;
  /** Size of the mark, as a part of the icon. */
  mark: number;
  /** Ring, ticks and small stars: only where there are pixels for them. */
  detail: boolean;
}

/** The crescent that holds a star, on night; an SVG of 512 × 512. */
export function icon({ corner, mark, detail }: IconOptions): string {
  const art = new Art({
    id: 'icon-',
    width: SIZE,
    height: SIZE,
    palette: palettes.tarot,
    light: [300, 230],
    reach: 420,
  });
  const night = ramp(0, '#3e285c', 0.55, '#221a45', 1, '#120e2a');
  art.fill(roundRect(0, 0, SIZE, SIZE, corner), art.radial(290, 240, 330, night));
  if (detail) sky(art, mark);
  const scale = (SIZE * mark) / 24;
  // the crescent is heavier on its left: its optical middle lies right of the box's
  const place = (path: typeof CRESCENT) => path.translate(-15.4, -15).scale(scale).translate(MIDDLE, MIDDLE);
  const [starX, starY] = [(STAR[0] - 15.4) * scale + MIDDLE, MIDDLE];
  art.glow(starX, starY, 150, '#ffe2ac', 0.34);
  const metal = art.linear(140, 110, 380, 420, ramp(0, '#fff1cf', 0.45, '#f0d59c', 1, '#c59a5c'));
  art.fill(place(CRESCENT), metal);
  art.fill(sparkle(starX, starY, (detail ? 6.2 : 6.8) * scale, detail ? 0.2 : 0.29), '#fff6df');
  return art.toSvg();
}

function sky(art: Art, mark: number): void {
  const radius = (SIZE * mark) / 2 + 26;
  art.line(ellipse(MIDDLE, MIDDLE, radius), LINE.mid, 'gold', 0.7);
  art.line(ticks(MIDDLE, MIDDLE, radius + 5, radius + 11, 72), LINE.fine, 'gold', 0.6);
  const chance = random('icon');
  const stars = range(
    26,
    () => [chance.between(30, 482), chance.between(30, 482), chance.between(1.2, 2.6)] as const,
  );
  const outside = stars.filter(([x, y]) => Math.hypot(x - MIDDLE, y - MIDDLE) > radius + 22);
  art.blot(
    outside.map(([x, y, size]) => ellipse(x, y, size)),
    '#f3dba8',
    0.7,
  );
}
