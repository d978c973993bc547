import { byHand, contactShadow, lit, modelled, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  limb,
  local,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { dapple } from './dapple.ts';

/** Our eye's height on the picture. */
const LEVEL = 520;

/** Far trees in the haze of the forenoon, an open sky between them. */
export function distance(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 500),
    art.linear(0, 60, 0, LEVEL, ramp(0, '#dfe3a4', 0.5, '#f3edbd', 1, '#fbf0cd')),
  );
  const chance = random('far trees');
  for (const [colour, foot, high, count] of [
    ['#dbdda0', 530, 330, 16],
    ['#c3cd86', 534, 190, 18],
    ['#a5b56c', 540, 84, 20],
  ] as const) {
    const crowns = range(count, () => {
      const x = chance.between(40, 330);
      const y = foot - high * chance.between(0.45, 1) * (1 - x / 900);
      const r = chance.between(20, 44);
      return [
        ellipse(x, y, r, r * 0.8),
        ellipse(x + r * 0.6, y + r * 0.5, r * 0.8),
        ellipse(x - r, y + r * 0.4, r * 0.5),
      ];
    });
    const fade = art.linear(0, foot - high, 0, foot, ramp(0, colour, 0.65, colour, 1, '#f4ecc0'));
    art.fill(Path.join(crowns, roundRect(44, foot - high * 0.5, 300, high * 0.5)), fade);
  }
}

/** The shrine's hall under its curved roof, paler than anything near. */
export function hall(art: Art): void {
  const face = polygon([
    [44, 470],
    [196, 470],
    [196, 552],
    [44, 552],
  ]);
  art.fill(face, '#c9b184');
  art.blot([roundRect(84, 486, 30, 58), roundRect(122, 486, 30, 58), roundRect(44, 486, 30, 58)], '#8f7a56');
  art.blot(
    [76, 116, 154, 188].map((x) => roundRect(x, 466, 6, 86)),
    '#a07a52',
  );
  art.fill(roundRect(44, 544, 168, 5), '#ab9468').fill(roundRect(44, 549, 180, 12), '#d8c89a');
  const roof = byHand(closed('20,400! 138,396! 158,430 186,454 228,468! 226,476 190,474! 30,474!'), 1);
  modelled(
    art,
    [30, 380, 240, 490],
    { towards: [-4, -14], soft: 10, shade: '#6f7550', depth: 0.7, rim: '#f8f2cc', rimWidth: 1.6 },
    () => void art.fill(roof, '#9a9c70'),
  );
  art.fill(closed('30,392! 142,388! 146,398! 30,402!'), '#7e8260');
  strokes(
    art,
    ['60,404 64,440 62,472', '90,402 98,440 104,472', '118,400 130,438 146,472'],
    1,
    '#7e8260',
    0.1,
  );
}

/** Beaten earth, moss where nobody walks, stones to the hall. */
export function earth(art: Art): void {
  art.fill(
    roundRect(44, LEVEL + 24, 512, 330),
    art.linear(0, LEVEL + 24, 0, 862, ramp(0, '#ece2a6', 0.3, '#c3b973', 0.65, '#8b8d4e', 1, '#5d673a')),
  );
  const stones = range(5, (i): Path => {
    const edge = (t: number): [left: Point, right: Point] => {
      const y = lerp(562, 720, t ** 1.5);
      const wide = lerp(28, 90, t ** 1.5);
      const x = lerp(112, -10, t ** 1.5);
      return [
        [x, y],
        [x + wide, y],
      ];
    };
    const [a, b] = edge(i / 5);
    const [c, d] = edge((i + 0.9) / 5);
    return byHand(polygon([a, b, d, c]), 2);
  });
  art.fill(Path.join(stones), art.linear(0, 560, 0, 862, ramp(0, '#f4ebc4', 1, '#a9a677')));
}

