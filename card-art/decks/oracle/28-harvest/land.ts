import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { onField, RACK, VANISHING } from './view.ts';

const HORIZON = VANISHING[1];

/** Late light: smoky green above, straw and apricot over the hills. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 340),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#b9c8ae', 0.4, '#dfddb4', 0.75, '#f7e2ac', 1, '#fbd694')),
  );
  stippledGlow(art, x, y, 340, '#fff4cc', 1, 0.8);
  mackerel(art);
}

/** Autumn's flocks of small clouds: they close up towards the horizon. */
function mackerel(art: Art): void {
  const chance = random('mackerel');
  const puffs = range(420, () => {
    const far = chance() ** 0.8;
    const along = chance.between(-1, 1);
    const [x, y] = [230 + along * 330 + far * 60, 88 + far * 128 - along * 34];
    const ripple = Math.sin(y * 0.36 + along * 5) + 1 - Math.abs(along) * 0.5;
    const size = (1 - far * 0.62) * ripple * chance.between(0.4, 0.9);
    return ellipse(x, y, 15 * size, 3.8 * size).rotate(-6, x, y);
  });
  const seen = Path.join(puffs.filter((puff) => puff.bounds()[2] - puff.bounds()[0] > 6));
  stippled(art, seen, '#fff6d6', [520, 60], [90, 220], [0.4, 1.05]);
}

/** A wood of round crowns along a line of tops. */
function wood(seed: string, tops: string, size: number): Path {
  const chance = random(seed);
  const crowns = points(tops).flatMap(([x, y]) =>
    range(4, () =>
      ellipse(
        x + chance.between(-size, size) * 1.4,
        y + chance.between(0, size) * 1.1,
        size * chance.between(0.6, 1.15),
        size * chance.between(0.6, 1),
      ),
    ),
  );
  return byHand(Path.join(polygon([...points(tops), [600, HORIZON + 4], [30, HORIZON + 4]]), crowns), 2);
}

/** Hills in the haze, a wood at the edge of the field, a farm whose smoke stands over it. */
export function hills(art: Art): void {
  const far = byHand(
    polygon(points('30,296 90,270 150,262 210,284 270,268 340,250 420,272 560,240 560,372 30,372')),
    4,
  );
  art.fill(far, '#b3bf9c');
  stippled(art, far, '#f8e0aa', [0, 262], [0, 366], [0.1, 1]);
  const near = wood(
    'wood',
    '30,284 56,296 84,308 112,320 144,328 178,334 214,332 250,338 300,336 360,338',
    12,
  );
  art.fill(near, '#7f9474');
  stippled(art, near, '#d9cf98', [0, 316], [0, HORIZON], [0, 0.7]);
  stippled(art, near, '#f6e2a4', [30, 0], [230, 0], [0.65, 0]);
  farm(art);
}

function farm(art: Art): void {
  const smoke = closed(
    '78,336! 76,318 86,302 82,284 96,262 98,240 122,214 176,190! 162,214 130,238 122,262 104,284 98,304 86,320 83,336!',
  );
  stippled(art, smoke, '#fdf3d6', [0, 334], [0, 200], [0.95, 0.15]);
  art.fill(polygon(points('56,366 56,350 104,350 104,366')), '#e8d2a0');
  art.fill(polygon(points('84,366 84,350 104,350 104,366')), '#a08f6c');
  art.fill(polygon(points('48,351 60,334 94,334 110,351')), '#6d6a50');
  art.fill(polygon(points('48,351 60,334 68,334 58,351')), '#c9ac74');
  art.fill(polygon(points('66,366 66,355 74,355 74,366')), '#5a543f');
}

/** The field: a strip not cut yet far off, then the ground between the stubble. */
export function field(art: Art): void {
  art.fill(
    roundRect(44, HORIZON, 512, 520),
    art.linear(0, HORIZON, 0, 866, ramp(0, '#e6cf8c', 0.12, '#d3bc78', 0.4, '#c3a862', 1, '#b0965a')),
  );
  const ripe = byHand(polygon(points('30,366 330,366 330,374 30,380')), 1.5);
  art.fill(ripe, '#e9bd58');
  stippled(art, ripe, '#a9853f', [0, 368], [0, 382], [0, 0.9]);
  const bank = byHand(polygon(points('30,379 330,373 330,376 30,386')), 1);
  art.fill(bank, '#8f9a62');
  const edge = RACK - 10;
  const shade = polygon([onField(edge, 0, 0.1), [620, HORIZON + 24], [620, 900], onField(edge, 0, 1.8)]);
  art.fill(shade, '#6b6b48', 0.75);
}
