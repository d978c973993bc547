import { byHand, INK, ink, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const form = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#3d5a3c',
  rim: '#fff3bd',
  rimWidth: 1.8,
  stray: 1,
});

/** Five in the morning in May: sky, woods, a farm, the beds that run to it. */
export function garden(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 320),
    art.linear(60, 240, 380, 60, ramp(0, '#fff3c4', 0.35, '#f5e5b4', 0.7, '#cfdcbc', 1, '#a9cdbf')),
  );
  stippledGlow(art, 62, 204, 170, '#fffbe2', 0.95, 0.9);
  const wood = byHand(
    polygon([
      ...points('30,214 70,206 110,210 150,200 200,206 250,196 310,202 370,188 430,194 490,182 570,188'),
      [570, 260],
      [30, 260],
    ]),
    3,
  );
  art.fill(wood, '#9dbb97');
  stippled(art, wood, '#f7edbe', [0, 206], [0, 244], [0, 1]);
  farm(art);
  art.fill(
    roundRect(40, 236, 520, 140),
    art.linear(0, 236, 0, 350, ramp(0, '#c9cf83', 0.5, '#a2b45f', 1, '#7d9a4c')),
  );
  beds(art);
  poles(art);
}

function farm(art: Art): void {
  form(
    art,
    closed('440,240! 436,214 420,204 424,184 444,170 470,166 500,172 520,164 560,176! 570,240!'),
    '#6f9c66',
    10,
  );
  art.fill(polygon(points('372,240 372,204 448,204 448,240')), '#e9d2a4');
  art.fill(polygon(points('372,240 372,204 384,204 384,240')), '#fff3cf');
  art.fill(polygon(points('362,206 382,176 444,176 460,206')), '#b9694c');
  art.fill(polygon(points('362,206 382,176 388,176 372,206')), '#e8a070');
  art.fill([roundRect(398, 214, 10, 12), roundRect(424, 214, 10, 12)], '#7d6a56');
  art.fill(roundRect(428, 164, 9, 18), '#a8785a');
}

/** Where the rows meet, and where each comes to the edge of the cut. */
const END = [196, 236] as const;
const ROWS = [-230, -90, 60, 230, 420, 640];

function beds(art: Art): void {
  for (const [i, x] of ROWS.entries()) {
    const wide = 54;
    art.fill(
      polygon([
        [END[0] + i * 3, END[1] + 4],
        [END[0] + i * 3 + 4, END[1] + 4],
        [x + wide, 372],
        [x - wide, 372],
      ]),
      '#8a6a48',
    );
    const plants = range(11, (k) => {
      const t = ((k + 1) / 12) ** 1.9;
      const [px, py] = [END[0] + i * 3 + (x - END[0]) * t, END[1] + 6 + 118 * t];
      return [px, py, 3 + 17 * t] as const;
    }).filter(([px, py]) => py < 338 && px > 40 && px < 560);
    art.blot(
      plants.map(([px, py, r]) => ellipse(px + r * 0.7, py + r * 0.1, r * 1.2, r * 0.3)),
      '#5f4a34',
    );
    art.blot(
      plants.map(([px, py, r]) => ellipse(px, py - r * 0.4, r, r * 0.66)),
      '#5d8a44',
    );
    art.blot(
      plants.map(([px, py, r]) => ellipse(px - r * 0.3, py - r * 0.62, r * 0.62, r * 0.36)),
      '#abc774',
    );
  }
}

/** Last year's bean poles, tied, with the first of this year's runners on them. */
function poles(art: Art): void {
  const tied = ['66,338 118,120', '150,340 98,118', '112,330 106,122'];
  art.blot(
    tied.map((pole, i) => ribbon(curve(pole), 5, { start: 1, end: 0.7 }).translate(0, i)),
    '#8a6a44',
  );
  art.blot(
    tied.map((pole, i) => ink(curve(pole).translate(-1.6, 0), 1.2, i, 0)),
    '#f7e3ae',
  );
  strokes(art, ['98,138 110,142 118,136', '98,143 109,147 118,141'], INK.form, '#6b3f2c', 0);
  const chance = random('runners');
  const runner = (pole: string, seed: number): Path[] =>
    curve(pole)
      .walk(12)
      .slice(0, 7)
      .flatMap(({ x, y }) => [
        leaf(x, y, 13, 12, chance.between(-110, -50) + seed, 2),
        leaf(x, y, 12, 11, chance.between(40, 110), -2),
      ]);
  const leaves = [...runner(tied[0]!, 0), ...runner(tied[1]!, 6)];
  art
    .blot(
      leaves.filter((_, i) => i % 3),
      '#71994e',
    )
    .blot(
      leaves.filter((_, i) => i % 3 === 0),
      '#b8ce79',
    );
  art.blot(
    Path.join(
      [
        [84, 262],
        [134, 272],
        [92, 228],
      ].map(([x, y]) => ellipse(x!, y!, 3.4, 3)),
    ),
    '#d65148',
  );
}
