import {
  type Art,
  closed,
  curve,
  LINE,
  type Local,
  local,
  Path,
  type Placement,
  type Point,
  points,
  polar,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../../../kit/pen/index.ts';
import { fur } from './fur.ts';

type Tones = readonly [lite: string, mid: string, dark: string];

const LASH = '#2a1838';
const CREAM = '#fff3e6';

/** The arch of the back. */
const BODY = closed(
  '-140,30 -132,-10 -104,-58 -58,-94 -14,-108 28,-110 74,-112 124,-92 162,-44 176,14 164,70 110,108',
  '0,118 -90,112 -130,76',
);
const BODY_FLOWS = [
  svgPath('M-120 -60C-60 -112 40 -128 120 -84C160 -50 176 0 166 60'),
  svgPath('M-90 -30C-40 -76 40 -88 96 -52C130 -30 140 10 134 60'),
  svgPath('M-70 20C-30 -20 30 -40 70 -10C96 12 100 50 90 90'),
];
/** A big rounded thigh over the folded hind leg. */
const THIGH = svgPath(
  'M44 96C28 50 46 -8 100 -18C146 -26 176 10 172 52C168 84 140 108 100 112C80 114 56 112 44 96Z',
);
const THIGH_FLOWS = [
  svgPath('M60 90C50 40 80 0 130 4C160 10 166 50 150 90'),
  svgPath('M80 96C76 60 96 36 124 44'),
];

/** Root at the rump, plume along the foot, tip over the nose. */
const TAIL_SPINE = curve('174,6 168,60 138,104 76,124 8,126 -56,112 -112,84 -158,34');
const TAIL_STEPS = TAIL_SPINE.walk(22);
const tailEdge = (turn: number): Point[] =>
  TAIL_STEPS.slice(1, -1).map(({ x, y, angle, t }) =>
    polar(x, y, 40 * Math.sin(Math.PI * t ** 0.82) ** 0.62, angle + turn),
  );
const [TAIL_OUTER, TAIL_INNER] = [tailEdge(90), tailEdge(-90)];
const TAIL = spline(
  [
    [TAIL_STEPS[0]!.x, TAIL_STEPS[0]!.y, 1],
    ...TAIL_OUTER,
    [TAIL_STEPS[21]!.x, TAIL_STEPS[21]!.y, 1],
    ...TAIL_INNER.slice().reverse(),
  ],
  true,
);
/** Where the pale tip begins: a torn edge. */
const TORN = points('-44,66! -58,84! -40,96! -56,112! -36,126! -50,150!');

const EAR = svgPath('M8 -36C14 -66 30 -92 54 -108C64 -84 66 -50 56 -14Z');
const INNER_EAR = svgPath('M22 -40C28 -62 38 -80 51 -93C56 -72 56 -48 49 -24C42 -36 32 -40 22 -40Z');
const EAR_HAIR = svgPath(
  'M30 -40C34 -52 40 -64 47 -74M37 -37C41 -48 45 -58 50 -66M44 -32C46 -40 49 -48 52 -54',
);
/** Skull and cheeks; one ruff point a cheek (two would be a beak). */
const SKULL = closed(
  '0,-42 26,-38 50,-16 62,12 76,36! 58,44 44,51 28,62 17,82 8,94 0,97 -8,94 -17,82 -28,62 -44,50',
  '-64,50! -60,38 -78,34! -62,12 -50,-16 -26,-38',
);
const WHITE_CHEEK = svgPath(
  'M6 62C12 44 20 34 34 30C46 28 58 28 72 34C66 40 62 42 62 48C48 48 34 56 26 66C18 80 12 92 0 96C4 84 4 72 6 62Z',
);
const FOREHEAD = svgPath('M-44 -14C-30 -36 30 -36 44 -14C36 -4 14 4 0 14C-14 4 -36 -4 -44 -14Z');
const FOREHEAD_FLOWS = [
  svgPath('M0 10C0 -10 0 -24 0 -38'),
  svgPath('M14 6C20 -8 30 -18 40 -26'),
  svgPath('M-14 6C-20 -8 -30 -18 -40 -26'),
];

/** Both sides of a part given for the right one. */
const both = (path: Path): Path[] => [path, path.mirror(0)];

/** Back and flank, thigh, and the fold between neck and flank. */
function body(box: Local, [lite, mid, dark]: Tones): void {
  const { ink } = box.art.palette;
  const coat = ramp(0, lite, 0.4, mid, 0.8, dark, 1, ink);
  box.solid(BODY, box.radial(-96, -70, 300, coat), LINE.bold);
  const darker = (x: number): number => 0.35 + (0.65 * (x + 150)) / 320;
  const coatHair = fur(BODY, BODY_FLOWS, { count: 330, length: 16, seed: 3, density: darker });
  box.line(coatHair, LINE.hair, 'gold', 0.75);
  box.fill(THIGH, box.radial(92, 10, 110, ramp(0, mid, 0.5, dark, 0.75, 1, dark, 0)));
  const haunch = svgPath('M40 104C24 52 44 -6 100 -20C116 -24 132 -20 146 -12');
  box.blot(ribbon(haunch, 4, { start: 0.5, end: 0.05, peak: 0.4 }));
  const density = (x: number): number => 0.3 + (x - 40) / 150;
  const thighHair = fur(THIGH, THIGH_FLOWS, { count: 130, length: 13, seed: 5, density });
  box.line(thighHair, LINE.hair, 'gold', 0.8);
  const shoulder = svgPath('M8 88C18 48 14 4 -14 -40');
  box.blot(ribbon(shoulder, 3.4, { start: 0.6, end: 0.02, peak: 0.3 }));
}

/** Plume with a pale tip over the nose. */
function tail(box: Local, [lite, mid, dark]: Tones): void {
  const coat = ramp(0, dark, 0.35, mid, 0.62, lite, 0.66, lite, 1, lite);
  box.solid(TAIL, box.linear(176, 60, -150, 70, coat), LINE.bold * 0.9);
  box.clip(TAIL, () => {
    const tip = spline([...points('-200,0! -60,20!'), ...TORN, ...points('-60,190! -200,190!')], true);
    const pale = ramp(0, CREAM, 0.7, '#f6dccb', 1, '#d9a990');
    box.fill(tip, box.linear(-150, 30, -40, 120, pale));
    box.line(spline(TORN), LINE.fine, 'gold', 0.8);
  });
  const flows = [TAIL_SPINE, spline(TAIL_OUTER), spline(TAIL_INNER)];
  const density = (_: number, y: number): number => 0.35 + (0.6 * (y - 40)) / 120;
  const hair = fur(TAIL, flows, { count: 190, length: 22, seed: 8, density });
  box.line(hair, LINE.hair, 'gold', 0.85).line(TAIL, LINE.bold * 0.9);
}

/** Where a part of the head, drawn from the front with the muzzle down, lies on the body. */
interface Head {
  set(path: Path): Path;
  /** A point of the head in the body's box. */
  at(x: number, y: number): Point;
}

/** Three-quarter view: the frontal drawing with its far half narrowed, then turned. */
const HEAD: Head = {
  set: (path) =>
    path
      .map((x, y) => [x > 0 ? x * 0.84 : x, y])
      .rotate(-36)
      .translate(-92, -8),
  at: (x, y) => {
    const [place] = HEAD.set(new Path().moveTo(x, y)).commands;
    return place?.[0] === 'M' ? [place[1], place[2]] : [x, y];
  },
};

function ears(box: Local, [, mid, dark]: Tones): void {
  const { ink } = box.art.palette;
  const shade = box.linear(...HEAD.at(0, -108), ...HEAD.at(0, -20), ramp(0, dark, 0.5, mid, 1, mid));
  const inside = box.linear(...HEAD.at(0, -95), ...HEAD.at(0, -24), ramp(0, ink, 1, '#e2a896'));
  for (const side of [1, -1]) {
    const set = (path: Path): Path => HEAD.set(side > 0 ? path : path.mirror(0));
    box.solid(set(EAR), shade, LINE.mid + 0.4).solid(set(INNER_EAR), inside, LINE.fine);
    box.line(set(EAR_HAIR), LINE.hair);
  }
}

function head(box: Local, tones: Tones): void {
  const { ink } = box.art.palette;
  const [lite, mid, dark] = tones;
  const sets = (path: Path): Path[] => both(path).map(HEAD.set);
  ears(box, tones);
  const coat = box.radial(...HEAD.at(-8, -4), 110, ramp(0, lite, 0.5, mid, 1, dark));
  box.solid(HEAD.set(SKULL), coat, LINE.bold * 0.85);
  const white = box.linear(...HEAD.at(0, 20), ...HEAD.at(0, 96), ramp(0, CREAM, 1, '#eccbbd'));
  for (const cheek of sets(WHITE_CHEEK)) box.fill(cheek, white);
  const cheekEdge = svgPath('M6 64C12 44 20 34 34 30C46 28 58 28 72 34');
  box.line(sets(cheekEdge), LINE.fine, 'gold', 0.9);
  box.line(sets(svgPath('M9 8C8 30 6 52 5 70')), LINE.hair, 'gold', 0.9); // bridge
  const nose = svgPath('M-10 82C-6 77 6 77 10 82C9 90 4 95 0 96C-4 95 -9 90 -10 82Z');
  box.solid(HEAD.set(nose), ink, LINE.fine);
  const lid = ribbon(svgPath('M15 20C24 29 38 25 49 6'), 5.4, { start: 0.3, end: 0.2 });
  box.blot(sets(lid), LASH);
  box.line(sets(svgPath('M24 26L22 32M32 25L33 31M40 19L44 24')), LINE.fine, LASH);
  box.line(sets(svgPath('M16 8C26 2 38 -2 48 -6')), LINE.hair);
  const brow = fur(FOREHEAD, FOREHEAD_FLOWS, { count: 46, length: 12, seed: 2 });
  box.line(HEAD.set(brow), LINE.hair, 'gold', 0.8);
  const ruff = svgPath('M36 34C48 32 60 32 70 36L60 44C48 44 38 50 30 58Z');
  const flow = svgPath('M30 40C44 38 56 38 70 42');
  const cheekHair = fur(ruff, [flow], { count: 14, length: 12, seed: 6 });
  box.line(sets(cheekHair), LINE.hair, '#a8755f', 0.9);
}

/** A fox asleep, curled, head to the left, the tail over its nose; about 350 × 270. */
export function curledFox(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = ['#f0bd98', '#c47f6c', '#6d4262'], ...placement }: Placement & { tones?: Tones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  body(box, tones);
  head(box, tones);
  tail(box, tones);
}
