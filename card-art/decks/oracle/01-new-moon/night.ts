import { printed, stippledGlow, within } from '../../../kit/hand/index.ts';
import { type Art, curve, ellipse, Path, polygon, ramp, random, roundRect } from '../../../kit/pen/index.ts';
import { EYE } from './view.ts';

export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 560),
    art.linear(
      0,
      60,
      0,
      EYE.y,
      ramp(0, '#141b1b', 0.4, '#1f2a25', 0.72, '#37402c', 0.9, '#5f5a36', 1, '#7d6c40'),
    ),
  );
  stippledGlow(art, 470, EYE.y, 330, '#b08a4c', 0.5, 0.34);
}

/** Where the Milky Way lies thickest, 0 … 1. */
const milky = (x: number, y: number): number => {
  const across = (x - 470) * 0.86 + (y - 90) * 0.52 + 40 * Math.sin(y * 0.012);
  return Math.exp(-((across / 62) ** 2));
};

/** Small stars, as many as a night without a moon has; none before the dark disc. */
export function stars(art: Art): void {
  printed(art, [44, 60, 556, 520], () => {
    for (let t = 0; t <= 1; t += 0.08) {
      const [x, y] = [510 - 250 * t + 16 * Math.sin(t * 14), 70 + 430 * t];
      art.glow(x, y, 86 + 24 * Math.sin(t * 9), '#c9c196', 0.24 - 0.1 * t);
    }
  });
  const chance = random('moonless');
  const sizes: Path[] = [new Path(), new Path(), new Path()];
  for (let i = 0; i < 1700; i++) {
    const [x, y] = [chance.between(50, 550), 66 + (EYE.y - 76) * chance() ** 1.15];
    const rank = chance();
    if (chance() > 0.3 + milky(x, y) * 0.7 || Math.hypot(x - 186, y - 224) < 60) continue;
    sizes[rank > 0.975 ? 2 : rank > 0.76 ? 1 : 0]!.moveTo(x, y).lineTo(x, y);
  }
  art
    .line(sizes[0]!, 1.2, '#d9d2b0', 0.65)
    .line(sizes[1]!, 2, '#f0e6c4', 0.85)
    .line(sizes[2]!, 3.1, '#fff3d0');
}

/** The disc that no sun reaches, in what light the earth sends it; the merest edge of it is lit. */
export function darkMoon(art: Art, x: number, y: number, radius: number): void {
  art.glow(x, y, radius * 2.4, '#a9b08a', 0.28);
  const disc = ellipse(x, y, radius);
  art.fill(disc, art.radial(x + 10, y + 16, radius * 1.3, ramp(0, '#4a5a4e', 0.7, '#3c493f', 1, '#323e37')));
  // towards the sun, which has gone down over the fields at the right
  within(art, disc, { side: [1.7, 3], paint: '#f8efc6' });
}

/** Hills, a hedge, a house where somebody waits. */
export function horizon(art: Art): void {
  const hills = curve('40,548 110,530 180,538 250,524 330,540 400,530 470,538 560,520')
    .lineTo(560, 600)
    .lineTo(40, 600)
    .close();
  art.fill(hills, '#39402c');
  const chance = random('hedge');
  const crowns: Path[] = [];
  for (let x = 40; x < 570; x += chance.between(7, 18)) {
    const tall = 8 + 16 * Math.max(0, Math.sin(x * 0.021 + 2)) * chance.between(0.5, 1.3);
    crowns.push(ellipse(x, EYE.y - tall * 0.4, chance.between(9, 17), tall));
  }
  art.fill([...crowns, roundRect(40, EYE.y - 4, 530, 30)], '#262e22');
  const [hx, hy] = [492, EYE.y + 3];
  art.fill(roundRect(hx - 22, hy - 26, 44, 26), '#1f241c');
  art.fill(
    polygon([
      [hx - 30, hy - 24],
      [hx - 18, hy - 46],
      [hx + 18, hy - 46],
      [hx + 30, hy - 24],
    ]),
    '#1a1f1a',
  );
  art.fill(roundRect(hx + 6, hy - 56, 7, 16), '#1a1f1a');
  art.glow(hx - 9, hy - 14, 34, '#f0b860', 0.7);
  art.fill(roundRect(hx - 13, hy - 19, 8, 9), '#ffdf98');
}
