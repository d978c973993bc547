import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  closed,
  curve,
  ellipse,
  type Local,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { HAIR, RIM, SKIN, tones } from './light.ts';

/** Her head in profile to the right, short curls; she looks down at the lock and begins to smile. The ear is at (0, 0), the head 190 high. */
export function head(box: Local): void {
  curls(box, BEHIND, 'behind');
  neck(box);
  profile(box);
  eye(box);
  ear(box);
  box.fill(closed('-30,-60! 0,-90 44,-84 58,-70 44,-58 20,-46 0,-26 -14,0 -30,10!'), HAIR.fill);
  curls(box, OVER, 'over');
}

/** It leans forward into the skull; one cord from behind the ear to the pit between the collarbones. */
function neck(box: Local): void {
  tones(
    box,
    closed('-29,10! -28,50 -33,80 -45,104 -58,120! -40,160 20,176 52,150! 40,126 36,104 44,60!'),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0, ...RIM },
    // what head and jaw throw on it
    ['70,40! 70,190 30,190! 18,150 2,118 -12,84 -20,40!', SKIN.dark],
    ['70,60! 70,190 48,190! 36,150 24,112 16,80!', '#74433f'],
    ['0,56! 12,88 24,126 38,164! 28,168 12,130 -2,92!', SKIN.middle, 0.45],
  );
}

