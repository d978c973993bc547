import { byHand, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';

/** The bed's edge from left to right, with the little heap over the bean. */
const SURFACE =
  '-40,352 40,350 110,346 180,350 250,348 300,346 326,338 352,333 378,338 404,347 450,350 520,346 580,350 640,350';

const EARTH = byHand(polygon([...spline(points(SURFACE)).flatten(8)[0]!, [640, 900], [-40, 900]]), 2);

/** The ground cut like a cake: loose dark mould, then loam, then clay and stones. */
export function soil(art: Art): void {
  art.fill(
    EARTH,
    art.linear(0, 340, 0, 862, ramp(0, '#6e4a32', 0.12, '#5a3b2a', 0.5, '#452d23', 1, '#2c1d1a')),
  );
  const layers: readonly (readonly [string, string, string])[] = [
    ['30,452 110,440 200,458 300,446 400,462 480,444 570,452', '#4a3126', '#6e4a32'],
    ['30,690 120,672 220,694 320,680 420,700 500,678 570,688', '#33221d', '#55382b'],
  ];
  for (const [edge, fill, above] of layers) {
    const layer = byHand(polygon([...points(edge), [570, 890], [30, 890]]), 5);
    const top = layer.bounds()[1];
    art.fill(layer, fill);
    stippled(art, layer, above, [0, top + 70], [0, top], [0, 0.9]);
  }
  stippled(art, EARTH, '#1d1314', [150, 0], [40, 0], [0, 0.75]);
  stippled(art, EARTH, '#1d1314', [450, 0], [566, 0], [0, 0.75]);
  crumbs(art);
  strokes(
    art,
    ['40,350 110,346 180,350 250,348 300,346 326,338 352,333 378,338 404,347 450,350 520,346 560,349'],
    4,
    '#e9c48a',
    0.06,
  );
}

/** Lumps of earth: dense and large above, few below; each a small flat form of its own. */
function crumbs(art: Art): void {
  const chance = random('crumbs');
  const lump = (reach: number): Path => {
    const down = chance() ** 1.7;
    const [x, y, r] = [
      chance.between(48, 552),
      lerp(366, 850, down),
      chance.between(1.6, reach) * lerp(1, 0.7, down),
    ];
    const turn = chance() * TAU;
    return spline(
      range(6, (k): [number, number] => {
        const angle = turn + (k / 6) * TAU;
        const far = r * chance.between(0.75, 1.2);
        return [x + Math.cos(angle) * far * 1.3, y + Math.sin(angle) * far * 0.85];
      }),
      true,
    );
  };
  art
    .blot(
      range(130, () => lump(8)),
      '#382419',
      0.9,
    )
    .blot(
      range(110, () => lump(6)),
      '#7d573a',
      0.85,
    )
    .blot(
      range(60, () => lump(3.4)),
      '#b98a5a',
      0.8,
    );
}

const form = lit({
  from: { towards: [-0.4, -0.9] },
  shade: '#1f1617',
  rim: '#d2b48c',
  rimWidth: 1.8,
  stray: 1,
});

/** Stones, and a piece of a blue bowl that somebody broke long ago. */
export function stones(art: Art): void {
  const places: readonly (readonly [number, number, number, number, string])[] = [
    [84, 472, 30, 19, '#8d7a66'],
    [126, 490, 14, 10, '#75695c'],
    [520, 600, 36, 24, '#83705f'],
    [476, 622, 15, 11, '#9b8568'],
    [452, 792, 60, 38, '#6e6159'],
    [530, 824, 44, 30, '#5f5550'],
    [386, 830, 22, 15, '#837263'],
    [200, 822, 40, 24, '#6a5c52'],
    [248, 842, 20, 14, '#7a6a5a'],
    [428, 520, 13, 9, '#8d7a66'],
  ];
  for (const [i, [x, y, rx, ry, fill]] of places.entries()) {
    const chance = random(`stone ${i}`);
    const outline = spline(
      range(8, (k): [number, number] => {
        const reach = chance.between(0.84, 1.14);
        return [x + Math.cos((k / 8) * TAU) * rx * reach, y + Math.sin((k / 8) * TAU) * ry * reach];
      }),
      true,
    );
    form(art, outline, fill, ry * 0.45);
  }
  form(art, closed('508,718! 540,708 560,722! 562,744 540,756! 530,742 512,738!'), '#dfe3d6', 5);
  strokes(art, ['514,724 536,716 558,730', '522,734 540,732 554,742'], INK.form, '#3f7f96', 0.1);
}

/** A worm has its own way through. */
export function worm(art: Art): void {
  const body = spline(points('470,694 446,702 424,694 404,702 400,720 418,732 442,732 456,744'));
  art.line([body, curve('446,700 490,690 520,694'), curve('446,736 470,754 492,756')], 15, '#221512');
  art.line(body, 8, '#c98a78');
  strokes(art, [body.translate(-0.6, -2.2)], 2, '#f2c4a8', 0.1);
  const rings = body.walk(26).slice(4, 22);
  art.blot(
    rings.map(({ x, y }) => ellipse(x, y, 0.7, 3)),
    '#9d5f54',
  );
}
