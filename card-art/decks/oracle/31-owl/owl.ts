import { byHand, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  Path,
  points,
  polar,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { face } from './face.ts';

/** What moonlight leaves of his colours. */
export const TONES = {
  dark: '#191a38',
  shade: '#10122c',
  plume: '#5a5678',
  light: '#a9a6c0',
  rim: '#f0f2ff',
};

const BODY = closed(
  '-84,60! -104,104 -118,160 -120,220 -108,280 -84,326 -44,352 0,358 44,350 84,322 106,270 114,210 108,150 98,104 84,60! 0,20',
);
const HEAD = closed(
  '-6,-113 38,-106 76,-86 102,-48 112,-4 106,42 88,80 50,108 0,118 -50,110 -88,84 -108,44 -114,-4 -106,-48 -84,-84 -50,-106',
);
const TAIL = ['-22,320 -28,390 -27,436', '24,320 27,390 25,430', '0,320 -1,390 -1,448'].map(
  (quill) => tube(points(quill), [16, 19, 20, 18.5, 9], 16).outline,
);
/** The folded wings: the one in the moon, the one in the trunk's shade. */
const WINGS = [
  '-92,84! -116,130 -130,190 -128,256 -110,306 -86,336 -60,350! -58,320 -62,280 -68,210 -80,140',
  '92,84! 114,130 126,196 122,262 104,312 84,340 60,352! 62,320 68,276 74,210 82,140',
].map((wing) => closed(wing));

/** Streaks of the breast in rows that follow its roundness, longer and fainter below. */
function streaks(box: Local, seed: string, offset: number, length: number): Path[] {
  const chance = random(seed);
  return range(12, (row) =>
    range(8, (i): Path => {
      const across = (i + offset + (row % 2) * 0.5 + chance.between(-0.22, 0.22)) / 4 - 1;
      const half = 76 - Math.abs(row - 4) * 1.6;
      return leaf(
        across * half,
        100 + row * 20 - across * across * 16 + chance.between(-7, 7),
        length * chance.between(0.6, 1.3),
        chance.between(4, 8),
        180 - across * 16 + chance.between(-6, 6),
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

/** Flecks of the crown, laid back from the face. */
function crown(box: Local): readonly [dark: Path[], pale: Path[]] {
  const chance = random('crown');
  const flecks = range(90, (): Path => {
    const angle = chance.between(-104, 104);
    const [x, y] = polar(-6, 2, chance.between(88, 106), angle);
    return box.place(
      leaf(x, y, chance.between(7, 15), chance.between(3, 6), angle + chance.between(-20, 20)),
    );
  });
  return [flecks.slice(0, 56), flecks.slice(56)];
}

/** Feathers of a wing in three tiers, the long ones below; `side` -1 is the moon's. */
function wing(art: Art, box: Local, outline: Path, side: 1 | -1): void {
  const lit = side < 0;
  modelled(
    art,
    box.place(outline).bounds(),
    { towards: [-9, -4], soft: 9, shade: TONES.shade, rim: TONES.rim, rimWidth: lit ? 4 : 1.4 },
    () => void box.fill(outline, lit ? '#57537a' : '#2c2b4e'),
  );
  const chance = random(`wing ${side}`);
  const tiers = [
    [300, 92, 5, 64],
    [230, 70, 5, 72],
    [168, 52, 4, 78],
    [112, 40, 4, 84],
  ] as const;
  art.clip(box.place(outline), () => {
    for (const [y, length, count, from] of tiers) {
      const feathers = range(count, (i) =>
        leaf(
          side * (from + i * 14 + chance.between(-3, 3)),
          y - 30 + i * 5,
          length * chance.between(0.95, 1.2),
          21,
          180 + side * (14 - i * 3),
          side * 3,
        ),
      );
      modelled(
        art,
        box.place(Path.join(feathers)).bounds(),
        { towards: [-4, -7], soft: 5, shade: TONES.shade, rim: lit ? '#b4b4d4' : '#55527c', rimWidth: 1.4 },
        () => {
          for (const feather of feathers) box.fill(feather, lit ? '#524e76' : '#2a294c');
        },
      );
      if (lit) {
        const spots = feathers.map((feather, i) => {
          const [left, , right, bottom] = feather.bounds();
          return leaf((left + right) / 2 + 2, bottom - length * 0.42, 11, 8, 170 + i * 7);
        });
        art.blot(box.place(Path.join(spots)), '#d6d4e6', 0.85);
      }
    }
  });
}

/** Toes in down, claws over the bough's edge. */
function foot(art: Art, box: Local, x: number): void {
  for (const [i, dx] of [-21, 20, 0].entries()) {
    const claw = tube(
      [
        [x + dx, 362],
        [x + dx * 1.06, 376],
        [x + dx * 0.94 - 2, 392],
      ],
      [6, 4.6, 0.4],
      10,
    ).outline;
    box.fill(claw, '#0e1028');
    const toe = tube(
      [
        [x + dx * 0.5, 318],
        [x + dx * 0.95, 344],
        [x + dx * 1.04, 371],
      ],
      [9, 11, 11.5, 9, 4],
      14,
    ).outline;
    modelled(
      art,
      box.place(toe).bounds(),
      { towards: [-4, -4], soft: 4, shade: TONES.shade, rim: TONES.rim, rimWidth: 1.8 },
      () => void box.fill(toe, '#a9a5c2'),
    );
    art.blot(
      ['0,352 1,362', '-5,344 -4,354', '5,346 5,355'].map((hair, k) =>
        ink(box.place(curve(hair).translate(x + dx, 0)), 2, i + k, 0),
      ),
      '#4a4668',
    );
  }
}

/** An owl from before, its face a little to the left, (x, y) between its eyes; the moon stands to the left. */
export function owl(art: Art, x: number, y: number, scale: number, perch: () => void): void {
  const box = local(art, x, y, scale);
  for (const quill of TAIL)
    modelled(
      art,
      box.place(quill).bounds(),
      { towards: [-5, -4], soft: 6, shade: TONES.shade, rim: '#b4b4d4', rimWidth: 2 },
      () => void box.fill(quill, '#3c3a62'),
    );
  perch();
  modelled(
    art,
    box.place(BODY).bounds(),
    { towards: [-26, -10], soft: 30, shade: TONES.shade, rim: TONES.rim, rimWidth: 3 },
    () => void box.fill(byHand(BODY), '#8f8aa6'),
  );
  art.clip(box.place(BODY), () => {
    stippled(art, box.place(BODY), '#dcd9e6', box.at(20, 200), box.at(-110, 170), [0, 0.75]);
  });
  art.blot(streaks(box, 'dark', 0.3, 44), '#3a3656');
  art.blot(streaks(box, 'pale', 0.8, 26), '#ecebf4', 0.55);
  wing(art, box, WINGS[1]!, 1);
  wing(art, box, WINGS[0]!, -1);
  foot(art, box, -40);
  foot(art, box, 36);
  const chance = random('down');
  const down = range(30, (i) =>
    box.place(
      leaf(
        -70 + i * 4.8,
        300 + chance.between(-10, 10),
        chance.between(24, 44),
        7.5,
        180 + chance.between(-16, 16),
      ),
    ),
  );
  art
    .blot(
      down.filter((_, i) => i % 3),
      '#928dab',
    )
    .blot(
      down.filter((_, i) => i % 3 === 0),
      '#5a5678',
    );
  modelled(
    art,
    box.place(HEAD.scale(1.3)).bounds(),
    { towards: [-16, -10], soft: 18, shade: TONES.shade, rim: TONES.rim, rimWidth: 3.4 },
    () => {
      for (const feather of ruff(box)) art.fill(feather, TONES.plume);
      box.fill(byHand(HEAD), TONES.plume);
    },
  );
  const [dark, pale] = crown(box);
  art.clip(box.place(HEAD), () => void art.blot(dark, '#201f40').blot(pale, '#b4b1cc', 0.8));
  face(art, box);
}
