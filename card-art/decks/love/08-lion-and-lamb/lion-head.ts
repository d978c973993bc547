import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  polar,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { bySun } from './view.ts';

const [MX, MY] = [366, 548];

/** Hair in long locks that start round the face and fall back and down; the nearest the face are the lightest. */
export function mane(art: Art): void {
  const chance = random('mane hair');
  for (const [count, from, low, high, wide, fill, rim] of [
    [58, 66, 66, 104, 23, '#7a4a2a', '#c98f54'],
    [50, 48, 54, 86, 19, '#a2652f', '#e2ad66'],
    [44, 34, 40, 66, 15, '#c68a45', '#fbdc98'],
  ] as const) {
    const locks = range(count, (i) => {
      const angle = -30 + (i / (count - 1)) * 244 + chance.between(-4, 4);
      // short over the brow
      const long = chance.between(low, high) * (angle < 30 ? 0.72 : 1);
      const [x1, y1] = polar(MX, MY, from, angle);
      const [x2, y2] = polar(x1, y1, long * 0.55, angle + 8);
      // hair falls: the tip hangs, the more so at the sides
      const [x3, y3] = polar(x2, y2, long * 0.6, angle < 100 ? angle + 52 : angle - (angle - 178) * 0.6);
      return curve(`${x1},${y1} ${x2},${y2} ${x3},${y3}`);
    });
    const shapes = locks.map((lock) =>
      ribbon(lock, wide * chance.between(0.8, 1.15), { samples: 12, start: 0.8, peak: 0.3 }),
    );
    const mass = ellipse(MX, MY, from + 14, from + 18);
    bySun(art, Path.join(mass, ...shapes), () => void art.fill(mass, fill).blot(shapes, fill), 10, {
      shade: '#4a2a1e',
      rim,
      rimWidth: 1.6,
    });
    strokes(
      art,
      locks.filter((_, i) => i % 2).map((lock) => lock.translate(3, 2)),
      INK.form,
      '#4a2a1e',
      0.3,
    );
  }
}

/** In profile, bowed: brow, long straight bridge, square muzzle, the eye nearly shut. */
export function lionHead(art: Art, x: number, y: number, size: number, rot: number): void {
  const box = local(art, x, y, size, { rot });
  const part = (knots: string, fill: string, soft: number, own = {}): void =>
    bySun(art, box.place(closed(knots)), fill, soft * size, own);
  // what the jaw throws into the mane
  stippled(
    art,
    box.place(closed('-60,62! 0,50 50,20 72,40 40,92 -20,100')),
    '#3c2018',
    box.at(0, 40),
    box.at(30, 100),
    [0.9, 0],
  );
  part('24,-46! 20,-70 34,-86 54,-80 60,-60 50,-40', '#b3834c', 5);
  part('31,-50! 29,-66 38,-75 49,-70 51,-57 44,-46', '#5a3626', 3, { rim: '#8a5a3a' });
  const skull =
    '-22,-52 2,-60 28,-54 48,-34 56,-4 44,28 20,46 -10,52 -40,60 -66,66 -84,61 -89,49 -92,40! -98,32 -101,20 -103,6 -98,-6 -88,-14 -66,-27 -44,-39';
  part(skull, '#e2b26c', 16);
  // cheekbone and the hollow under it
  stippled(
    art,
    box.place(closed('-20,-6 10,-14 36,0 34,22 10,36 -16,34 -28,14')),
    '#b07a44',
    box.at(-6, -6),
    box.at(4, 36),
    [0, 0.85],
  );
  // side of the bridge, in its own shade
  part('-26,-40! -46,-34 -70,-20 -88,-8 -84,4 -64,-4 -44,-12 -30,-22', '#c9955a', 4, {
    rimWidth: 0.1,
    depth: 0.6,
  });
  // muzzle pad, chin
  part('-97,16! -84,6 -62,4 -46,16 -44,32 -58,42 -78,42 -94,36!', '#f9e6bc', 7, { shade: '#b08a60' });
  part('-90,42! -76,46 -60,44 -50,48 -54,62 -72,67 -86,60', '#fbeecd', 5, { shade: '#b08a60' });
  const beard = ['-84,60 -94,72 -106,82', '-74,65 -86,80 -98,94', '-62,64 -72,78 -82,94'].map((one) =>
    ribbon(box.place(curve(one)), 13, { samples: 10, start: 0.9, peak: 0.2 }),
  );
  bySun(art, Path.join(...beard), () => void art.blot(beard, '#e9cf9c'), 4, { rimWidth: 1.2 });
  // nose leather, nostril
  part('-103,6 -98,-7 -88,-14 -80,-9 -82,3 -90,12 -98,18! -102,14', '#5f3a34', 3, {
    rim: '#c9988c',
    shade: '#2c1a1a',
  });
  box.fill(closed('-94,8! -88,2 -82,4 -86,9'), '#241516');
  strokes(box, ['-97,18 -96,30 -92,38 -76,44 -58,43 -42,32'], INK.contour, '#4a2a20', 0.02);
  box.blot(
    [-78, -70, -62].flatMap((px, i) => [ellipse(px, 18 + i, 1.5), ellipse(px + 2, 26 + i, 1.5)]),
    '#7a4e2e',
  );
  // eye shut: it bears with the lamb; the lid, its lower edge, the dark corner towards the nose
  bySun(art, box.place(closed('-49,-17! -42,-28 -30,-33 -18,-25! -24,-15 -36,-11')), '#d6a562', 3, {
    rimWidth: 1.2,
  });
  box.fill(closed('-55,-13! -48,-16 -38,-11 -27,-14 -16,-24! -22,-10 -36,-5 -47,-9'), '#3a2018');
  strokes(
    box,
    ['-44,-2 -34,1 -22,-6', '-46,-24 -36,-35 -20,-36', '-16,-46 -4,-40 2,-28'],
    INK.form,
    '#9a683a',
    0.2,
  );
  // short hair of the crown, swept back into the mane
  const crown = [
    '-8,-55 8,-64 28,-60',
    '4,-52 22,-58 42,-46',
    '14,-42 32,-44 50,-32',
    '24,-30 40,-30 56,-18',
    '30,-14 46,-12 60,-2',
  ].map((one) => ribbon(box.place(curve(one)), 13, { samples: 12, start: 0.05, peak: 0.55 }));
  bySun(art, Path.join(...crown), () => void art.blot(crown, '#cf9650'), 4, {
    rim: '#f6d592',
    rimWidth: 1.2,
  });
  // cheek hair over the jaw's edge
  strokes(
    box,
    ['10,46 20,54 34,58', '24,38 36,46 50,46', '38,24 50,28 62,24', '46,6 58,6 68,0', '-8,50 0,60 12,66'],
    INK.contour * 1.4,
    '#e2b26c',
    0,
  );
  art.blot(
    ['-64,24 -70,50 -66,76', '-70,20 -84,50 -84,80', '-60,28 -54,52 -44,74'].map((one) =>
      ribbon(box.place(curve(one)), 1.4, { samples: 10 }),
    ),
    '#fffaf0',
  );
}
