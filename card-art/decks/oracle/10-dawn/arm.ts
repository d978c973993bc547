import { contactShadow, flat, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  ramp,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';

const SLEEVE = closed('-16,-36! 0,-36 12,-31.6! 15.4,-15 12,0.6! 0,4 -16,4!');
const FOREARM = closed('6,-27! 18,-27.4 30,-25 43,-20.6! 44,-13 43,-6.4! 30,-2.4 18,-0.4 6,1!');
const BACK = closed('39,-20.8! 45,-25.4 53,-27.6 58.6,-25.6! 60,-16 58.6,-6 53,-3.4 45,-3.6 39,-6.4!');
/** First to little, round the mug. */
const FINGERS = (
  [
    ['54,-23.2 62,-24.4 71,-22.2', 1],
    ['55,-17.6 63,-18.4 73,-16.8', 1.04],
    ['55,-12 63,-12.2 72.4,-11.4', 1],
    ['54,-6.8 61,-6.8 69,-6.4', 0.9],
  ] as const
).map(([course, thick]) => roundLimb(course, [3.1 * thick, 2.9 * thick, 2.3 * thick], 12));
const THUMB = roundLimb('45,-23 51,-29.6 58.4,-31.6', [3.6, 3.3, 2.5], 12);

const SKIN = { mid: '#c4825f', light: '#ffd9a2', shade: '#8f553f', line: '#6b3a30' } as const;
const SCALE = 1.85;
const MUG_X = 64;

/** The railing's run, from the elbow that lies on it at (x, y). */
const along = (art: Art, x: number, y: number): Local => local(art, x, y, SCALE, { rot: 7.3 });

/** A forearm that lies on the railing, its sleeve pushed up; the elbow, under the blanket, at (x, y). */
export function arm(art: Art, x: number, y: number): void {
  const box = along(art, x, y);
  contactShadow(art, ...box.at(26, 1), 66, 7, '#4c3639');
  flat(box, FOREARM, SKIN.mid, [closed('0,-12! 18,-11 30,-10 46,-11! 46,2 0,6!'), SKIN.shade], {
    along: ['6,-27 18,-27.4 30,-25 43,-20.6'],
    paint: SKIN.light,
    width: 13,
  });
  flat(box, SLEEVE, '#d9c49c', [closed('-20,-14! 0,-15 20,-14! 20,8 -20,8!'), '#97796a'], {
    along: ['-16,-36 0,-36 12,-31.6'],
    paint: '#fff0c4',
    width: 13,
  });
  strokes(box, ['9,-31 12,-16 9,0', '0,-34 3,-18 0,0', '-6,-24 2,-20 10,-21'], 2, '#7e6154', 0.1);
}

/** Round the mug. */
export function hand(art: Art, x: number, y: number): void {
  const box = along(art, x, y);
  flat(box, THUMB, SKIN.mid, { side: [1, -3.4], paint: SKIN.light });
  for (const finger of [...FINGERS].reverse())
    flat(
      box,
      finger,
      SKIN.mid,
      { side: [-0.6, 3.4], paint: SKIN.shade },
      { side: [1.8, -2], paint: SKIN.light },
    );
  flat(box, BACK, SKIN.mid, [closed('36,-11! 46,-12 56,-10 62,-12! 62,0 36,0!'), SKIN.shade], {
    along: ['39,-20.8 45,-25.4 53,-27.6 58.6,-25.6'],
    paint: SKIN.light,
    width: 9,
  });
  strokes(box, ['58,-20.6 54,-20', '59,-15 54.6,-14.6', '58.8,-9.4 54.6,-9.4'], 1.5, SKIN.line, 0);
}

/** A mug on the railing that steams into the light. */
export function mug(art: Art, x: number, y: number): void {
  const box = local(art, ...along(art, x, y).at(MUG_X, 0.6), 1.8);
  contactShadow(art, ...box.at(0, 0), 30, 5, '#5a3a3a');
  box.line(curve('11,-20 19,-22 24.6,-18 24,-10 18,-6 10,-6'), 9, '#7c302c');
  box.line(curve('20,-24 27.4,-20 27,-10 22,-5'), 2.2, '#ffd39a');
  flat(
    box,
    closed('-14,-26! 14,-26! 13,-4 11,0! -11,0! -13,-4'),
    '#c9604c',
    [closed('-16,-28! -4,-28! -5,2! -16,2!'), '#8f3a36'],
    [closed('10.4,-28! 16,-28! 16,2! 9,2!'), '#f6a878'],
    { along: ['14,-26 13,-4 11,0'], paint: '#ffedc0', width: 5 },
  );
  box
    .fill(closed('-14,-26! 0,-29 14,-26! 0,-23'), '#6b302b')
    .line(curve('-14,-26 0,-29 14,-26'), 2, '#ffd9a2');
  for (const [course, width] of [
    ['-3,-28 -10,-48 4,-68 -6,-92 6,-116', 13],
    ['5,-28 10,-46 2,-62 10,-80', 8],
  ] as const) {
    const steam = box.place(ribbon(curve(course), width, { start: 0.3, end: 0.05, peak: 0.5 }));
    const fading = box.linear(0, -28, 0, -116, ramp(0, '#fffbec', 0.95, 1, '#fffbec', 0.1));
    printed(art, steam.bounds(), () => void art.fill(steam, fading));
  }
}
