import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  ellipse,
  type Knot,
  line,
  local,
  Path,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  type Step,
  spline,
} from '../../../kit/pen/index.ts';

/** The ring it hangs by, the height of the beam, half its length, the height of the bowls' rims. */
const BALANCE = { x: 406, ring: 400, beam: 474, arm: 86, rim: 618 } as const;

const BRASS = '#cf9a54';
const DARK_BRASS = '#5c3c28';
const { x: X, ring: RING, beam: BEAM, arm: ARM, rim: RIM } = BALANCE;

function brass(art: Art, outline: Path, soft = 4): void {
  modelled(
    art,
    regionOf(outline, 10),
    { towards: [soft, -soft], soft, shade: DARK_BRASS, rim: '#fff2c4', rimWidth: 2 },
    () => void art.fill(outline, BRASS),
  );
}

/** Three cords from the beam's end to the rim; the far one is painted before the load. */
const cord = (x: number, dx: number, dy: number): Path => line(x, BEAM + 11, x + dx, RIM + dy);

const BOWL_RX = 45;
const BOWL_RY = 11;

function bowlInside(art: Art, x: number): void {
  art.line(cord(x, 6, -BOWL_RY), 1.6, '#8a6038');
  art.fill(
    ellipse(x, RIM, BOWL_RX, BOWL_RY),
    art.linear(x - BOWL_RX, RIM, x + BOWL_RX, RIM, ramp(0, '#a87840', 0.5, '#6a4628', 1, '#4a3020')),
  );
}

/** @param load what stands in it: before the cords that are nearer to it than to us */
function bowlFront(art: Art, x: number, load: () => void): void {
  const [left, right] = [x - BOWL_RX, x + BOWL_RX];
  const body = spline(
    [
      [left, RIM, 1],
      [x - 38, RIM + 9],
      [x, RIM + 12],
      [x + 38, RIM + 9],
      [right, RIM, 1],
      [x + 38, RIM + 26],
      [x + 14, RIM + 38],
      [x - 14, RIM + 38],
      [x - 38, RIM + 26],
    ],
    true,
  );
  for (const dx of [-BOWL_RX + 1, BOWL_RX - 1]) art.line(cord(x, dx, 1), 1.8, DARK_BRASS);
  load();
  brass(art, body, 8);
  art.blot(
    ink(
      spline([
        [x - 34, RIM + 20],
        [x, RIM + 27],
        [x + 30, RIM + 21],
      ]),
      INK.detail,
      x,
      0.2,
    ),
    DARK_BRASS,
  );
}

/** The beam, its tongue in a fork, the ring. */
function beam(art: Art): void {
  art.line(ellipse(X, RING, 9), 4, DARK_BRASS);
  const fork = closed('-3,-64! 3,-64! 10,-40 12,-4 8,4! 6,-4 5,-38 0,-52 -5,-38 -6,-4 -8,4! -12,-4 -10,-40');
  brass(art, fork.translate(X, BEAM), 3);
  art.fill(polygon(points('-2.4,-4 0,-42 2.4,-4')).translate(X, BEAM), '#5c3c28');
  const bar = closed(
    '-96,-1! -90,-5 -50,-4 -14,-9 0,-11 14,-9 50,-4 90,-5 96,-1! 90,3 50,3 14,5 0,7 -14,5 -50,3 -90,3',
  ).translate(X, BEAM);
  brass(art, bar, 3);
  art.fill(ellipse(X, BEAM - 1, 4.4), '#fff2c4');
  for (const side of [-1, 1]) art.line(ellipse(X + side * ARM, BEAM + 6, 5), 2.6, DARK_BRASS);
}

/** A red heart that rests in its bowl. */
function heart(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -9 });
  const body = closed(
    '0,48! -14,34 -34,16 -46,-6 -44,-28 -28,-40 -11,-36 0,-22! 10,-37 27,-42 44,-30 46,-8 34,15 14,34',
  );
  const [left, top, right, foot] = box.place(body).bounds();
  modelled(
    art,
    [left - 16, top - 16, right + 16, foot + 16],
    { towards: [16, -9], soft: 15, shade: '#5a0c2c', rim: '#ffd0a8', rimWidth: 3 },
    () => void box.fill(body, '#c0283c'),
  );
  art.blot(ink(box.place(curve('24,-33 34,-27 38,-15')), 4.4, 5, 0), '#ffb09a');
}

/** Half the feather's width: down at the foot, fullest past the middle, a round tip. */
const half = (t: number): number => 23 * Math.sin(Math.PI * clamp((t - 0.12) / 0.88) ** 0.72) ** 0.7;

/** One side of the vane, here and there parted; barbs sweep towards the tip. */
function vane(steps: readonly Step[], side: 1 | -1, parted: readonly number[]): Path {
  const breadth = side < 0 ? 0.72 : 1;
  const edge = steps.flatMap(({ x, y, angle, t }, i): Knot[] => {
    const reach = half(t) * breadth;
    const sweep = 10 * (1 - t) + 3;
    const out = (part: number, along: number): Point =>
      polar(...polar(x, y, reach * part, angle + side * 90), along, angle);
    if (!parted.includes(i)) return [out(1, sweep)];
    return [
      [...out(1.02, sweep), 1],
      [...out(0.45, sweep * 0.2), 1],
      [...out(0.98, sweep + 6), 1],
    ];
  });
  return spline([...edge, ...steps.map(({ x, y }): Knot => [x, y, 1]).reverse()], true);
}

/** A white feather that stands in its bowl and bows over the rim. */
function feather(art: Art): void {
  const shaft = curve('474,630 474,594 480,556 493,516 515,482');
  const steps = shaft.walk(34);
  const from = steps.filter(({ t }) => t > 0.14);
  const both = Path.join(vane(from, -1, [9, 19]), vane(from, 1, [5, 14]));
  const down = range(14, (i) => {
    const { x, y, angle } = steps[4 + (i >> 1)]!;
    const side = i % 2 ? 1 : -1;
    const tip = polar(x, y, 9 + ((i * 5) % 7), angle + side * (96 - i * 3));
    return ink(spline([[x, y], polar(...polar(x, y, 6, angle + side * 60), 1, angle), tip]), INK.form, i, 0);
  });
  modelled(
    art,
    regionOf(both, 24),
    { towards: [-7, -3], soft: 6, shade: '#8aa49c', rim: '#fffdf2', rimWidth: 2 },
    () => void art.fill(both, '#fbf5e4').blot(down, '#fbf5e4'),
  );
  art.blot(
    range(30, (i) => {
      const { x, y, angle, t } = steps[8 + (i >> 1)]!;
      const side = i % 2 ? 1 : -1;
      const reach = half(t) * (side < 0 ? 0.6 : 0.84);
      return ink(
        line(x, y, ...polar(...polar(x, y, reach, angle + side * 90), 10, angle)),
        INK.detail,
        i,
        0.2,
      );
    }),
    '#a4b8ac',
  );
  art.blot(ribbon(shaft, 3.4, { start: 1, end: 0.2, peak: 0.1 }), '#9a8458');
}

/** Scales held by their ring: a heart and a feather, level. */
export function balance(art: Art): void {
  const [left, right] = [X - ARM, X + ARM];
  bowlInside(art, left);
  bowlFront(art, left, () => heart(art, left - 2, RIM - 30));
  bowlInside(art, right);
  bowlFront(art, right, () => feather(art));
  beam(art);
}
