import { flat, INK, ink, lit, stippled, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  local,
  Path,
  type Point,
  polar,
  range,
} from '../../../kit/pen/index.ts';
import { bill, eye } from './head.ts';

const SHADE = '#7f9f98';
const form = lit({ from: { towards: [0.5, -0.86] }, shade: SHADE, rim: '#fffdf0', rimWidth: 2.4, stray: 0 });

/** The wing's bones in the bird's box (it heads up; this is its right wing): shoulder, wrist, end of the hand. */
const SHOULDER: Point = [9, -12];
const WRIST: Point = [58, -37];
const HAND: Point = [98, -25];
const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

interface Feather {
  base: Point;
  angle: number;
  length: number;
  width: number;
}

const PRIMARY_COUNT = 14;
const PRIMARIES: readonly Feather[] = range(PRIMARY_COUNT, (i) => {
  const t = i / (PRIMARY_COUNT - 1);
  return {
    base: between(WRIST, HAND, t),
    angle: lerp(166, 119, t ** 0.8),
    length: lerp(38, 72, t),
    width: lerp(14.5, 11, t),
  };
});
const SECONDARIES: readonly Feather[] = range(10, (i) => {
  const t = (i + 0.3) / 10;
  return {
    base: between(SHOULDER, WRIST, t),
    angle: lerp(184, 168, t),
    length: lerp(33, 39, t),
    width: 11.5,
  };
});

/** A feather from one share of its length to another; the primaries' ends are pointed. */
function vane({ base, angle, length, width }: Feather, from: number, to: number, pointed = false): Path {
  const half = width / 2;
  const [start, tip] = [-length * from, -length * to];
  const at = (share: number): number => lerp(start, tip, share);
  const end = pointed
    ? `${-half * 0.8},${at(0.7)} ${-half * 0.3},${at(0.96)} 0,${tip} ${half * 0.5},${at(0.94)} ${half * 0.95},${at(0.7)}`
    : `${-half},${at(0.66)} ${-half * 0.8},${at(0.82)} 0,${at(0.96)} ${half * 0.5},${tip} ${half},${at(0.88)}`;
  return closed(`${-half},${start}! ${-half},${at(0.45)} ${end} ${half},${at(0.45)} ${half},${start}!`)
    .rotate(angle)
    .translate(...base);
}

/** So many of the outer feathers end in a point. */
const POINTED = 8;
/** And so many have dark ends. */
const DARK = 9;

/** The line along which a feather lies on the next. */
function seam({ base, angle, length, width }: Feather, from: number, to: number): Path {
  const at = (share: number): string =>
    polar(...polar(...base, length * share, angle), width * 0.46, angle - 90).join(',');
  return curve(`${at(from)} ${at(to)}`);
}

/** The small coverts along the leading edge; they run into the back. */
const LESSER = closed(
  '0,-20! 18,-27 40,-38 58,-45 78,-41 100,-31 116,-22 136,-10! 118,-13 98,-17 78,-23 60,-24 42,-19 24,-10 0,-2!',
);
const ALL = [...SECONDARIES, ...PRIMARIES];

/** One wing as one closed surface: flight feathers, the outer ones below, then the coverts. */
function wing(box: Local, side: 1 | -1, size: number, dim: number): void {
  const { art } = box;
  const place = (path: Path): Path => box.place(path.scale(side * size, size));
  const feathers = [...ALL].reverse();
  const vanes = feathers.map((feather, i) => place(vane(feather, 0, 1, i < POINTED)));
  const surface = Path.join(vanes);
  form(
    art,
    surface,
    () => {
      for (const [i, feather] of feathers.entries()) {
        art.fill(vanes[i]!, i < PRIMARY_COUNT ? '#dbe0d6' : '#e3e7dd');
        if (i < DARK) art.fill(place(vane(feather, 0.55 + i * 0.04, 1, i < POINTED)), '#414d4b');
        if (i >= PRIMARY_COUNT) art.fill(place(vane(feather, 0.84, 1)), '#fffdf4');
      }
    },
    7,
    { depth: 0.6 },
  );
  art.blot(
    ALL.map((feather, i) => ink(place(seam(feather, 0.4, 0.8)), INK.detail, i, 0.1)),
    '#8aa69c',
  );
  const greater = place(Path.join(ALL.map((feather) => vane(feather, 0, 0.5))));
  form(art, greater, '#ecefe5', 5, { rimWidth: 0.01, depth: 0.6 });
  if (dim) {
    const [from, to] = [place(ellipse(20, -10, 1)), place(ellipse(130, 10, 1))].map((mark) => mark.bounds());
    stippled(art, surface, SHADE, [from![0], from![1]], [to![0], to![1]], [0, dim]);
  }
  for (const [i, reach] of [
    [13, 0.88],
    [11, 0.9],
  ] as const) {
    const { base, angle, length } = PRIMARIES[i]!;
    art.fill(place(ellipse(...polar(...base, length * reach, angle), 2, 2.6)), '#fffdf4');
  }
}

