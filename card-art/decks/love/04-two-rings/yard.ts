import { byHand, INK, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  line,
  Path,
  type Point,
  polygon,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { bySun, ground, SHADE, SUN, seen, THIN } from './view.ts';

/** Flags of the yard, pale limestone, no two alike. */
export function flags(art: Art): void {
  art.fill(ground([-4.6, 1.6], [4.6, 1.6], [7, 11], [-7, 11]), '#dccbb2');
  const chance = random('flags');
  const tones = ['#fbf3e2', '#f6ebd6', '#fdf8ec', '#f1e3cd'];
  const heaps = tones.map((): Path[] => []);
  let away = 1.7;
  while (away < 10.4) {
    const deep = chance.between(0.62, 0.95);
    let right = -4.4 + chance.between(0, 0.8);
    const tilt = 0.05;
    while (right < 4.4) {
      const wide = chance.between(0.7, 1.5);
      const gap = 0.028;
      const skew = (): number => chance.between(-0.03, 0.03);
      const flag = ground(
        [right + gap + skew(), away + gap + right * tilt],
        [right + wide - gap + skew(), away + gap + (right + wide) * tilt],
        [right + wide - gap + skew(), away + deep - gap + (right + wide) * tilt],
        [right + gap + skew(), away + deep - gap + right * tilt],
      );
      heaps[Math.floor(chance() * 4)]!.push(byHand(flag, 1));
      right += wide;
    }
    away += deep;
  }
  for (const [i, heap] of heaps.entries()) art.blot(heap, tones[i]!);
}

/** The house's front, turned a little from us. */
const FOOT = { left: [-4.4, 8.5], right: [4.4, 9.7] } as const;
const onWall = (t: number, up: number): Point =>
  seen(
    FOOT.left[0] + (FOOT.right[0] - FOOT.left[0]) * t,
    up,
    FOOT.left[1] + (FOOT.right[1] - FOOT.left[1]) * t,
  );
const wallPiece = (...corners: readonly Point[]): Path => polygon(corners.map(([t, up]) => onWall(t, up)));

/** Its shadow on the flags; the front itself, against the light. */
export function house(art: Art): void {
  const reach = 2.1;
  const shadow = ground(
    [-4.4, 8.5 + SUN.away * reach],
    [4.4, 9.7 + SUN.away * reach],
    [4.4, 9.9],
    [-4.4, 8.7],
  );
  art.fill(shadow, SHADE, THIN);
  art.fill(wallPiece([0, 0], [0, 3.4], [1, 3.4], [1, 0]), '#c3b2c4');
  stippled(art, wallPiece([0, 0], [0, 0.5], [1, 0.5], [1, 0]), '#8d7c98', [0, 320], [0, 250], [0.7, 0]);
  const limewash = range(26, (i): string => {
    const [x, y] = onWall((i * 0.381) % 1, 0.3 + ((i * 0.53) % 1) * 2.4);
    return `${x - 14},${y} ${x},${y - 2} ${x + 16},${y - 1}`;
  });
  strokes(art, limewash, INK.form, '#d8cad6', 0.4);
  // the door stands open on a dark passage, its leaf laid back against the wall
  art.fill(wallPiece([0.5, 0], [0.5, 2], [0.63, 2], [0.63, 0]), '#43324c');
  art.fill(wallPiece([0.5, 0], [0.5, 0.5], [0.63, 0.14], [0.63, 0]), '#7a6474');
  bySun(art, wallPiece([0.375, 0.06], [0.375, 2], [0.5, 2], [0.5, 0.06]), '#4f7f8c', 6, { shade: '#2b4a60' });
  art.line(
    [0.406, 0.437, 0.468].map((t) => polygon([onWall(t, 0.08), onWall(t, 2)])),
    1.4,
    '#2f5a6c',
  );
  bySun(art, wallPiece([0.485, 0], [0.485, 0.12], [0.645, 0.12], [0.645, 0]).translate(0, 5), '#f2eade', 2);
  for (const [t, size, fill] of [
    [0.25, 1.05, '#b8674c'],
    [0.325, 0.8, '#c98a5a'],
    [0.71, 0.95, '#a85a48'],
  ] as const)
    pot(art, onWall(t, 0), size, fill);
}

/** A pot against the wall, seen from above; leaves and a few flowers. */
function pot(art: Art, [x, y]: Point, size: number, fill: string): void {
  const chance = random(`pot ${x}`);
  const body = closed('-17,-24! 17,-24! 13,4 0,8 -13,4')
    .scale(size)
    .translate(x, y + 6);
  printed(
    art,
    [x - 30, y - 8, x + 40, y + 26],
    () =>
      void art.fill(
        closed('-17,2 0,-4 26,4 20,13 0,14')
          .scale(size)
          .translate(x, y + 6),
        '#6e5c80',
        0.7,
      ),
  );
  bySun(art, body, fill, 5, { shade: '#5a2f38' });
  const leaves = range(15, (): Path => {
    const [lx, ly] = [x + chance.between(-24, 24) * size, y - chance.between(18, 52) * size];
    return closed('-8,2 -4,-6 5,-7 9,0 3,6')
      .rotate(chance.between(0, 300))
      .scale(size * 1.1)
      .translate(lx, ly);
  });
  art.fill(Path.join(leaves.slice(0, 8)), '#5c6e5c');
  bySun(art, Path.join(leaves.slice(8)), '#83957a', 2, { shade: '#4c5e54' });
  art.blot(
    range(6, () =>
      closed('-5,0 -2,-5 4,-4 5,2 0,5').translate(
        x + chance.between(-20, 20) * size,
        y - chance.between(28, 56) * size,
      ),
    ),
    '#d8485a',
  );
}

/** A tree that stands outside, left: of it only a bough's shadow comes into the yard. */
export function treeShade(art: Art): void {
  const chance = random('leaf shade');
  const twigs = [
    ['20,742 70,738 118,752 168,786', 9],
    ['20,742 60,712 88,676 104,634', 8],
    ['20,742 66,772 100,812 120,862', 8],
    ['20,650 52,640 76,616 84,588', 5],
    ['80,739 112,724 144,722', 4],
  ] as const;
  const leaves = twigs.flatMap(([course, count]) =>
    curve(course)
      .walk(count + 1)
      .slice(1)
      .flatMap(({ x, y, angle, t }) =>
        (t === 1 ? [0] : [-1, 1]).map((side) =>
          closed('0,0! 8,-11 6,-27 0,-38! -7,-25 -7,-10')
            .scale(chance.between(0.62, 0.95))
            .rotate(angle + side * chance.between(34, 62))
            .translate(x, y),
        ),
      ),
  );
  const wood = twigs.map(([course]) => ribbon(curve(course), 9, { start: 1, end: 0.3, peak: 0 }));
  art.fill(Path.join(wood, leaves), SHADE, THIN - 0.08);
}

/** What lies about: a bucket and the trowel. */
export function bucket(art: Art, x: number, y: number): void {
  art.fill(
    closed(`${x - 18},${y}! ${x + 6},${y - 14}! ${x + 66},${y + 12} ${x + 56},${y + 26} ${x + 4},${y + 12}`),
    SHADE,
    THIN,
  );
  bySun(art, closed('-26,-40! 26,-40! 18,4 0,10 -18,4').translate(x, y), '#8fa3a8', 8, { shade: '#46566a' });
  art.fill(closed('-26,-40 0,-52 26,-40 0,-29').translate(x, y), '#c9d6d4');
  art.fill(closed('-21,-40 0,-49 21,-40 0,-32').translate(x, y), '#a38f80');
  strokes(
    art,
    [`${x - 25},${y - 40} ${x - 8},${y - 20} ${x + 14},${y - 16} ${x + 25},${y - 40}`],
    INK.form,
    '#4a5664',
    0,
  );
  const [tx, ty] = [x - 74, y + 14];
  art.fill(closed('-30,2! -6,-8 4,2 -4,10').translate(tx + 5, ty + 4), SHADE, THIN);
  bySun(art, closed('-30,2! -6,-8 4,2 -4,10').translate(tx, ty), '#aebbbc', 3, { shade: '#5b6a76' });
  art.line(line(tx + 3, ty + 1, tx + 14, ty - 4), 2.4, '#5b6a76');
  art.line(line(tx + 14, ty - 4, tx + 32, ty - 8), 6, '#8a5a38');
}
