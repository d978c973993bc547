import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { RIM, SKIN } from './form.ts';

const HAIR = { lit: '#8e5058', base: '#54283c', mid: '#3c1c34', dusk: '#28122a', line: '#1c0c20' } as const;

const box = (art: Art): Local => local(art, 284, 314, 0.54, { rot: 9 });

/** From the nape into the shoulders. */
export function neck(art: Art): void {
  flat(
    art,
    '276,330! 278,342 274,350 262,354! 290,362 318,354! 308,348 304,338 306,322!',
    SKIN.base,
    ['308,318 296,330 294,344 302,358 330,358 320,330', SKIN.mid],
    ['272,326 284,334 292,332 300,322 296,338 282,342 274,340', SKIN.dusk],
  );
  strokes(art, ['296,336 295,346 297,356'], INK.detail, SKIN.line, 0.1);
}

const FACE =
  '-18,-46! -30,-37 -36.6,-26 -38.6,-15! -37,-8 -37.4,-3 -41,5 -46,12.4! -47.4,15.4 -45.6,18.4 -40.4,20.2! -39.8,23.4 -42.6,27 -43,29.4! -40.4,31.2! -42,34 -41.4,37.4 -37.8,39.4! -37,42.4 -38.6,46.4 -36.6,51 -31.4,53.6! -23,53 -11,48 4,40 16,34 26,8 24,-30 2,-48';

/** Over her shoulder she looks along the lifted arm; a braid flies after the turn. */
export function head(art: Art): void {
  const on = box(art);
  braid(art);
  flat(
    on,
    FACE,
    SKIN.base,
    ['-10,-50 -16,-28 -20,-8 -12,6 -16,24 -10,40 -18,60 40,60 40,-50', SKIN.mid],
    ['-34,58 -22,51 -8,44 6,34 10,20 20,0 40,40 -10,66', SKIN.dusk],
    ['-48,16 -45,19 -40,21 -35,20 -34,16 -39,17', SKIN.mid],
    {
      along: [
        '-30.6,-37 -37.2,-26 -39.2,-15',
        '-37.6,-8 -38,-3 -41.6,5 -46.6,12.4',
        '-42.8,26.6 -43.6,29.4',
        '-42.6,34 -42,37.4',
        '-38.6,43 -39.2,46.4 -37,51',
      ],
      paint: RIM,
      width: 5,
    },
  );
  const slit = closed('-36,-2! -32,-6 -26,-6 -19.4,0! -25,3.6 -31,4 -34.6,2!');
  on.fill(slit, '#fff0dc');
  on.clip(slit, () => void on.fill(ellipse(-31.6, -1.4, 4.4, 5), '#2e1222'));
  strokes(on, ['-38.6,-3 -32,-7 -26,-7 -16,0.6'], 1.7, HAIR.line, 0);
  on.blot(ribbon(curve('-38.4,-14 -32,-20 -24,-19 -13,-12'), 5.4, { start: 0.5, end: 0.1 }), HAIR.mid);
  on.fill(closed('-39.6,24.4! -43,27.6 -43.2,29.6 -40.2,31.4! -31.4,30.6! -37.4,26'), '#a03c4c');
  on.fill(closed('-31.4,31! -40.4,31.8! -42.2,34.4 -41,37.2 -38,38.4! -33,34'), '#bc5458');
  hair(on);
}

function hair(on: Local): void {
  flat(
    on,
    '-19,-44! -24,-52 -12,-61 10,-62 34,-54 50,-36 56,-12 52,12 40,32! 30,34 22,26 18,16! 12,6 6,-6 -2,-4! -8,2 -12,-12 -13,-26 -16,-38',
    HAIR.mid,
    ['30,-56 40,-30 38,0 28,30 60,30 64,-40', HAIR.dusk],
    ['-24,-50 -12,-62 10,-63 26,-57 8,-54 -8,-46 -16,-34 -22,-42', HAIR.lit],
    { along: ['-19,-44.6 -24.6,-52 -12,-61.6 8,-62.6'], paint: RIM, width: 4 },
  );
  flat(on, '6,4! 8,-6 15,-10 21,-6 21,4 16,14 11,20 7,15!', SKIN.mid, [
    '5,6 8,-4 14,-4 16,4 11,18 6,16',
    SKIN.dusk,
  ]);
  strokes(
    on,
    ['-14,-42 10,-40 28,-24 34,6', '-12,-52 20,-50 42,-28 44,6', '-12,-30 4,-24 22,-4'],
    1,
    '#6e3a48',
    0,
  );
  // laurel over the ear
  for (const [x, y, length, width, angle, tone] of [
    [30, -36, 26, 11, 60, '#2f6a5c'],
    [16, -46, 26, 11, 20, '#7ea874'],
    [0, -50, 24, 10, -20, '#4d8868'],
    [18, -40, 24, 10, -50, '#b9cc8c'],
  ] as const)
    on.fill(leaf(x, y, length, width, angle, 3), tone);
}

/** Strand over strand, thinner to its end, where a tie holds it. */
function braid(art: Art): void {
  const spine = curve('302,312 322,306 344,308 366,320 388,322 408,310');
  const steps = spine.walk(24);
  art.fill(ribbon(spine, 17, { start: 0.9, end: 0.4, peak: 0.1, samples: 16 }), HAIR.dusk);
  for (const [lock, width] of [
    ['404,312 418,304 428,292 436,288', 11],
    ['404,312 420,308 432,302 442,302', 9],
  ] as const)
    art.fill(ribbon(curve(lock), width, { start: 0.5, peak: 0.4, samples: 8 }), HAIR.mid);
  for (const i of range(12, (n) => 11 - n)) {
    for (const side of [1, -1]) {
      const { x, y, angle, t } = steps[i * 2 + (side > 0 ? 0 : 1)]!;
      const lobe = closed(
        `-9,${side * 1}! -5,${side * 9} 4,${side * 11} 12,${side * 6} 15,${side * -2}! 7,${side * -1} 0,${side * -2}`,
      )
        .scale(0.92 - t * 0.42)
        .rotate(angle - 90)
        .translate(x, y);
      flat(
        art,
        lobe,
        HAIR.line,
        [lobe.translate(-1.4, -1.2), side < 0 ? HAIR.base : HAIR.mid],
        ...(side < 0 ? [[lobe.scale(0.5, 0.4, x, y).translate(1, -5 + t * 2), HAIR.lit] as const] : []),
      );
    }
  }
  art.fill(ribbon(curve('402,304 405,311 407,318'), 6, { start: 0.8, end: 0.8 }), '#e2b25e');
}