/** From the lit side of the fan to the one that turns under the body, there closer and shorter. */
const TAIL_QUILLS: readonly Feather[] = range(9, (i) => {
  const off = i - 4;
  return {
    base: [off * 0.9, 20],
    angle: 180 - off * (off < 0 ? 7 : 5),
    length: [43.4, 45, 45.6, 45.8, 45.6, 45, 44, 42.8, 41.4][i]!,
    width: 11,
  };
});
const TAIL = TAIL_QUILLS.map((quill) => vane(quill, 0, 1));
const TAIL_TONES = [
  '#fdfaf0',
  '#fdfaf0',
  '#f8f6ec',
  '#eef0e6',
  '#e2e7de',
  '#d3dcd5',
  '#c4d0cb',
  '#b6c6c2',
  '#abbdba',
] as const;
/** Wear and light leave of each feather's pale end more or less. */
const TAIL_ENDS = [0.9, 0.95, 0.88, 0.92, 0.86, 0.88, 0.86, 0.89, 0.87] as const;
/** The outermost one's free edge, from the flank round its tip. */
const TAIL_EDGE = curve('-5.2,-8 -5.3,-20 -5.2,-28 -4.2,-34.6 -0.6,-39.4 2.4,-41')
  .rotate(160)
  .translate(3.6, 20);

/** Where they lie on each other, longer and shorter. */
const TAIL_SEAMS = TAIL_QUILLS.slice(0, 7).map((quill, i) => seam(quill, 0.6 + ((i * 2) % 5) * 0.05, 0.93));

/** Each feather lies on the next one below it. */
function tail(box: Local): void {
  for (const i of range(9, (k) => 8 - k)) {
    flat(box, TAIL[i]!, TAIL_TONES[i]!, [
      vane(TAIL_QUILLS[i]!, TAIL_ENDS[i]!, 1.1),
      i < 4 ? TAIL_TONES[Math.max(0, i - 2)]! : '#fdfaf0',
    ]);
  }
  box.art.blot(
    TAIL_SEAMS.map((line, i) => ink(box.place(line), 1.2, i, 0)),
    SHADE,
  );
  box.art.clip(box.place(Path.join(TAIL)), () =>
    stippled(box.art, box.place(ellipse(8, 40, 40, 40)), '#5f8785', box.at(-5, 42), box.at(17, 34), [0, 0.6]),
  );
  within(box, Path.join(TAIL), { along: [TAIL_EDGE], paint: '#fffdf4', width: 5 });
}

const BODY = closed(
  '-1,-62 5.4,-61 9.6,-56.4 11.6,-49.6 11,-42 10.6,-33 11.5,-24 14,-14 14,0 12,14 9,28 6.5,42 0,48 -6.5,42 -9,28 -12,14 -14,0 -14,-14 -11.5,-24 -9.6,-32 -8.8,-39 -9.8,-46 -9.2,-53 -6,-58.8',
);
/** The upper tail coverts: on the lit side body and tail are one. */
const RUMP = closed('-8,31! -8,40 -6,48 -2,53 0,49 2.4,52 4,46 5.6,43! 3,38 -2,33!');
/** The back between the wings. */
const MANTLE = closed(
  '0,-21 10,-21 22,-28! 34,-20 26,-6 17,4 11,15 6,25 0,28 -6,25 -11,15 -17,4 -26,-6 -34,-20 -22,-28! -10,-21',
);
/** How large the far and the near wing are. */
const FAR = 0.95;
const NEAR = 1.08;

