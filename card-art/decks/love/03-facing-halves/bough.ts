import { byHand, INK, lit, outOfFocus, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, polar, random, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SUNWARD } from './view.ts';

const wood = lit({ from: { towards: SUNWARD }, shade: '#2c2826', rim: '#ffe9bc', rimWidth: 1.6, stray: 0.8 });

/** Wood, thick to thin: its course, its width, how many leaves it bears from where on. */
const BEHIND = [
  ['610,150 520,196 430,208 330,222 250,238 196,272 172,322 168,392', 19, 26],
  ['420,210 430,236 434,258', 6, 3],
  ['330,222 300,180 262,150 240,110', 8, 12],
  ['470,204 440,160 392,130 360,92', 8, 12],
  ['200,270 150,262 100,290 60,330', 7, 12],
] as const;
const PERCH = ['600,330 556,392 510,434 430,452 350,457 286,468', 10, 13] as const;
const TONES = ['#4a5a44', '#5f7050', '#798763', '#c9a850'] as const;

function branch(art: Art, course: string, width: number, count: number, seed: number): void {
  const line = curve(course);
  wood(art, ribbon(line, width, { start: 1, end: 0.4, peak: 0.1, samples: 22 }), '#6b5848', width * 0.22);
  const chance = random(`leaves ${seed}`);
  const byTone: Path[][] = TONES.map(() => []);
  const ribs: Path[] = [];
  const halves: Path[] = [];
  for (const [i, { x, y, angle }] of line.walk(count).entries()) {
    // none from the first step, none before the picker's head
    if (!i || Math.hypot(x - 466, y - 448) < 30) continue;
    for (const side of chance() < 0.6 ? [-1, 1] : [chance.pick([-1, 1])]) {
      const heading = angle + side * chance.between(34, 82);
      const long = chance.between(28, 46);
      byTone[chance.pick([0, 0, 1, 1, 2, 2, 3])]!.push(leaf(x, y, long, 13, heading, side * 5));
      // the half that is turned to the sun
      const right = Math.sin((heading * Math.PI) / 180) < 0 ? -1 : 1;
      if (chance() < 0.62)
        halves.push(leaf(...polar(x, y, 2.6, heading - right * 90), long * 0.92, 5, heading, side * 5));
      const [tx, ty] = polar(x, y, long * 0.86, heading);
      ribs.push(curve(`${x},${y} ${tx},${ty}`));
    }
  }
  for (const [i, leaves] of byTone.entries()) {
    art.fill(leaves, TONES[i]!);
  }
  art.fill(halves, '#d3c98c', 0.72);
  strokes(art, ribs, INK.detail, '#3a4a38', 0.2);
}

/** The bough that both fruits hang from. */
export function bough(art: Art): void {
  for (const [i, [course, width, count]] of BEHIND.entries()) branch(art, course, width, count, i + 1);
}

/** The twig that one of the birds sits on. */
export function perch(art: Art): void {
  branch(art, ...PERCH, 23);
}

/** Leaves too near to be seen sharp, at two corners. */
export function tooNear(art: Art): void {
  outOfFocus(art, 3.4, () => {
    for (const [x, y, long, angle, tone] of [
      [40, 870, 150, 24, '#3f4e3e'],
      [46, 880, 190, 52, '#4d5d46'],
      [34, 830, 150, 78, '#3f4e3e'],
      [560, 884, 120, -30, '#46563f'],
    ] as const)
      art.fill(byHand(leaf(x, y, long, long * 0.34, angle, 10), 2), tone);
  });
}