/** What the sun lays on the ground through the leaves. */
export function groundLight(art: Art): void {
  const far = [
    '200,588 236,582 262,594 250,608 214,610',
    '44,628 90,618 140,626 176,638 150,652 90,656 44,652',
  ];
  // nearer to us the crown is closed
  const near = [
    '44,742 90,730 150,732 206,722 240,734 216,752 160,764 100,776 44,784',
    '200,690 232,684 240,700 214,712 190,706',
    '204,806 240,804 254,788 296,790 304,804 338,808 312,820 318,838 270,830 246,844 220,828 190,826',
    '460,810 500,802 530,816 520,836 480,842 456,828',
  ];
  dapple(art, far, ['#f9efb4', '#a3a35a'], 22, 0.4);
  dapple(art, near, ['#b9b56c', '#86894b'], 22, 0.4);
}

const paint = lit({
  from: { towards: [-0.8, -0.7] },
  shade: '#5d6048',
  rim: '#fffbe0',
  rimWidth: 1.2,
  stray: 0,
});

/** Somebody sweeps fallen leaves, bent to the broom; the feet at (x, y). */
export function sweeper(art: Art, x: number, y: number, scale: number): void {
  contactShadow(art, x + 8, y, 34, 5, '#7d7a48');
  const box = local(art, x, y, scale);
  const part = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  box.line(curve('24,-50 10,-30 -17,-6'), 1.6, '#8a6a42');
  box.fill(closed('-14,-11! -30,0! -18,3! -10,-6!'), '#a98a52');
  part(closed('-2,-36! 12,-36! 16,-18 17,-2! 8,0 -6,-1! -4,-18'), '#7fa59a', 4);
  part(closed('-6,-54 0,-59 8,-56 13,-46 13,-35! 4,-33 -3,-35! -6,-44'), '#f7f1dc', 4);
  part(limb('6,-52 10,-42 16,-42', [4, 3.6, 2.4], 8), '#efe6cc', 2);
  part(limb('0,-50 2,-38 7,-33', [3.6, 3.2, 2.2], 8), '#f7f1dc', 2);
  part(ellipse(-4, -63, 5.2, 6), '#e0b48e', 2);
  box.fill(closed('-9,-66! -6,-71 1,-70 3,-63 0,-58! -2,-63'), '#d8d2bc');
  stippled(art, ellipse(x - 30 * scale, y + 2, 12, 3), '#a0864a', [0, y - 3], [0, y + 5], [0.6, 1]);
}

/** Light that slants in under the crown. */
export function beams(art: Art): void {
  for (const [left, right, low] of [
    [70, 118, 250],
    [150, 176, 330],
  ] as const) {
    const beam = polygon([
      [left, 60],
      [right, 60],
      [right + low * 0.62, 640],
      [left + low * 0.5, 640],
    ]);
    const paint = art.linear(0, 100, 0, 640, ramp(0, '#fffbd8', 0.55, 1, '#fffbd8', 0.02));
    printed(art, [44, 60, 556, 640], () => void art.fill(beam, paint));
  }
}

/** Fern and grass between the roots. */
export function tufts(art: Art): void {
  const chance = random('tufts');
  for (const [x, y, size] of [
    [70, 742, 24],
    [150, 764, 20],
    [334, 742, 26],
    [474, 786, 26],
    [258, 800, 30],
    [226, 836, 26],
    [480, 838, 30],
    [318, 846, 24],
  ] as const) {
    const blades = range(15, (i) => {
      const lean = chance.between(-1, 1);
      const tall = size * chance.between(0.6, 1.4);
      return ribbon(
        curve(
          `${x + i * 2 - 14},${y} ${x + i * 2 - 14 + lean * size * 0.3},${y - tall * 0.7} ${x + i * 2 - 14 + lean * size * 0.9},${y - tall}`,
        ),
        3.4,
        { start: 0.8, peak: 0.2, samples: 5 },
      );
    });
    art.fill(Path.join(blades.filter((_, i) => i % 3)), '#6f8a45');
    art.fill(Path.join(blades.filter((_, i) => !(i % 3))), '#c2cc78');
  }
}