/** A gull from above on spread wings, its body 120 × `scale` long round (x, y); it heads `heading` (0 up, clockwise). */
export function gull(art: Art, x: number, y: number, scale: number, heading: number): void {
  const box = local(art, x, y, scale, { rot: heading });
  bill(box);
  tail(box);
  form(art, box.place(BODY), '#fdfaf0', 9);
  wing(box, -1, FAR, 0);
  wing(box, 1, NEAR, 0.5);
  const coverts = [LESSER.scale(-FAR, FAR), LESSER.scale(NEAR), MANTLE];
  form(
    art,
    box.place(coverts),
    () => {
      for (const shape of coverts) box.fill(shape, '#f7f6ed');
    },
    6,
    { depth: 0.5 },
  );
  sunset(box);
  eye(box);
}

/**
 * The near shoulder: scapulars and small coverts run from the back over the wing's root, each row on the next one,
 * so that the arm grows out of the body.
 */
const SHOULDER_ROWS: readonly (readonly Feather[])[] = [
  { from: [9, 12], to: [35, -21], count: 7, length: 16 },
  { from: [8, 3], to: [32, -27], count: 6, length: 14 },
  { from: [8, -6], to: [28, -31], count: 5, length: 12 },
].map(({ from, to, count, length }) =>
  range(count, (i) => {
    const t = i / (count - 1);
    return {
      base: between(from as Point, to as Point, t),
      angle: lerp(190, 148, t),
      length: length + ((i * 2) % 3) * 0.9,
      width: 9.6,
    };
  }),
);
/** From the flank, which is in shade, out to the arm. */
const SHOULDER_TONES = ['#d5ddd5', '#dde3db', '#e6eae1', '#eef0e7', '#f4f4eb', '#f7f6ed', '#f7f6ed'] as const;
/** What the uppermost row comes out from under. */
const NAPE = closed('-4,-20 6,-26 20,-29.4 33,-35.6! 34,-32 29,-27 21,-21 15,-13 11,-4 8,5 2,14 -4,10');

function shoulder(box: Local): void {
  for (const row of SHOULDER_ROWS)
    for (const [i, feather] of [...row.entries()].reverse()) {
      const shape = vane(feather, 0, 1);
      box.fill(shape.translate(0.2, 0.8), i < 2 ? '#7f9f98' : '#a9beb5').fill(shape, SHOULDER_TONES[i]!);
    }
  box.fill(NAPE, '#f7f6ed');
  box.art.clip(
    box.place(Path.join(NAPE, ...SHOULDER_ROWS.flat().map((feather) => vane(feather, 0, 1)))),
    () =>
      stippled(
        box.art,
        box.place(ellipse(9, -2, 11, 26)),
        '#5f8785',
        box.at(-1, 0),
        box.at(15, 0),
        [0, 0.62],
      ),
  );
}

/** The low sun before it warms brow and leading edges; the body's near side turns from it, into a soft shadow of its own. */
function sunset(box: Local): void {
  const { art } = box;
  const back = closed('0,-30 9,-27 14,-14 15.4,0 13,14 7,26 0,34 -6,24 -8,0');
  for (const [part, depth] of [
    [BODY, 0.7],
    [back, 0.95],
  ] as const)
    art.clip(box.place(part), () =>
      stippled(art, box.place(ellipse(0, 0, 40, 100)), '#5f8785', box.at(-5, 0), box.at(15, 4), [0, depth]),
    );
  box.fill(RUMP, '#fdfaf0');
  shoulder(box);
  within(box, Path.join([BODY]), {
    along: ['-1,-62 -6,-58.8 -9.2,-53 -9.8,-46 -8.8,-39 -9.8,-30'],
    paint: '#ffc98c',
    width: 4.4,
  });
  for (const [side, size, depth] of [
    [1, NEAR, 0.9],
    [-1, FAR, 0.75],
  ] as const) {
    const coverts = LESSER.scale(side * size, size);
    const at = (x: number, y: number): Point => box.at(x * side * size, y * size);
    stippled(art, box.place(coverts), '#ffc08a', at(74, -48), at(64, -20), [depth, 0]);
    within(box, coverts, {
      along: [curve('14,-25 40,-38 58,-45 78,-41 100,-31 128,-15').scale(side * size, size)],
      paint: '#ffbd7c',
      width: 3.6,
    });
  }
}
