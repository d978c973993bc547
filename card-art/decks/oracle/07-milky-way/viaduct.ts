import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  line,
  type Path,
  type Point,
  polygon,
  polyline,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { direct, inWater, piece, type Sight } from './view.ts';

/** Metres: the rails' height, the parapet over them, an arch and a pier, how thick the whole is. */
export const RAILS = 11;
const [PARAPET, PITCH, SPAN, SPRING, CROWN, DEEP] = [0.9, 12.5, 9.6, 3.6, 9.2, 4.6];
const [START, ARCHES] = [-9, 13];
const END = START + PITCH * ARCHES + 8;

/** One opening: straight up from the water, then round. */
function arch(sight: Sight, i: number, deep: number, grow = 0): Path {
  const middle = START + 2 + PITCH * i + SPAN / 2;
  const half = SPAN / 2 + grow;
  const round = range(31, (k): Point => {
    const turn = Math.PI * (1 - k / 30);
    return sight(middle + Math.cos(turn) * half, SPRING + Math.sin(turn) * (CROWN - SPRING + grow), deep);
  });
  return polygon([sight(middle - half, 0, deep), ...round, sight(middle + half, 0, deep)]);
}

const side = (sight: Sight, deep: number): Path =>
  polygon([
    sight(START, 0, deep),
    sight(END, 0, deep),
    sight(END, RAILS + PARAPET, deep),
    sight(START, RAILS + PARAPET, deep),
  ]);

/** Old stone arches over the river; the far side shows through the near openings as their dark vaults. */
export function viaduct(art: Art, upsideDown: boolean): void {
  const sight = upsideDown ? inWater : direct;
  const openings = (deep: number): Path[] => range(ARCHES, (i) => arch(sight, i, deep));
  art.cover([side(sight, DEEP), ...openings(DEEP)], upsideDown ? '#081215' : '#0a1416');
  art.cover([side(sight, 0), ...openings(0)], upsideDown ? '#15272a' : '#2c3a38');
  if (upsideDown) return;
  stone(art, openings(0));
}

/** Light of the sky on the courses, the wedge stones of each arch, the ledge under the rails. */
function stone(art: Art, openings: Path[]): void {
  const whole = side(direct, 0);
  art.clip(whole, () => {
    stippled(art, side(direct, 0), '#0b1517', [0, 330], [0, 640], [0, 0.85]);
    const wedges = range(ARCHES - 1, (i) => {
      const middle = START + 2 + PITCH * i + SPAN / 2;
      return range(13, (k) => {
        const turn = Math.PI * (k / 12);
        const at = (out: number): Point =>
          direct(
            middle + Math.cos(turn) * (SPAN / 2 + out),
            SPRING + Math.sin(turn) * (CROWN - SPRING + out),
          );
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
  });
  // each opening's edge, that the sky touches
  art.line(
    openings.map((opening) => polyline(opening.flatten(1)[0]!)),
    1.3,
    '#77836c',
    0.8,
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
