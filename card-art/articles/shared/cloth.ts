import { idOf } from '../../define.ts';
import { grade, velvet } from '../../kit/grade/grade.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { softShadow } from '../../kit/objects/soft-shadow.ts';
import { Art, ellipse, LINE, line, ramp, ribbon, roundRect } from '../../kit/pen/index.ts';
import { moonPhase } from '../../kit/sky/moon.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** A card's place on the cloth, and the moon that stands over it. */
export interface Seat {
  x: number;
  y: number;
  width: number;
  height: number;
  moon: number;
}

/** A dark cloth for cards to lie on: a shadow for each, and above it the moon of its seat. */
export function cloth(name: string, width: number, height: number, seats: readonly Seat[]): string {
  const art = new Art({
    id: idOf(name),
    width,
    height,
    palette: palettes.tarot,
    light: [width / 2, height * 0.4],
    reach: width * 0.7,
  });
  const tones = ramp(0, '#4a3576', 0.55, '#241a52', 1, '#100d2f');
  art.fill(roundRect(0, 0, width, height), art.radial(width / 2, height * 0.45, width * 0.68, tones));
  weave(art);
  for (const seat of seats) {
    softShadow(art, { ...seat, corner: 8 }, 14);
    const [x, y] = [seat.x + seat.width / 2, seat.y - 24];
    art.glow(x, y, 30, art.palette.glow, 0.3);
    moonPhase(art, x, y, 9, seat.moon, LINE.mid);
    for (const side of [-1, 1]) {
      const rule = line(x + side * 18, y, x + side * (seat.width / 2), y);
      art.blot(ribbon(rule, 1.6, { samples: 5, start: 0.9 }));
    }
  }
  return grade(art.toSvg(), velvet(0.72, 10));
}

/** A faint net with a star on every knot. */
function weave(art: Art): void {
  const step = 48;
  const knots: [number, number][] = [];
  for (let row = -1; row * step < art.height + step; row++) {
    for (let column = -1; column * step < art.width + step; column++) {
      knots.push([column * step + (row % 2 ? step / 2 : 0), row * step]);
    }
  }
  const mesh = knots.flatMap(([x, y]) => [-1, 1].map((side) => line(x, y, x + (side * step) / 2, y + step)));
  art.line(mesh, LINE.hair, 'gold', 0.16);
  art.blot(
    knots.map(([x, y]) => sparkle(x, y, 4)),
    'gold',
    0.35,
  );
  art.blot(
    knots.map(([x, y]) => ellipse(x, y + step / 2, 0.8)),
    'gold',
    0.3,
  );
}