function profile(box: Local): void {
  tones(
    box,
    closed(
      '20,-88! 50,-76 62,-60 67.4,-45 68.6,-34 66.6,-23 63.6,-13 67,-4 75,6 82.6,13.6 85.4,19 82,26 73,28! 74,33 79,37 82,42! 77,45.6! 81,49 80,55 73,58.6! 72,62 75,68 74,76 67,83 55,86 38,80 16,62 0,42! -24,20 -30,-50',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // the sun comes round her cheek and jaw from behind, and ends softly
    ['0,-60! 22,-50 34,-30 38,-8 46,8 51,24 47,36 47,50 53,62 62,76! 50,96 0,80!', '#cb8d6b'],
    ['-30,-40! 10,-50 24,-30 30,-6 38,10 44,24 40,36 40,50 46,62 56,78! 30,90 0,60 -30,30', SKIN.light],
    ['30,-90! 40,-60 44,-34 40,-26! 28,-30 16,-44 10,-80!', '#a0674f'],
    // and from the flowers
    ['74,-4! 78,4 84,11 88,20! 82,20 77,12 72,4', SKIN.light],
    ['70,-50! 69,-36 66,-26! 60,-30 58,-44 60,-60', '#cf9270'],
    ['77,62! 76,74 68,84 60,84! 66,76 70,68', '#cf9270'],
    // the hollow of the eye, the nose's side and underside, what the lip and the chin shade
    ['68,-21! 58,-22 46,-18 38,-8! 46,-2 57,-3 66,-7! 67,-14', '#a2674f'],
    ['70,6! 64,14 66,21 74,25! 70,28 62,25 60,15', '#a2674f'],
    ['87,22! 80,23.6 73,25.4 68,29! 76,30', SKIN.dark],
    ['74,57.6! 66,58 61,63 72,64.6!', SKIN.dark],
    ['70,80! 56,82 40,74 22,60! 30,84 60,92', SKIN.dark],
    ['60,12! 50,10 36,16 32,25 40,33 54,31', '#c0604f', 0.24],
  );
  // lips, shut; the corner goes up
  box.fill(closed('83,42! 79,37.4 73,37.8 60,40! 68,44 77,45.6!'), '#8e4246');
  box.fill(closed('77,45.4! 68,44.4 60,40.4! 63,49 71,55 79,54 81,49.4'), '#a85450');
  strokes(box, ['79,45.4 69,45 61,41 56,35'], 1, SKIN.line, 0);
  strokes(box, ['52,29 50,36 53,43', '69,15 64,20 67,26.6'], 0.9, '#75433d', 0.05);
  strokes(box, ['80,25.6 75,25'], 1, SKIN.line, 0);
}

/** The lid lowered, the look under it down and before her. */
function eye(box: Local): void {
  const slit = box.place(closed('64,0! 55,-1.6 43,-5! 48,3 56,6.4 62.6,5!'));
  box.art.fill(slit, '#e0bc9e');
  box.art.clip(slit, () => {
    box.fill(ellipse(58.6, 2.4, 4.4, 6), '#241218');
  });
  box.fill(closed('63.6,0! 64,-7 60,-12.6 52,-13.4 44,-10 38,-5! 47,-1 55,1'), '#b97f62');
  box.fill(closed('38,-5! 44,-10 52,-13.4! 50,-8 47,-4 49,-1!'), '#a2674f');
  box.fill(ribbon(curve('35,-7 44,-2.6 54,0.4 65,0.6'), 3, { start: 0.1, end: 0.6, peak: 0.7 }), '#22101a');
  for (const lash of ['64,0.8 68,2 71,4.6', '40,-5 36,-4.4 33,-2'])
    box.fill(ribbon(curve(lash), 2, { start: 0.8, end: 0 }), '#22101a');
  strokes(box, ['62,-11.6 56,-16.6 46,-15.6 37,-10'], 0.8, SKIN.line, 0.05);
  box.fill(
    ribbon(curve('66.4,-33 58,-38.6 46,-38.6 32,-30'), 4.4, { start: 0.6, end: 0, peak: 0.35 }),
    '#2c1620',
  );
}

function ear(box: Local): void {
  tones(box, closed('9,-14! 4,-25 -8,-27 -16,-19 -17,-6 -11,8 -7,18 0,22! 5,14 6,2'), {
    fill: SKIN.light,
    shade: SKIN.middle,
    soft: 4,
  });
  box.fill(closed('2,-14! -2,-20 -9,-19 -11,-12 -8,-2 -3,3! -4,-7 -2,-12'), SKIN.dark);
  box.fill(ellipse(1, 26, 4), '#e8c48a');
}

type Lock = readonly [x: number, y: number, size: number];

/** Curls at her nape and on the crown, and those that fall over the temple and the ear's top. */
const BEHIND: readonly Lock[] = [
  [-24, 26, 16],
  [-40, 10, 20],
  [-54, -14, 23],
  [-56, -46, 25],
  [-44, -76, 26],
  [-18, -96, 26],
  [12, -100, 24],
  [38, -88, 20],
  [-10, -60, 44],
  [-24, -20, 28],
  [54, -76, 14],
];
const OVER: readonly Lock[] = [
  [48, -68, 13],
  [32, -66, 17],
  [14, -58, 18],
  [22, -38, 13],
  [-6, -46, 20],
  [8, -28, 11],
  [-20, -24, 17],
  [-26, 2, 14],
  [-20, 18, 10],
];

function curls(box: Local, locks: readonly Lock[], seed: string): void {
  const chance = random(seed);
  for (const [x, y, size] of locks) {
    const bumps = range(7, (i) => {
      const turn = (i / 7) * Math.PI * 2 + chance.between(-0.3, 0.3);
      const reach = size * chance.between(0.88, 1.1);
      return `${x + Math.cos(turn) * reach},${y + Math.sin(turn) * reach}`;
    });
    tones(box, closed(bumps.join(' ')), { fill: HAIR.fill, shade: HAIR.shade, soft: 3 });
  }
  const turns = locks.flatMap(([x, y, size]): readonly (readonly [Path, boolean])[] =>
    [0.72, 0.4].map((part) => {
      const [from, r] = [chance.between(2, 4), size * part];
      const arc = range(5, (i) => {
        const turn = from + i * 0.52;
        return `${x + Math.cos(turn) * r},${y + Math.sin(turn) * r}`;
      });
      return [curve(arc.join(' ')), x + y * 0.7 < -30];
    }),
  );
  for (const lit of [false, true])
    strokes(
      box,
      turns.filter(([, sunny]) => sunny === lit).map(([path]) => path),
      lit ? 1.8 : INK.detail,
      lit ? '#c9926a' : HAIR.light,
      0.1,
    );
}
