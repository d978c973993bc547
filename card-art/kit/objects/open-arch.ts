import {
  type Art,
  ellipse,
  LINE,
  lerp,
  line,
  type Paint,
  type Path,
  type Point,
  polar,
  polygon,
  radians,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { sparkle } from '../sky/star.ts';
import { archOutline, type Room } from './stone-room.ts';

/** Thickness of the wall, breadth of the band of stones round the arch. */
const [THICK, BAND] = [62, 34];
const STONE = ['#8d86c4', '#2a2f6e'] as const;
const WOOD = ['#6a5fa4', '#232861', '#0e1436'] as const;

interface Opening {
  room: Room;
  /** Half width, and height at which the arch springs. */
  half: number;
  rise: number;
}

/** The arch's outline at a distance from the wall, widened by `grow`. */
const outline = ({ room, half, rise }: Opening, grow: number, towards: number): Path =>
  polygon(archOutline(half + grow, rise).map(([across, height]) => room(across, height, towards)));

/** The band of voussoirs and quoins in the plane of the wall. */
function stones(art: Art, opening: Opening): void {
  const { room, half, rise } = opening;
  const [x, y] = room(0, rise * 0.6);
  const spring = room(0, rise);
  const lit = art.radial(x, y, 360, ramp(0, STONE[0], 0.45, STONE[0], 1, STONE[1]));
  art.solid(outline(opening, BAND, 0), lit);
  const joints = range(14, (i) => {
    const angle = -90 + (180 * (i + 1)) / 15;
    return line(...polar(...spring, half, angle), ...polar(...spring, half + BAND, angle));
  });
  const quoins = [-1, 1].flatMap((side) =>
    range(7, (i) => {
      const height = (rise * (i + 1)) / 7.6;
      return line(...room(side * half, height), ...room(side * (half + BAND), height));
    }),
  );
  art.line([...joints, ...quoins], LINE.fine, 'gold', 0.9);
}

/** The lit thickness of the wall, and the threshold. */
function reveal(art: Art, opening: Opening): void {
  const { room, half, rise } = opening;
  const tones = ramp(0, '#9a8fcf', 0.12, '#fff3e2', 0.5, '#d9b8d0', 0.88, '#fff3e2', 1, '#9a8fcf');
  const lit = art.linear(room(-half, 0)[0], 0, room(half, 0)[0], 0, tones);
  art.solid(outline(opening, 0, 0), lit, LINE.bold);
  const courses = range(8, (i) => (rise * (i + 1)) / 8).flatMap((height) =>
    [-1, 1].map((side) => line(...room(side * half, height), ...room(side * half, height, -THICK))),
  );
  const vault = range(13, (i) => {
    const angle = radians((180 * (i + 1)) / 14);
    const [across, height] = [-half * Math.cos(angle), rise + half * Math.sin(angle)];
    return line(...room(across, height), ...room(across, height, -THICK));
  });
  art.line([...courses, ...vault], LINE.hair, '#8a6aa0', 0.8);
  const sill = [room(-half, 0), room(half, 0), room(half, 0, -THICK), room(-half, 0, -THICK)];
  art.solid(polygon(sill), '#fff6e6', LINE.fine);
}

function keystone(art: Art, { room, half, rise }: Opening): void {
  const spring = room(0, rise);
  const corner = (out: number, angle: number): Point => polar(...spring, half + out, angle);
  const top = BAND + 11;
  art.solid(polygon([corner(-5, -7), corner(top, -7), corner(top, 7), corner(-5, 7)]), STONE[0]);
  art.blot(sparkle(...corner(BAND / 2 + 3, 0), 12));
}

/** A strap hinge: tapering, with a split end. */
function strap(
  art: Art,
  half: number,
  height: number,
  side: number,
  at: (u: number, h: number) => Point,
): void {
  const edge = (sign: number): Point[] =>
    range(9, (i) => at(4 + (half * 0.62 * i) / 8, height + sign * lerp(6.5, 2.4, i / 8)));
  art.fill(polygon([...edge(1), ...edge(-1).reverse()]), 'gold', 0.95);
  const tongues = [1, -1].map((sign) =>
    ribbon(
      spline([
        at(half * 0.62, height),
        at(half * 0.76, height + sign * 12),
        at(half * 0.7, height + sign * 20),
      ]),
      3,
      { start: 1, end: 0.2 },
    ),
  );
  art.blot([...tongues, leaf(...at(half * 0.62, height), 15, 7, side * 90)]);
}

/** One leaf of the door on the left (-1) or right (1), `swing` degrees beyond square towards us. */
function doorLeaf(art: Art, { room, half, rise }: Opening, side: -1 | 1, swing: number): void {
  const [sin, cos] = [Math.sin(radians(swing)), Math.cos(radians(swing))];
  // u along the leaf from its hinge, `off` out of its plane
  const at = (u: number, height: number, off = 0): Point =>
    room(side * (half + 2 + u * sin - off * cos), height, u * cos + off * sin);
  const top = (u: number): number => rise + Math.sqrt(Math.max(0, half * half - (half - u) * (half - u)));
  const face = (inset: number): Path => {
    const places = range(15, (i) => lerp(inset, half - inset, i / 14));
    const arch = places.map((u) => at(u, Math.max(inset + 4, top(u) - inset * 1.15)));
    return polygon([at(inset, inset), ...arch, at(half - inset, inset)]);
  };
  const edge = [at(half, 0), at(half, top(half)), at(half, top(half) - 1, -9), at(half, 0, -9)];
  art.solid(polygon(edge), '#4a4690', LINE.fine);
  const tones = ramp(0, WOOD[0], 0.55, WOOD[1], 1, WOOD[2]);
  const planks: Paint = art.linear(at(0, 0)[0], 0, at(half, 0)[0], 0, tones);
  art.solid(face(0), planks, LINE.bold * 0.9);
  const joints = range(5, (i) => {
    const u = (half * (i + 1)) / 6;
    return line(...at(u, 9), ...at(u, top(u) - 9));
  });
  art.line(joints, LINE.hair, 'gold', 0.75);
  art.line(face(8), LINE.fine, 'gold', 0.9);
  for (const share of [0.16, 0.55, 0.94]) strap(art, half, rise * share, side, at);
  const [x, y] = at(half * 0.86, rise * 0.42);
  art.solid(ellipse(x, y, 4, 5.5), WOOD[2], LINE.fine);
  art.line(ellipse(x, y + 11, 6, 11), LINE.mid);
}

/**
 * An arch in the end wall of a room, both leaves of its door open towards us; `beyond` paints what
 * is seen through it.
 */
export function openArch(art: Art, opening: Opening, beyond: () => void): void {
  stones(art, opening);
  reveal(art, opening);
  const hole = outline(opening, 0, -THICK);
  art.clip(hole, beyond);
  art.line(hole, LINE.fine);
  keystone(art, opening);
  // unequal, as two hands leave them
  doorLeaf(art, opening, -1, 20);
  doorLeaf(art, opening, 1, 36);
}
