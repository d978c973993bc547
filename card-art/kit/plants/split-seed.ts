import {
  type Art,
  hatch,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  type Placement,
  points,
  polar,
  ramp,
  range,
  ribbon,
  svgPath,
  type Tube,
  tube,
} from '../pen/index.ts';

/** Engraving on the pale sprout, where gold would vanish. */
const MOSS = '#6f7f74';

/** The halves of the shell, fallen apart about the hinge at their foot: outside, and the cut wall. */
const LEFT = {
  out: 'M-6 150C-84 158 -170 110 -190 14C-204 -60 -176 -136 -122 -160C-104 -150 -96 -120 -98 -84C-100 -10 -70 86 -6 150Z',
  wall: 'M-6 150C-70 86 -100 -10 -98 -84C-96 -120 -104 -150 -122 -160C-146 -140 -152 -98 -146 -48C-136 34 -86 116 -6 150Z',
} as const;
const RIGHT = {
  out: 'M-2 150C80 162 178 126 204 34C222 -34 204 -102 160 -130C138 -122 126 -96 122 -66C112 8 78 94 -2 150Z',
  wall: 'M-2 150C78 94 112 8 122 -66C126 -96 138 -122 160 -130C180 -106 180 -66 170 -24C150 54 92 124 -2 150Z',
} as const;

/** The sprout's spine: root tip, then two turns inwards, to where the leaves begin. */
const SPINE: Knot[] = [
  ...points('30,212 34,182 22,146 6,120'),
  ...range(24, (i): Knot => {
    const t = i / 23;
    return polar(6, -22, lerp(112, 30, t ** 0.8), 196 + t * 620);
  }),
];
const HALF_WIDTHS = [1, 6, 10, 12, 13, 14, 15, 16, 17, 17.5, 17.5, 17, 16, 14, 11, 6] as const;

/** Half of the shell: skin engraved on its outer side, the pale cut wall. */
function shell(box: Local, { out, wall }: typeof LEFT | typeof RIGHT, skin: Paint, hatchAngle: number): void {
  const body = svgPath(out);
  box.solid(body, skin, LINE.bold * 0.85);
  const shade = { angle: hatchAngle, gap: 4.6, jitter: 0.35 };
  const side = out === LEFT.out ? { from: 0.05, to: 0.42 } : { from: 0.58, to: 0.95 };
  box.line(hatch(body, { ...shade, ...side }), LINE.hair, 'gold', 0.75);
  const rim = svgPath(wall);
  box.solid(rim, box.radial(0, -30, 170, ramp(0, '#fff3de', 0.5, '#f3cfae', 1, '#b98686')), LINE.mid);
}

/** Down on the outer side of the coil, as on a young fern. */
function down(box: Local, sprout: Tube): void {
  const hairs = range(110, (i) => {
    const t = 0.16 + (i / 110) * 0.62;
    const [x, y] = sprout.at(t, -0.96);
    return line(x, y, ...polar(x, y, i % 3 ? 6 : 9, sprout.angleAt(t) - 62));
  });
  box.line(hairs, LINE.fine, '#f4f3dc', 0.85);
}

/** The coiled sprout: leaf and root lie in one whorl. */
function whorl(box: Local): void {
  const sprout = tube(SPINE, HALF_WIDTHS, 90, 400);
  const flesh = box.radial(
    6,
    -22,
    170,
    ramp(0, '#fffdf2', 0.34, '#eef3dc', 0.66, '#b5d3c4', 0.9, '#a9b8d0', 1, '#f3e3ee'),
  );
  box.line(sprout.outline, LINE.bold * 1.6, '#2c2350', 0.5);
  down(box, sprout);
  box.solid(sprout.outline, flesh, LINE.mid * 1.2);
  for (const v of [-0.45, 0.05, 0.5]) box.line(sprout.edge(v, 0.06, 0.99, 60), LINE.hair, MOSS, 0.8);
  firstLeaves(box);
  const hairs = [0.014, 0.024, 0.034, 0.044].map((t, i) => {
    const side = i % 2 ? -1 : 1;
    const [x, y] = sprout.at(t, side * 0.8);
    const hair = svgPath(
      `M${x} ${y}C${x + side * 8} ${y + 2} ${x + side * 14} ${y + 8} ${x + side * 18} ${y + 16}`,
    );
    return ribbon(hair, 1.6, { start: 0.9 });
  });
  box.blot(hairs);
}

/** Two leaves, folded face to face in the middle of the coil. */
function firstLeaves(box: Local): void {
  const tone = box.linear(-14, -60, 30, 14, ramp(0, '#fffef6', 0.5, '#d3ead2', 1, '#7fb4a4'));
  const back = svgPath('M34 -30C34 -52 14 -66 -12 -58C-22 -54 -26 -46 -26 -40C-6 -42 16 -36 34 -30Z');
  const front = svgPath('M34 -30C10 -44 -18 -40 -30 -16C-34 -6 -30 4 -24 10C0 12 28 -4 34 -30Z');
  box.solid(back, tone, LINE.fine * 1.4);
  box.solid(front, tone, LINE.fine * 1.4);
  box.line(
    svgPath(
      'M32 -29C12 -30 -10 -18 -25 6M14 -28C6 -34 -2 -34 -10 -32M2 -20C-4 -28 -12 -28 -18 -26M20 -24C14 -14 6 -6 -4 -1',
    ),
    LINE.hair,
    MOSS,
    0.9,
  );
}

/**
 * A seed whose shell has split in two; a coiled sprout between the halves, lit from within. (x, y)
 * is its middle; 380 wide and 320 high at scale 1.
 */
export function splitSeed(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  box.glow(4, -34, 250, '#fff0d4', 0.95);
  const skin = (from: number, to: number): Paint =>
    box.linear(from, -40, to, 30, ramp(0, '#38285a', 0.5, '#82506c', 1, '#d99a8c'));
  shell(box, LEFT, skin(-186, -90), 62);
  shell(box, RIGHT, skin(210, 110), -62);
  whorl(box);
  box.glow(4, -34, 84, '#fffaf0', 0.7);
}
