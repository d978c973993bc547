import { byHand, contactShadow, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, points, ribbon, tube } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const SKIN = '#e2a57c';
const FLESH = { shade: '#6e3044' } as const;
const LINEN = { shade: '#5a3a5c' } as const;

/** The head in its own box, looking right; the face is lifted to the light. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.84, { rot: -20 });
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  form(
    art,
    box.place(
      closed(
        '20,-44! 31,-32 36,-19 37.5,-10! 37,-4 35,1! 40,13 45.5,22! 44,27.5 37.5,30! 39.5,34.5 36.5,38! 38.5,42 35.5,45.5 36,50! 35,58 28,63 18,62 4,55 -8,47 -24,42 -44,10 -36,-34 -8,-50',
      ),
    ),
    '#f0b88c',
    7,
    { shade: '#c07c64', rim: '#fff3d0', rimWidth: 3 },
  );
  art.blot(box.place(closed('31.5,2.4! 26,0.6 18.5,4! 25,7.4 31,7.8!')), '#fff3dc');
  art.blot(box.place(closed('29,1.4! 25.4,1.4 25,5 28,8 31,6.4')), '#3a1c30');
  art.blot(
    [
      line('32.5,2 25,-1 15,5', 2.6, 1),
      line('36,-10 26,-11 13,-4', 2.8, 2),
      line('42,26 38.5,24.6 36.5,27.4', 1.2, 3),
      line('39,37 34,37.6 29,35.4', 1.7, 4),
    ],
    '#5a2438',
  );
  form(
    art,
    box.place(
      closed(
        '23,-43! 12,-58 -14,-62 -40,-50 -54,-24 -54,4 -50,24 -38,40 -22,42! -16,28 -12,14 -4,10! -4,-4 4,-18 16,-28',
      ),
    ),
    '#4a2236',
    9,
    { rim: '#ffc88c' },
  );
  art.blot(
    [
      line('16,-50 -8,-54 -32,-42 -46,-18', INK.form, 5),
      line('-50,2 -46,20 -34,34', INK.form, 6),
      line('-36,-6 -34,12 -26,30', INK.form, 7),
    ],
    '#1d0d28',
  );
  form(
    art,
    box.place(ribbon(curve('29,-35 4,-36 -28,-26 -53,-10'), 10, { start: 1, end: 1 })),
    '#f4e3cc',
    3,
    LINEN,
  );
  for (const tail of ['-50,-12 -66,0 -72,20 -84,34', '-50,-10 -60,10 -60,30 -68,50'])
    form(art, box.place(ribbon(curve(tail), 10, { start: 0.7, end: 0.9 })), '#d9c2bc', 3, LINEN);
}

/** The right arm: the sleeve has slid to the elbow, one finger points up into the light. */
function liftedArm(art: Art): void {
  form(
    art,
    Path.join(
      tube(points('344,338 366,284 385,236'), [19, 18, 14.5, 11.5], 20).outline,
      closed(
        '374,242! 366,227 364,212! 360,204 363,195 368,197 372,206! 373,196 376,180 381,164 388,156! 394,158 394,170 391,186 390,197! 396,195 400,200! 406,201 408,208! 412,213 410,223 404,233 397,246!',
      ),
    ),
    '#eab086',
    8,
    { ...FLESH, rimWidth: 2 },
  );
  strokes(
    art,
    [
      '390,196 388,205 384,210',
      '400,200 397,208 393,212',
      '408,208 403,214 399,217',
      '372,206 375,214 373,224',
      '379,180 386,182',
    ],
    INK.detail,
    '#7a3a44',
    0.18,
  );
  form(
    art,
    closed(
      '252,392! 284,382 312,352 328,316! 346,312 364,322 374,338! 376,362 366,388 358,424 350,462! 336,440 316,446 290,470!',
    ),
    '#ecd9cc',
    14,
    LINEN,
  );
  strokes(
    art,
    [
      '300,386 328,360 344,326',
      '304,410 336,388 358,346',
      '312,436 342,412 364,366',
      '330,436 346,420 356,392',
    ],
    INK.form,
    '#5a3a5c',
    0.18,
  );
  art.blot(closed('328,316! 346,312 364,322 374,338! 362,338 344,330'), '#4a2a4c');
}

