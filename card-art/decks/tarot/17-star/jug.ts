import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Point, points, tube } from '../../../kit/pen/index.ts';

const BODY = closed(
  '-15,-52! 0,-49 15,-52! 10,-42 9,-34 20,-22 30,-2 29,20 18,40 9,48! 0,50 -9,48! -18,40 -29,20 -30,-2 -20,-22 -9,-34 -10,-42',
);
const HANDLE = tube(points('9,-40 32,-48 53,-26 48,2 27,14'), [3.2, 3.8, 4, 3.8, 3.2], 20).outline;
const BANDS = ['-20,-20 0,-14 21,-20', '-29,4 0,13 30,4', '-27,24 0,32 28,24'];

/** Fingers closed round the handle. */
const FINGERS = [
  '36,-47 52,-44 58,-33',
  '40,-37 56,-34 62,-23',
  '41,-27 57,-23 61,-13',
  '40,-18 54,-13 57,-5',
];
/** Where the hand is: a jug hangs from there. */
const GRIP: Point = [47, -26];

/** A copper jug whose handle is held at (x, y), turned by `rot`; gives the place of its lip. */
export function jug(art: Art, x: number, y: number, scale: number, rot: number): Point {
  // the handle is on the upper side, whichever way it pours
  const placement = { rot, mirror: rot > 0 };
  const box = local(art, ...local(art, x, y, scale, placement).at(-GRIP[0], -GRIP[1]), scale, placement);
  const round = (draw: () => void, soft: number, shade: string): void =>
    modelled(
      art,
      [x - 110 * scale, y - 110 * scale, x + 110 * scale, y + 110 * scale],
      { towards: [-soft, -soft * 0.6], soft, shade, rim: '#ffe6b8', rimWidth: 2.2 },
      draw,
    );
  round(() => void box.fill(HANDLE, '#b4683c'), 3, '#4a1d33');
  round(() => void box.fill(BODY, '#c4743f'), 11, '#4a1d33');
  art.blot(
    BANDS.map((band, i) => ink(box.place(curve(band)), INK.form, i, 0.1)),
    '#7a3a30',
  );
  box.fill(ellipse(0, -51, 13, 4), '#3a1830');
  round(
    () => {
      for (const finger of FINGERS) box.fill(tube(points(finger), [4.4, 4.8, 3.6], 8).outline, '#cf9576');
    },
    2.4,
    '#7a4456',
  );
  return box.at(-12, -54);
}
