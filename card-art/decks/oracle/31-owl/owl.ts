import { byHand, modelled, stippled, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  lerp,
  local,
  type Path,
  points,
  polar,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { face } from './face.ts';
import { foot } from './foot.ts';
import { TONES } from './tones.ts';
import { wing } from './wing.ts';

/** From the side: the back at the left, the breast at the right. */
const BODY = closed(
  '-70,60! -104,108 -120,166 -122,228 -108,290 -80,330 -40,342 10,344 58,334 96,310 120,266 127,210 118,152 102,106 80,60! 0,20',
);
/** What of its loose feathers may stand out from it. */
const PLUMAGE = BODY.scale(1.02, 1.01, 20, 200);
const HEAD = closed(
  '-6,-113 38,-106 76,-86 102,-48 112,-4 106,42 88,80 50,108 0,118 -50,110 -88,84 -108,44 -114,-4 -106,-48 -84,-84 -50,-106',
);
/** The tail hangs back, its feathers one upon the other. */
const TAIL = [
  '-34,300 -42,380 -44,446',
  '-94,296 -114,370 -126,432',
  '-52,300 -68,386 -74,468',
  '-74,300 -94,380 -104,456',
].map((quill) => tube(points(quill), [15, 17, 18.5, 18, 17, 15, 11, 3], 22).outline);

/** Streaks of the breast in rows that follow its roundness, longer and fainter below. */
function streaks(box: Local, seed: string, offset: number, length: number): Path[] {
  const chance = random(seed);
  return range(12, (row) =>
    range(8, (i): Path => {
      const across = (i + offset + (row % 2) * 0.5 + chance.between(-0.22, 0.22)) / 4 - 1;
      const half = 54 - Math.abs(row - 5) * 1.6;
      return leaf(
        68 + across * half,
        100 + row * 20 - across * across * 16 + chance.between(-7, 7),
        length * chance.between(0.6, 1.3),
        chance.between(4, 8),
        176 - across * 14 + chance.between(-6, 6),
        chance.between(-2, 2),
      );
    }),
  )
    .flat()
    .map((streak) => box.place(streak));
}

/** Loose feathers that hang from the edge of the head over neck and shoulders. */
function ruff(box: Local): Path[] {
  const chance = random('ruff');
  return HEAD.walk(96)
    .filter(({ y }) => y > 70)
    .map(({ x, y, angle }) => {
      const down = y > 90 ? 180 + (180 - angle + 90) * 0.1 : angle - 90 > 180 ? 215 : 145;
      return box.place(
        leaf(
          x * 0.94,
          y * 0.9,
          chance.between(20, 40),
          17,
          down + chance.between(-12, 12),
          chance.between(-3, 3),
        ),
      );
    });
}

/** Flecks of crown and temple, laid back from the face. */
function crown(box: Local): readonly [dark: Path[], pale: Path[]] {
  const chance = random('crown');
  const flecks = range(90, (): Path => {
    const angle = chance.between(-104, 104);
    const [x, y] = polar(-6, 2, chance.between(88, 106), angle);
    return box.place(
      leaf(x, y, chance.between(7, 15), chance.between(3, 6), angle + chance.between(-20, 20)),
    );
  });
  const temple = range(46, (): Path => {
    const angle = chance.between(36, 142);
    const [x, y] = polar(-6, 2, chance.between(74, 102) - Math.abs(angle - 90) * 0.12, angle);
    return box.place(leaf(x, y, chance.between(8, 15), chance.between(3, 5), angle + chance.between(20, 60)));
  });
  return [
    [...flecks.slice(0, 56), ...temple.slice(0, 30)],
    [...flecks.slice(56), ...temple.slice(30)],
  ];
}

/** The belly's loose feathers hang over both legs, down to the ankles; the lowest throw a shadow. */
function trousers(art: Art, box: Local): void {
  const chance = random('down');
  const row = (y: number, long: number, count: number, from: number, to: number): Path[] =>
    range(count, (i) => {
      const t = i / (count - 1);
      return box.place(
        leaf(
          lerp(from, to, t) + chance.between(-4, 4),
          y - 26 * (2 * t - 1) ** 2 + chance.between(-9, 9),
          long * chance.between(0.75, 1.25),
          13,
          lerp(176, 190, t) + chance.between(-9, 9),
          chance.between(-3, 3),
        ),
      );
    });
  art
    .blot(row(298, 32, 13, -20, 106), '#3d3960')
    .blot(row(288, 36, 15, -24, 110), '#7d7997')
    .blot(row(268, 38, 15, -20, 116), '#928eac')
    .blot(row(246, 38, 14, -10, 118), '#8f8ba8')
    .blot(row(222, 36, 13, 0, 118), '#9c98b3');
}

/** An owl from the side that looks back over its shoulder, (x, y) between its eyes; the moon stands to the left. */
export function owl(art: Art, x: number, y: number, scale: number, perch: () => void): void {
  const box = local(art, x, y, scale);
  perch();
  for (const quill of TAIL)
    modelled(
      art,
      box.place(quill).bounds(),
      { towards: [-5, -4], soft: 6, shade: TONES.shade, rim: '#8f8db4', rimWidth: 1.6 },
      () => void box.fill(quill, '#3c3a62'),
    );
  modelled(
    art,
    box.place(BODY).bounds(),
    { towards: [-17, -9], soft: 22, shade: TONES.shade, rim: TONES.rim, rimWidth: 3 },
    () => void box.fill(byHand(BODY), '#9a96b0'),
  );
  art.clip(box.place(BODY), () => {
    stippled(art, box.place(BODY), '#dcd9e6', box.at(20, 200), box.at(-110, 170), [0, 0.75]);
  });
  foot(art, box, 82, [-17, 15], 0.93);
  foot(art, box, 26, [-19, 15], 1);
  trousers(art, box);
  const plumage = box.place(PLUMAGE);
  art.clip(plumage, () => {
    art.blot(streaks(box, 'dark', 0.3, 40), '#4a4668');
    art.blot(streaks(box, 'pale', 0.8, 26), '#ecebf4', 0.5);
  });
  // the breast turns from the moon, and under the belly it is dark
  stippled(art, plumage, TONES.shade, box.at(74, 190), box.at(134, 216), [0, 0.85]);
  wing(art, box);
  const skull = byHand(HEAD);
  modelled(
    art,
    box.place(HEAD.scale(1.3)).bounds(),
    { towards: [-16, -10], soft: 18, shade: TONES.shade, rim: TONES.rim, rimWidth: 0.01 },
    () => {
      for (const feather of ruff(box)) art.fill(feather, TONES.plume);
      box.fill(skull, TONES.plume);
    },
  );
  // the moon rims the crown alone: the ruff hangs in the head's shade
  within(box, skull, {
    along: ['-113,10 -106,-48 -84,-84 -50,-106 -6,-113 38,-106 72,-88'],
    paint: TONES.rim,
    width: 6,
  });
  const [dark, pale] = crown(box);
  art.clip(box.place(HEAD), () => void art.blot(dark, '#201f40').blot(pale, '#b4b1cc', 0.8));
  face(art, box);
}
