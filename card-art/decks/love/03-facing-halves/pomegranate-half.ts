import { centroid, packCells, pebble } from '../../../kit/pen/cells.ts';
import {
  type Art,
  hatch,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  Path,
  type PathLike,
  type Placement,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  spline,
  svgPath,
} from '../../../kit/pen/index.ts';

/** The whole fruit, radius about 100. */
const OUTLINE = points(
  '0,-99 34,-95 66,-80 92,-44 100,4 88,50 56,87 8,102 -38,96 -78,66 -99,18 -96,-34 -70,-76 -34,-95',
);

/** Lobes of the crown, the far ones first: foot, tip (x, y), half width of the foot. */
const LOBES = [
  [-26, -46, -142, 13],
  [14, 34, -148, 12],
  [-8, -14, -152, 14],
  [-20, -62, -124, 11],
] as const;

/** What all parts of one half share. */
interface Half {
  box: Local;
  /** The cut face, squeezed to its turn. */
  face: (path: PathLike) => Path;
  turn: number;
  skin: Paint;
}

function crown({ box, skin }: Half): void {
  for (const [foot, tipX, tipY, wide] of LOBES) {
    const [bx, tx] = [foot * 0.9, tipX * 0.9];
    const lobe = svgPath(
      `M${bx - wide} -92C${bx - wide * 1.2} -112 ${tx - wide * 0.7} ${tipY + 26} ${tx} ${tipY}`,
      `C${tx + wide * 0.4} ${tipY + 24} ${bx + wide * 1.3} -116 ${bx + wide} -92Z`,
    );
    box.solid(lobe, skin, LINE.bold * 0.63);
    const rib = `M${bx} -98C${foot} -112 ${tipX * 0.84} ${tipY + 30} ${tipX * 0.88} ${tipY + 12}`;
    box.line(svgPath(rib), LINE.hair);
  }
}

/** Round behind the face; meridians follow the form. */
function rind({ box, turn, skin }: Half): void {
  const round = OUTLINE.map(([x, y]): Knot => [x > 0 ? x * turn : x * 1.02, y]);
  box.solid(spline(round, true), skin, LINE.bold * 0.9);
  const meridians = range(4, (i) => {
    const width = turn + ((1.02 - turn) * (i + 1)) / 5;
    return spline(OUTLINE.slice(8, 13).map(([x, y]): Knot => [x * width, y * (1 - 0.03 * i)]));
  });
  box.line(meridians, LINE.hair, 'gold', 0.75);
  const shade = spline(
    [...points('-30,98 -78,66 -99,18 -101,-10'), [-86 * turn - 6, 10], [-80 * turn, 50]],
    true,
  );
  box.line(hatch(shade, { angle: 62, gap: 4.5 }), LINE.hair, 'gold', 0.55);
}

/** Rim of skin, then the pale pith. */
function pith({ box, face, skin }: Half, glow: Point): void {
  const { art, scale } = box;
  const outline = spline(OUTLINE, true);
  const pale = ramp(0, '#fff9f2', 0.35, '#ffe3d4', 0.75, '#e6a9a2', 1, '#a5596a');
  art.solid(face(outline), skin, LINE.bold * 0.9);
  art.solid(face(outline.scale(0.955)), art.radial(...glow, 300 * scale, pale), LINE.fine);
  art.line(face(outline.scale(0.915)), LINE.hair, '#a5485c', 0.5);
}

/** A chamber between the angles a0 and a1, its membranes bent a little on their way from the core. */
function chamber(core: Point, a0: number, a1: number, index: number): Point[] {
  const edge = (angle: number, t: number): Point => {
    const fromTop = Math.abs(((((angle + 180) % 360) + 360) % 360) - 180);
    const swing = 7 * Math.sin(Math.PI * t) * (index % 2 ? 1 : 0.6);
    const [x, y] = polar(0, 0, 98 * (fromTop < 20 ? 0.94 : 1), angle + swing);
    return [lerp(core[0], x, t), lerp(core[1], y, t)];
  };
  const inset = (angle: number, t: number, side: number): number => angle + (side * 1.05) / Math.max(0.14, t);
  const rim = range(9, (i) => {
    const angle = lerp(inset(a0, 0.87, 1), inset(a1, 0.87, -1), i / 8);
    const corner = i === 0 || i === 8 ? -0.045 : 0;
    return edge(angle, 0.872 + corner + 0.016 * Math.sin(i * 1.7 + index * 2));
  });
  return [
    ...rim,
    ...[0.66, 0.44, 0.22].map((t) => edge(inset(a1, t, -1), t)),
    edge((a0 + a1) / 2, 0.1 + 0.05 * (index % 3)),
    ...[0.22, 0.44, 0.66].map((t) => edge(inset(a0, t, 1), t)),
  ];
}