/** The left arm points to the ground. */
function loweredArm(art: Art): void {
  form(
    art,
    closed(
      '116,562! 130,560 134,574 132,590 128,600! 124,616 118,634 113,640! 109,636 112,618 112,602! 104,598 102,584 106,570!',
    ),
    '#a86a60',
    5,
    FLESH,
  );
  strokes(
    art,
    ['113,602 114,590', '119,602 121,590 118,582', '125,600 127,588 123,580'],
    INK.detail,
    '#5a2438',
    0.18,
  );
  form(
    art,
    closed(
      '176,404! 150,416 130,448 112,494 96,548! 100,572 114,580 132,578 146,568! 160,540 172,500 188,456!',
    ),
    '#7d6686',
    12,
    { shade: '#2a1838', rim: '#e6b48c' },
  );
  strokes(
    art,
    ['164,424 136,476 116,556', '174,440 152,496 130,566', '150,430 122,490'],
    INK.form,
    '#2a1838',
    0.18,
  );
}

const CLOAK = closed(
  '206,390! 232,378 258,376 280,384! 302,392 316,412! 316,440 302,486 298,540 312,630 340,742 372,842! 350,832 330,850 304,838 284,854 260,842 232,860 204,846 172,860 140,846 104,858 74,850! 108,790 136,700 158,600 162,550 152,500 140,470 138,446! 142,422 160,402 186,393',
);

/** A red cloak from the shoulders to the ground: dark where his back turns from the light. */
function cloak(art: Art): void {
  contactShadow(art, 236, 848, 160, 18, '#0f0a20');
  form(
    art,
    CLOAK,
    () => {
      art.fill(CLOAK, '#8f2c48');
      art.clip(CLOAK, () => {
        for (const [plane, fill] of PLANES) art.fill(byHand(closed(plane), 1.5), fill);
        stippled(art, CLOAK, '#2a0f2c', [262, 560], [126, 640], [0, 0.9]);
      });
    },
    20,
    { rimWidth: 3 },
  );
  strokes(
    art,
    [
      '186,420 182,520 166,660 118,840',
      '214,410 208,520 196,680 166,846',
      '244,404 240,540 236,700 222,852',
      '270,404 274,520 278,680 288,844',
      '296,412 284,520 300,660 334,838',
      '168,470 176,550 158,680 96,836',
    ],
    INK.contour,
    '#3a1030',
    0.18,
  );
  form(
    art,
    closed('200,398! 208,378 222,366! 240,376 258,374 270,364! 286,372 294,388! 262,404 230,406'),
    '#b8485a',
    6,
    { shade: '#4a1434' },
  );
}

/** What of the cloak the light reaches: folds that run down from the right shoulder. */
const PLANES = [
  [
    '290,386! 330,396 316,480 308,548 326,650 350,760 370,842! 350,838 330,760 312,660 294,560 298,470',
    '#c4505a',
  ],
  [
    '264,384! 284,386 286,470 282,560 290,680 304,800 314,846! 296,850 282,760 272,640 268,540 270,450',
    '#b3424f',
  ],
  ['224,384! 242,384 246,500 244,620 250,760 254,850! 240,856 230,740 224,600 226,480', '#a0364c'],
] as const;

/** A man seen from behind: one arm to the sky, the other to the ground. */
export function magician(art: Art): void {
  loweredArm(art);
  form(art, closed('222,352! 224,376 214,392! 244,402 272,392! 266,376 270,350!'), SKIN, 7, FLESH);
  cloak(art);
  liftedArm(art);
  head(art, 250, 326);
}
