import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

const both = (path: Path): Path[] => [path, path.mirror(0)];

/** Height of the joint at the body, knee, foot. */
const LEGS = [
  [-6, 46, -26, 58, 8],
  [4, 48, -6, 60, 30],
  [12, 44, 12, 56, 48],
] as const;
/** Tail fan: angle off straight down, length, width. */
const FAN = [
  [-52, 26, 17],
  [-26, 30, 18],
  [26, 30, 18],
  [52, 26, 17],
  [0, 32, 19],
] as const;
const CLAW_ARM = ribbon(spline(points('14,-28 32,-32 42,-44 40,-58')), 11, {
  start: 0.8,
  end: 0.9,
  samples: 9,
});
const CLAW = spline(
  points(
    '34,-56! 27,-70 28,-86 36,-104 40,-112! 42,-100 41,-90 46,-84! 50,-94 57,-102 62,-104!',
    '60,-88 56,-72 47,-57!',
  ),
  true,
);
const CLAW_LINES = svgPath('M36 -62C32 -72 33 -84 37 -96M45 -62C48 -70 52 -80 56 -92M40 -60L41 -78');
const CARAPACE = svgPath(
  'M0 -58C5 -46 12 -42 17 -30C23 -12 23 6 18 16C8 21 -8 21 -18 16',
  'C-23 6 -23 -12 -17 -30C-12 -42 -5 -46 0 -58Z',
);

function feelersAndLegs(box: Local): void {
  const feeler = box.place(svgPath('M5 -46C14 -78 40 -100 78 -96'));
  const other = box.place(svgPath('M5 -46C14 -78 40 -100 78 -96').mirror(0));
  for (const path of [feeler, other]) {
    box.art.blot(ribbon(path, 2.6 * box.scale, { start: 0.9, end: 0.2, samples: 12 }));
  }
  box.line(both(svgPath('M3 -48C6 -64 12 -76 22 -84')), LINE.fine);
  for (const [root, kneeX, kneeY, footX, footY] of LEGS) {
    const course = spline([
      [15, root],
      [kneeX * 0.75, kneeY + 2],
      [kneeX, kneeY],
      [footX, footY],
    ]);
    box.blot(both(ribbon(course, 5, { start: 0.9, end: 0.2, peak: 0.3 })));
  }
}

/** Fan behind the abdomen, then its plates, overlapping and narrower to the tail. */
function tail(box: Local, shell: Paint): void {
  for (const [angle, l, w] of FAN) {
    const hung = (path: Path): Path => path.rotate(180 + angle).translate(0, 66);
    const blade = svgPath(
      `M${-w * 0.24} 0C${-w * 0.7} ${-l * 0.4} ${-w * 0.66} ${-l * 0.9} 0 ${-l}`,
      `C${w * 0.66} ${-l * 0.9} ${w * 0.7} ${-l * 0.4} ${w * 0.24} 0Z`,
    );
    box.solid(hung(blade), shell, LINE.mid * 0.8);
    const ribs = [
      line(0, -6, 0, -l * 0.8),
      line(-3, -8, -w * 0.3, -l * 0.76),
      line(3, -8, w * 0.3, -l * 0.76),
    ];
    box.line(ribs.map(hung), LINE.hair);
  }
  for (let i = 5; i >= 0; i--) {
    const v = 12 + i * 9.5;
    const h = lerp(20, 12, i / 5);
    const plate = svgPath(
      `M${-h} ${v - 4}C${-h * 1.16} ${v + 4} ${-h * 1.1} ${v + 10} ${-h * 0.9} ${v + 12}`,
      `C${-h * 0.4} ${v + 15} ${h * 0.4} ${v + 15} ${h * 0.9} ${v + 12}`,
      `C${h * 1.1} ${v + 10} ${h * 1.16} ${v + 4} ${h} ${v - 4}Z`,
    );
    box.solid(plate, shell, LINE.mid * 0.8);
    const seam = `M${-h * 0.6} ${v + 8}C${-h * 0.2} ${v + 10} ${h * 0.2} ${v + 10} ${h * 0.6} ${v + 8}`;
    box.line(svgPath(seam), LINE.hair);
  }
}

/** Arm, palm and movable finger; the left one a little smaller. */
function claws(box: Local, shell: Paint): void {
  for (const [sideX, sizeY] of [
    [1, 1],
    [-0.9, 0.96],
  ] as const) {
    const turned = (path: Path): Path => path.scale(sideX, sizeY);
    box.solid(turned(CLAW_ARM), shell, LINE.mid * 0.8);
    box.solid(turned(CLAW), shell).line(turned(CLAW_LINES), LINE.hair);
  }
}

/** A crayfish seen from above, climbing up; about 120 × 200. */
export function crayfish(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones: [lite, mid, dark] = ['#f6c7b0', '#b9607a', '#4a2452'],
    ...placement
  }: Placement & { tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const shell = box.radial(-4, -30, 110, ramp(0, lite, 0.45, mid, 1, dark));
  feelersAndLegs(box);
  tail(box, shell);
  claws(box, shell);
  box.solid(CARAPACE, shell, LINE.mid * 1.2);
  const grooves = svgPath(
    'M0 -40V14M-18 -14C-8 -4 8 -4 18 -14',
    'M-13 -4C-12 4 -10 10 -7 15M13 -4C12 4 10 10 7 15',
  );
  box.line(grooves, LINE.hair);
  const beads = both(ellipse(10, -42, 3));
  box.blot(beads, art.palette.ink).line(beads, LINE.hair);
}