/** Uneven chambers packed with seeds, each lit from the side of the light; a few are missing. */
function seeds(half: Half, seed: number, glow: Point, towardsLight: (at: Point) => Point): void {
  const { box, face } = half;
  const { art, scale } = box;
  const chance = random(seed);
  const core: Point = [chance.between(-14, 10), chance.between(2, 20)];
  const shares = range(6, () => chance.between(0.72, 1.3));
  const sum = shares.reduce((a, b) => a + b, 0);
  let angle = chance.between(-30, 0);
  const [beds, jewels, hollows, sparks, shades] = range(5, () => new Path()) as [
    Path,
    Path,
    Path,
    Path,
    Path,
  ];
  shares.forEach((share, index) => {
    const width = (360 * share) / sum;
    const bed = chamber(core, angle, angle + width, index);
    beds.append(polygon(bed));
    for (const cell of packCells(bed, Math.round((12 * width) / 60), seed * 31 + index)) {
      const hollow = chance() < 0.07;
      (hollow ? hollows : jewels).append(pebble(cell, hollow ? 0.8 : 0.93));
      if (hollow) continue;
      const middle = centroid(cell);
      const [lx, ly] = towardsLight(middle);
      sparks.append(pebble(cell, 0.3, [lx, ly], 3.6));
      shades.append(pebble(cell, 0.62, [2 * middle[0] - lx, 2 * middle[1] - ly], 1.2));
    }
    angle += width;
  });
  const ruby = ramp(0, '#ff9a9e', 0.2, '#ee5470', 0.5, '#b81f48', 0.8, '#7a1038', 1, '#480a28');
  art.fill(face(beds), '#8a2444', 0.5);
  art.fill(face(jewels), art.radial(...glow, 300 * scale, ruby));
  art.blot(face(shades), '#5e0a30', 0.3);
  art.line(face(jewels), LINE.fine, 'gold', 0.9);
  art.blot(face(sparks), '#fff1ea', 0.82);
  art.fill(face(hollows), '#b0606c', 0.55);
  art.line(face(hollows), LINE.hair, '#8a2e4a', 0.8);
  // the pale thread from crown to core
  const thread = ribbon(spline([[0, -90], [3, -50], core]), 5, { start: 0.7, end: 0.5 });
  art.blot(face(thread), '#fff0e4', 0.55);
}

/**
 * Half a broken pomegranate. The cut face is a disc of radius 100 round (x, y), squeezed to `turn`;
 * the rind bulges to the left (mirrored: right), the crown stands on top (-98 … -150).
 */
export function pomegranateHalf(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { turn = 0.74, seed = 3, ...placement }: Placement & { turn?: number; seed?: number } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const glow = art.light;
  const skinTones = ramp(0, '#ffb9a6', 0.28, '#d9566a', 0.62, '#86203f', 1, '#3a0d26');
  const skin = art.radial(...glow, 330 * scale, skinTones);
  const half: Half = { box, face: (path) => box.place(Path.join(path).scale(turn, 1)), turn, skin };
  // a point 40 units from `at`, towards the light and a little up, in the face's own coordinates
  const [lightX, lightY] = unplace(glow, x, y, placement);
  const towardsLight = (at: Point): Point => {
    const [dx, dy] = [lightX / scale - at[0] * turn, lightY / scale - at[1]];
    const distance = Math.hypot(dx, dy) || 1;
    return [at[0] + (dx / distance) * 40, at[1] + (dy / distance) * 40 - 14];
  };
  crown(half);
  rind(half);
  pith(half, glow);
  seeds(half, seed, glow, towardsLight);
}

/** A point of the card seen from (x, y), turn and mirroring undone. */
function unplace(point: Point, x: number, y: number, { rot = 0, mirror = false }: Placement): Point {
  const [[command]] = [new Path().moveTo(point[0] - x, point[1] - y).rotate(-rot).commands];
  const [, dx, dy] = command as ['M', number, number];
  return [mirror ? -dx : dx, dy];
}
