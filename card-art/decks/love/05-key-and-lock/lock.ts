import { around, INK, lit, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  type Local,
  limb,
  local,
  type Path,
  type Point,
  points,
  polygon,
  range,
  ribbon,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';
import { wood } from './gate.ts';

const LIGHT = [-0.6, -0.8] as const;
const iron = lit({ from: { towards: LIGHT }, shade: '#1c1626', rim: '#d8c8a4', rimWidth: 1.8, stray: 0.5 });
const plateOf = lit({ from: { towards: LIGHT }, shade: '#5c3428', rim: '#fff3cc', rimWidth: 2, stray: 0.3 });
const tones = twoTone({ towards: LIGHT });
const BRASS = { fill: '#d0984e', shade: '#7c4a30', soft: 3, rim: '#fff0c4', rimWidth: 1.6 };

/** Where the keyhole lies before the eye, in metres: to its right, below it, away from it; how the gate is turned. */
const [RIGHT, BELOW, AWAY, SIN, COS, FOCUS] = [0.2, 0.528, 1.39, 0.741, 0.672, 900] as const;

/** A place at the lock: metres along the gate towards its hinge, up, and out of it towards us; from the keyhole, in the picture. */
const at = (along: number, up: number, out: number): Point => {
  const depth = AWAY + COS * along - SIN * out;
  return [
    (FOCUS * (RIGHT - SIN * along - COS * out)) / depth - (FOCUS * RIGHT) / AWAY,
    (FOCUS * (BELOW - up)) / depth - (FOCUS * BELOW) / AWAY,
  ];
};

type Place = (along: number, up: number, out: number) => Point;
/** What is at a place throws its shadow there on the plate. */
const fallen: Place = (along, up, out) => at(along - 0.34 * out, up - 0.4 * out, 0);

const corners = (...places: Parameters<Place>[]): Path => polygon(places.map((place) => at(...place)));

/** A ring's outline in the plane of the key's bow: across the gate and upright. */
const hoop = (radius: number, aside: number, place: Place = at): Path =>
  spline(
    range(16, (i): Knot => {
      const angle = (i / 16) * TAU;
      return place(aside, Math.sin(angle) * radius, BOW + Math.cos(angle) * radius);
    }),
    true,
  );

/** The key's length: how far out of the plate the middle of its bow is, and where its stem ends. */
const [BOW, STEM] = [0.132, 0.086] as const;
const PLATE = corners([0.1, 0.082, 0], [-0.085, 0.082, 0], [-0.085, -0.084, 0], [0.1, -0.084, 0]);

/** An old box lock on the ledge; its bolt goes across the light into the post. The keyhole is at (x, y). */
export function lock(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  iron(art, box.place(polygon(points('44,-4 78,4 78,20 44,12'))), '#6c6470', 4);
  iron(art, box.place(polygon(points('74,-9 90,-5 90,32 74,28'))), '#453c4c', 4);
  // the block on boards and rail that it is screwed to
  box.fill(
    corners([-0.1, 0.1, -0.022], [-0.1, 0.1, -0.05], [-0.1, -0.104, -0.05], [-0.1, -0.104, -0.022]),
    '#22343e',
  );
  wood(
    art,
    box.place(
      corners([0.118, 0.1, -0.022], [-0.1, 0.1, -0.022], [-0.1, -0.104, -0.022], [0.118, -0.104, -0.022]),
    ),
    '#617b78',
    6,
  );
  // what the case throws on it
  box.fill(
    corners([0.1, 0.07, -0.022], [-0.096, 0.07, -0.022], [-0.096, -0.1, -0.022], [0.1, -0.1, -0.022]),
    '#22343e',
    0.7,
  );
  // the case stands out of it: its top and its end
  box.fill(
    corners([-0.085, 0.082, 0], [-0.085, 0.082, -0.022], [-0.085, -0.084, -0.022], [-0.085, -0.084, 0]),
    '#2a2232',
  );
  iron(art, box.place(PLATE), '#453c4c', 16);
  box.fill(
    corners([0.1, 0.082, 0], [0.1, 0.082, -0.022], [-0.085, 0.082, -0.022], [-0.085, 0.082, 0]),
    '#8a7c80',
  );
  for (const [along, up] of [
    [0.085, 0.068],
    [-0.072, 0.068],
    [-0.072, -0.07],
    [0.085, -0.07],
  ] as const)
    iron(art, box.place(ellipse(...at(along, up, 0), 4)), '#7c6e74', 1.4);
  const disc = spline(
    range(18, (i) => {
      const angle = (i / 18) * TAU;
      return at(Math.cos(angle) * 0.033, Math.sin(angle) * 0.055 - 0.012, 0);
    }),
    true,
  );
  plateOf(art, box.place(disc), '#a87c4c', 6);
  const round = spline(
    range(12, (i) => at(Math.cos((i / 12) * TAU) * 0.015, Math.sin((i / 12) * TAU) * 0.015, 0)),
    true,
  );
  const slot = corners([0.007, 0, 0], [-0.007, 0, 0], [-0.011, -0.052, 0], [0.011, -0.052, 0]);
  box.fill(round, '#1c1220').fill(slot, '#1c1220');
}

/** The key is in the lock up to its collar, the whole of it on one axis; somebody has tied a ribbon to it. */
export function key(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  shadow(art, box);
  collar(box, 0, 0.007, 11.4);
  stem(box, 0.007, STEM, [4.8, 5.8]);
  const ring = (aside: number, place?: Place): readonly [Path, Path] => [
    hoop(0.05, aside, place),
    hoop(0.033, aside, place),
  ];
  // the ring is thick: what looks up of it is seen behind its side
  art.outside(box.place(ring(0.011)[1]), [x - 130, y - 30, x, y + 110], () =>
    box.fill(ring(0.011)[0], '#f6dca0'),
  );
  art.outside(box.place(ring(0)[1]), [x - 130, y - 30, x, y + 110], () =>
    tones(box, ring(0)[0], { ...BRASS, soft: 5 }),
  );
  collar(box, 0.062, 0.069, 7.4);
  collar(box, 0.074, 0.086, 9.6);
  bow(art, box);
}

/** On the plate only: farther out it falls past it. */
function shadow(art: Art, box: Local): void {
  art.clip(box.place(PLATE), () => {
    const spine = range(5, (i) => fallen(0, 0, (i / 4) * STEM));
    art.line(box.place(spline(spine)), 8, '#1c1626', 0.6);
    art.line(box.place(hoop(0.042, 0, fallen)), 9, '#1c1626', 0.6);
  });
}

/** A piece of the round stem: lit above, dark below. */
function stem(box: Local, from: number, to: number, halfWidths: readonly [number, number]): void {
  const knots = [at(0, 0, from), at(0, 0, to)].map(([x, y]) => `${x},${y}`).join(' ');
  tones(box, limb(knots, halfWidths, 4), BRASS);
}

/** A thicker turn of it, whose end looks at us. */
function collar(box: Local, from: number, to: number, half: number): void {
  stem(box, from, to, [half, half]);
  const [x, y] = at(0, 0, to);
  box.fill(ellipse(x, y, half * 0.5, half).rotate(-26, x, y), '#e4b468');
}

/** The ribbon: knotted round the bow, its two ends hang. */
function bow(art: Art, box: Local): void {
  const [x, y] = at(0, -0.044, BOW);
  const red = lit({
    from: { towards: [-1, -0.4] },
    shade: '#5c1438',
    rim: '#ffc8b0',
    rimWidth: 1.4,
    region: (form) => around(form, 12),
  });
  const cloth = (outline: Path, fill: string, soft: number): void =>
    red(art, box.place(outline.translate(x, y)), fill, soft);
  for (const tail of ['-1,4 -12,32 -4,62 -16,92', '2,4 9,30 5,56 15,80'])
    cloth(ribbon(curve(tail), 13, { start: 0.5, end: 0.9, peak: 0.6 }), '#b83e58', 4);
  cloth(closed('-9,-9! 7,-9! 9,4 1,9 -9,5'), '#c84e64', 3);
  strokes(
    box,
    [`${x - 6},${y - 3} ${x - 2},${y + 3}`, `${x + 1},${y - 6} ${x + 3},${y + 4}`],
    INK.form,
    '#8a2444',
  );
}
