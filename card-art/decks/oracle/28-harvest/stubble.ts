import { byHand, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, polygon, random, range } from '../../../kit/pen/index.ts';
import { inShadow, onField } from './view.ts';

/** A row in the light, its stalks, what it throws upon the lane; the same in the shadow of the rack. */
const LIT = { row: '#e4c473', stalks: ['#f7e4a2', '#d0a856'], lane: '#8f7b45' } as const;
const DIM = { row: '#807c50', stalks: ['#918a58', '#6c6a45'], lane: '#5c5d40' } as const;
/** Units between two rows where the scale is 1. */
const ROW = 70;
const NEAREST = 0.58;

/** A short cut stalk or a new blade. */
const stalk = (x: number, y: number, height: number, lean: number, width: number): Path =>
  new Path()
    .moveTo(x - width, y)
    .lineTo(x + lean - width * 0.8, y - height)
    .lineTo(x + lean + width * 0.8, y - height * 0.93)
    .lineTo(x + width, y)
    .close();

/** Rows of cut straw that run away from us, each a band of light with the band of its own shadow to the right. */
function bands(art: Art): void {
  const far = 0.05;
  const band = (from: number, to: number): Path => {
    const end = Math.min(1.8, 210 / Math.max(1, -from));
    const corners = range(15, (i): readonly [number, number] => [
      far + (end - far) * (i / 14),
      i % 2 ? 2.4 : -2.4,
    ]);
    return byHand(
      polygon([
        ...corners.map(([scale, stray]) => onField(from + stray, 0, scale)),
        ...corners.map(([scale, stray]) => onField(to - stray, 0, scale)).reverse(),
      ]),
      0.7,
    );
  };
  const all = range(36, (i) => -910 + i * ROW);
  for (const [tones, dim] of [
    [LIT, false],
    [DIM, true],
  ] as const) {
    const rows = all.filter((across) => inShadow(across) === dim);
    art.blot(
      rows.map((across) => band(across + 8, across + 44)),
      tones.lane,
    );
    art.blot(
      rows.map((across) => band(across - 20, across + 12)),
      tones.row,
    );
  }
}

/** Their stalks: near us tuft by tuft, further off only the worn edge of a band. */
export function stubble(art: Art): void {
  bands(art);
  const chance = random('stubble');
  for (const depth of range(52, (i) => NEAREST + (51 - i) * 0.135)) {
    const scale = 1 / depth;
    if (scale < 0.26) continue;
    const painted = new Map<string, Path[]>();
    for (let across = -910; across < 1500; across += ROW) {
      const [x, y] = onField(across - 4 + chance.between(-5, 5), 0, scale * chance.between(0.98, 1.02));
      if (x < 24 || x > 576 || y > 910) continue;
      const { stalks } = inShadow(across) ? DIM : LIT;
      const count = depth > 2.4 ? 3 : depth > 1.3 ? 6 : 11;
      for (let i = 0; i < count; i++) {
        const side = chance.between(-1, 1);
        const tone = stalks[side > 0.25 ? 1 : 0];
        const path = stalk(
          x + side * 15 * scale,
          y + chance.between(-4, 5) * scale,
          27 * scale * chance.between(0.75, 1.05),
          (side * 6 + chance.between(-2, 2)) * scale,
          Math.max(0.7, 2 * scale),
        );
        painted.set(tone, [...(painted.get(tone) ?? []), path]);
      }
    }
    for (const tone of [...painted.keys()].sort()) art.blot(painted.get(tone)!, tone);
  }
}

/** The day goes: nearest to us the field lies in the shade of what stands outside; the sun is on the rows beyond. */
export function dusk(art: Art): void {
  const edge = closed('30,716! 120,702 210,712 300,704 380,724 450,730 560,758 600,766! 600,900! 30,900!');
  art.fill(edge, '#41432f', 0.62);
  stippled(
    art,
    closed('30,672! 200,676 380,696 600,738! 600,786! 380,742 210,726 30,726!'),
    '#41432f',
    [200, 678],
    [196, 718],
    [0, 0.55],
  );
}
