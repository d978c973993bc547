import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  lerp,
  line,
  type Paint,
  Path,
  type Point,
  polygon,
  polyline,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { direct, EYE, inWater, piece, type Sight } from './view.ts';

/** Metres: the rails' height, the parapet over them, an arch and a pier, how deep its vault is. */
export const RAILS = 11;
const [PARAPET, PITCH, SPAN, SPRING, CROWN, DEEP] = [0.9, 12.5, 9.6, 3.6, 9.2, 2.6];
const [START, ARCHES] = [-9, 13];
const END = START + PITCH * ARCHES + 8;
/** What a pier stands on: so high, so far before its faces. */
const [FOOTING, STEP] = [0.5, 0.34];

/** Where the opening begins on its right. */
const rightOf = (i: number): number => START + 2 + PITCH * i;

/** One opening: straight up from the water, or from below it, then round. */
function arch(sight: Sight, i: number, deep: number, grow = 0, foot = 0): Path {
  const middle = rightOf(i) + SPAN / 2;
  const half = SPAN / 2 + grow;
  const round = range(31, (k): Point => {
    const turn = Math.PI * (1 - k / 30);
    return sight(middle + Math.cos(turn) * half, SPRING + Math.sin(turn) * (CROWN - SPRING + grow), deep);
  });
  return polygon([sight(middle - half, foot, deep), ...round, sight(middle + half, foot, deep)]);
}

const openings = (sight: Sight): Path[] => range(ARCHES, (i) => arch(sight, i, 0));

/** The near side, its openings cut out: they run the other way round. */
const wall = (sight: Sight): Path => Path.join(piece(sight, START, END, 0, RAILS + PARAPET), openings(sight));

/** The stone of the openings' insides: all that the opening on the far side does not show. */
function vaults(art: Art, sight: Sight, paint: Paint): void {
  openings(sight).forEach((near, i) => {
    art.clip(near, () => void art.cover([roundRect(40, 200, 530, 700), arch(sight, i, DEEP, 0, -1)], paint));
  });
}

/** Old stone arches over the river. */
export function viaduct(art: Art): void {
  // the night between the openings and the far bank
  stippled(art, piece(direct, START, END, EYE, RAILS), '#0b1517', [0, 330], [0, 640], [0, 0.7]);
  art.fill(wall(direct), '#2c3a38');
  vaults(art, direct, '#0c1719');
  stone(art);
  range(ARCHES - 2, (i) => footing(art, i + 2));
}

/** They again in the water, paler, and torn the more the nearer they come to us. */
export function viaductInWater(art: Art): void {
  const fade = (from: string, to: string): Paint =>
    art.linear(0, 596, 0, 850, ramp(0, from, 0.45, to, 1, '#10282c'));
  art.fill(wall(inWater), fade('#1c3534', '#173033'));
  vaults(art, inWater, fade('#0d2124', '#122a2d'));
  const chance = random('viaduct in the water');
  const torn = range(150, (): Path => {
    const t = chance() ** 0.8;
    const [x, y] = [chance.between(250, 560), lerp(612, 850, t)];
    const half = lerp(7, 34, t) * chance.between(0.5, 1.2);
    return ribbon(line(x - half, y, x + half, y), lerp(1.2, 4.6, t));
  });
  art
    .blot(
      torn.filter((_, i) => i % 5 < 3),
      '#25474a',
      0.75,
    )
    .blot(
      torn.filter((_, i) => i % 5 > 2),
      '#0e2226',
      0.75,
    );
}

/** Light of the sky on the courses, the wedge stones of each arch, the ledge under the rails. */
function stone(art: Art): void {
  stippled(art, wall(direct), '#0b1517', [0, 330], [0, 640], [0, 0.85]);
  const wedges = range(ARCHES - 1, (i) => {
    const middle = rightOf(i) + SPAN / 2;
    return range(13, (k) => {
      const turn = Math.PI * (k / 12);
      const at = (out: number): Point =>
        direct(middle + Math.cos(turn) * (SPAN / 2 + out), SPRING + Math.sin(turn) * (CROWN - SPRING + out));
      return line(...at(0.06), ...at(0.8));
    });
  }).flat();
  strokes(art, wedges.slice(0, 78), INK.form, '#141f20', 0);
  strokes(
    art,
    range(ARCHES, (i) => spline(arch(direct, i, 0, 0.85).flatten(1)[0]!)),
    1.4,
    '#56645a',
    0.1,
  );
  // each opening's edge, that the sky touches
  art.line(
    openings(direct).map((opening) => polyline(opening.flatten(1)[0]!)),
    1.3,
    '#77836c',
    0.8,
  );
}

/** The step that the pier on an opening's right stands on, and the bright edge of the river round it. */
function footing(art: Art, i: number): void {
  const [left, right] = [rightOf(i) + STEP, rightOf(i - 1) + SPAN - STEP];
  const corner = (along: number, up: number): Point => direct(along, up, -STEP);
  const behind = (up: number): Point => direct(right, up, DEEP + STEP);
  art.fill(polygon([corner(right, 0), corner(right, FOOTING), behind(FOOTING), behind(0)]), '#111f20');
  art.fill(piece(direct, left, right, 0, FOOTING, -STEP), '#2a3937');
  art.line(polyline([corner(left, FOOTING), corner(right, FOOTING), behind(FOOTING)]), 1.2, '#77836c');
  strokes(
    art,
    [
      line(...corner(left + 0.5, 0), ...corner(right, 0)),
      line(...corner(right - 0.1, 0), ...direct(right, 0, DEEP + 1)),
      line(...corner(left - 0.6, -0.14), ...corner(right + 0.2, -0.14)),
    ],
    2.2,
    '#d9d3a0',
    0.3,
  );
}

/** Ledge and parapet, which hide the wheels. */
export function parapet(art: Art): void {
  art.fill(piece(direct, START, END, RAILS - 0.6, RAILS + PARAPET), '#36443f');
  const ledge = (up: number): Path => line(...direct(START + 4, up), ...direct(END, up));
  art.line(ledge(RAILS - 0.6), 3, '#0f191a').line(ledge(RAILS + PARAPET), 2.6, '#c2b682');
  // what falls on it out of the windows
  art.line(line(...direct(11, RAILS + PARAPET), ...direct(48, RAILS + PARAPET)), 3, '#ffd68a');
}
