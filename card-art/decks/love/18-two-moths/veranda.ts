import {
  byHand,
  contactShadow,
  INK,
  ink,
  modelled,
  stippled,
  stippledGlow,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Where the boards end and the garden begins. */
const EDGE = 676;

/** A moonless garden: sky, a wood, bushes that catch a little of the lantern. */
export function garden(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 700),
    art.linear(0, 100, 0, 660, ramp(0, '#141438', 0.55, '#2c2c66', 1, '#545090')),
  );
  const chance = random('stars');
  art.blot(
    range(34, () => ellipse(chance.between(60, 540), chance.between(240, 470), chance.between(0.6, 1.6))),
    '#dcd8f8',
    0.85,
  );
  for (const [knots, fill, mist] of [
    ['30,560 70,520 120,532 160,492 220,516 270,500 330,530 400,506 470,528 570,500', '#343470', '#545090'],
    ['30,610 90,588 150,600 220,580 290,602 370,590 570,596', '#24244f', '#3c3a78'],
  ] as const) {
    const wood = byHand(polygon([...points(knots), [570, 760], [30, 760]]), 6);
    art.fill(wood, fill);
    stippled(art, wood, mist, [0, wood.bounds()[1] + 20], [0, 680], [0, 0.8]);
  }
  const bush = Path.join(
    range(15, (i) =>
      byHand(ellipse(56 + i * 21, 662 - 18 * Math.sin(i * 1.3) - (i < 3 ? 26 : 0), 24, 32), 4),
    ),
  );
  modelled(
    art,
    [20, 590, 400, 720],
    { towards: [-4, 10], soft: 7, shade: '#0e0e2a', rim: '#c88a78', rimWidth: 1.8 },
    () => void art.fill(bush, '#2a2c56'),
  );
  stippledGlow(art, 180, 650, 170, '#e8a468', 0.7, 0.5);
}

/** Post, beam and a half-lowered blind, lit from below. */
export function eaves(art: Art): void {
  const blind = roundRect(96, 40, 520, 190);
  art.fill(blind, art.linear(0, 60, 0, 232, ramp(0, '#16112e', 0.6, '#2c2048', 1, '#5c3c54')));
  const chance = random('reeds');
  art.blot(
    range(27, (i) => {
      const y = 62 + i * 6.4;
      return ink(line(90, y, 560, y + chance.between(-0.6, 0.6)), 1.6, i, 0.05);
    }),
    '#120c26',
  );
  stippled(art, blind, '#f0a860', [200, 130], [180, 236], [0, 0.45]);
  for (const x of [190, 330, 456]) art.line(line(x, 50, x, 232), 2.2, '#7a4858');
  modelled(
    art,
    [30, 210, 640, 270],
    { towards: [-2, 6], soft: 5, shade: '#120c26', rim: '#ffbf78', rimWidth: 2 },
    () => {
      art.fill(byHand(roundRect(92, 226, 520, 13, 5), 1), '#6a4658');
    },
  );
  modelled(
    art,
    [30, 40, 130, 780],
    { towards: [8, 4], soft: 8, shade: '#0c0a20', rim: '#ffb868', rimWidth: 2.6 },
    () => {
      art.fill(byHand(roundRect(60, 60, 36, 640), 1), '#4a3050');
    },
  );
  stippled(art, roundRect(62, 300, 34, 398), '#f0a868', [96, 620], [66, 480], [0.75, 0]);
  for (const [i, grain] of ['70,330 72,440 69,560', '84,300 82,420 86,600', '77,520 78,600 76,668'].entries())
    art.blot(ink(curve(grain), INK.form, i, 0.2), '#2a1a38');
}

/** The boards run from us to the edge; the lantern lies on them. */
export function boards(art: Art, [x, y]: readonly [number, number]): void {
  const floor = polygon(points('30,676 570,676 570,890 30,890'));
  art.fill(floor, art.linear(0, EDGE, 0, 870, ramp(0, '#4c3454', 1, '#22183c')));
  art.clip(floor, () => stippledGlow(art, x, y, 290, '#f0a860', 1, 0.42));
  const chance = random('boards');
  for (const i of range(14, (n) => n)) {
    const far = 300 + (i - 6.5) * 46;
    const near = 300 + (i - 6.5) * 84;
    art.blot(ink(line(far, EDGE + 4, near, 890), INK.contour, i, 0), '#241432');
    const t = chance.between(0.2, 0.7);
    const from = [lerp(far, near, t) + 14, lerp(EDGE, 890, t)] as const;
    art.blot(
      ink(line(...from, from[0] + (near - far) * 0.22 + 4, from[1] + 46), INK.detail, i, 0.2),
      '#3a2038',
    );
  }
  modelled(
    art,
    [20, 660, 600, 710],
    { towards: [-2, -5], soft: 4, shade: '#180e2c', rim: '#ffbf78', rimWidth: 1.8 },
    () => void art.fill(byHand(roundRect(30, EDGE - 6, 560, 13), 1), '#5c3c58'),
  );
}

/** A cup of tea that has gone cold. */
export function cup(art: Art, x: number, y: number): void {
  contactShadow(art, x + 8, y - 1, 30, 8, '#140c28');
  const body = closed('-19,-34! -18,-14 -12,-2 12,-2 18,-14 19,-34!').translate(x, y);
  modelled(
    art,
    [x - 40, y - 60, x + 40, y + 20],
    { towards: [-8, -2], soft: 7, shade: '#140c28', rim: '#ffd8a0', rimWidth: 2.2 },
    () => void art.fill(body, '#5c6a98'),
  );
  art.fill(ellipse(x, y - 34, 19, 5), '#8a94b8').fill(ellipse(x, y - 33, 15.5, 3.6), '#3c3428');
  art.blot(ink(curve('-17,-18 -4,-12 8,-13 17,-18').translate(x, y), INK.form, 3, 0), '#b4bcdc');
}
