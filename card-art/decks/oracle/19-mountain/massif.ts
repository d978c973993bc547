import { printed, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, type Point, polygon, ramp, roundRect } from '../../../kit/pen/index.ts';
import { broken } from './rock.ts';

/** What lies in the mist at the mountain's foot has its colour. */
export const MIST = '#f6eed2';

export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, 560, ramp(0, '#86bdb8', 0.45, '#c3ddc8', 0.8, '#f3ecca', 1, '#fbefce')),
  );
  art.glow(x, y + 120, 420, '#fff4cc', 0.95);
  // high thin cloud, and what the wind takes off the summit
  printed(art, [44, 90, 556, 330], () => {
    for (const [cx, cy, radius, flat] of [
      [120, 214, 150, 0.05],
      [190, 228, 120, 0.04],
      [90, 236, 90, 0.05],
      [440, 176, 90, 0.12],
      [470, 190, 70, 0.1],
    ] as const)
      art.glow(cx, cy, radius, '#fffbe8', 1, flat, 0.6);
  });
  art.fill(
    closed(
      '184,284! 195,278 203,279! 208,277 211,279! 221,272 234,273! 223,278 212,284! 211,290 207,289! 205,284! 196,282 184,284!',
    ),
    '#4c5a54',
  );
}

const LEFT =
  '372,150 360,170 350,176 338,206 322,218 314,246 292,262 282,296 252,314 240,344 214,360 190,330 176,356 150,386 122,402 98,446 60,470 20,496';
const RIGHT = '372,150 386,166 390,190 412,206 426,238 450,258 460,288 494,310 512,350 546,366 590,404';
/** Left of it lies the morning, right of it still the night's shade. */
const CREST =
  '372,150 370,186 384,212 362,258 374,284 342,344 354,374 328,430 338,446 318,498 324,510 306,560';

const FOOT: Point[] = [
  [600, 640],
  [10, 640],
];

/** Hollows in the lit flank: down the spur that shades each, up its gully. */
const HOLLOWS = [
  [
    '338,206 318,262 324,278 284,352 290,370 246,450 222,550',
    '296,550 304,486 322,446 314,414 330,368 324,342 342,302 338,262 346,236 338,206',
  ],
  [
    '282,296 262,338 266,352 226,414 228,428 186,500 170,550',
    '222,550 236,494 250,466 246,442 264,410 260,386 280,354 276,326 282,296',
  ],
  ['190,330 176,368 180,380 142,444 118,530', '164,530 176,482 190,458 188,434 204,404 200,376 190,330'],
  ['122,402 104,444 76,510', '104,510 118,468 126,440 122,402'],
] as const;

/** Steps and small faces that break the lit flank: shaded, and others that stand straight to the sun. */
const STEPS = [
  '306,290 292,322 298,328 276,366 286,364 304,334 302,318',
  '242,366 226,398 230,402 210,440 220,438 238,408 236,392',
  '352,252 340,290 344,296 330,330 338,326 352,298 350,280',
  '296,420 280,450 284,456 262,510 276,504 294,462 290,446',
  '160,410 144,440 148,444 136,474 144,470 158,446',
  '330,470 318,496 320,502 306,540 316,536 328,508',
] as const;
const SUNLIT = [
  '338,206 322,218 314,246 292,262 282,296 296,286 306,262 320,252',
  '360,170 350,176 338,206 342,228 352,206 366,186',
  '282,296 252,314 240,344 214,360 236,360 254,342 264,322',
  '190,330 176,356 150,386 122,402 152,396 174,372',
  '338,240 346,250 336,296 318,344 322,368 306,400 300,392 312,362 308,346 328,300',
  '276,340 282,352 264,396 248,440 240,432 258,390',
  '362,258 374,284 342,344 354,374 340,400 344,376 332,350 356,292 350,276',
] as const;

/** Faces in the shaded flank that the light grazes. */
const GRAZED = [
  [
    '388,222 394,262 390,292 400,340 394,376 402,430 392,500 380,550',
    '414,550 420,480 412,440 418,390 408,350 412,310 402,280 404,250 388,222',
  ],
  [
    '426,238 420,270 428,292 424,340 438,370 432,420 446,470 442,550',
    '490,550 484,480 470,440 474,410 454,360 458,330 440,290 426,238',
  ],
  ['366,290 372,320 360,344 366,360', '376,352 372,342 384,316 378,296 366,290'],
  ['352,420 364,440 356,470 366,510', '382,506 374,466 380,440 366,414 352,420'],
  ['458,330 466,346 460,372 470,390', '482,384 474,366 478,346 470,330 458,330'],
  ['494,310 496,350 508,380 504,420 520,470 522,550', '556,550 548,470 534,430 538,400 520,360 494,310'],
] as const;

/** Gullies in the shaded flank that no light reaches. */
const DEEP = [
  [
    '426,238 440,290 458,330 454,360 474,410 470,440 484,480 490,550',
    '520,550 512,474 500,440 504,402 484,352 482,330 460,288 426,238',
  ],
  [
    '370,186 384,212 362,258 374,284 342,344 354,374 334,420 326,470',
    '330,476 344,430 366,384 360,350 386,296 376,264 396,214 370,186',
  ],
  ['388,222 404,250 402,280 412,310 408,350 418,390', '426,380 418,340 422,300 412,262 388,222'],
] as const;

const SNOW_LIT = [
  '372,150 360,170 350,176 340,204 346,212 352,198 352,226 360,206 366,234 370,200 370,186',
  '316,234 306,258 310,272 316,254 322,260 326,234 322,222',
  '282,300 272,318 280,328 284,346 288,322 296,304 292,288',
  '330,262 336,276 328,306 334,318 322,340 318,336 326,300',
  '192,338 184,354 190,360 194,376 198,356',
] as const;
const SNOW_SHADED = [
  '372,150 386,166 390,190 410,204 412,224 402,208 396,232 388,200 382,216 384,208 370,186',
  '418,222 428,240 450,260 454,284 440,266 432,282',
  '468,296 494,312 508,346 496,336 486,318',
] as const;

const plane = (down: string, up: string, seed: string, rough?: number): Path =>
  polygon([...broken(down, seed, rough), ...broken(up, `${seed} up`, rough)]);

/** The mountain: one lit flank, one shaded, spurs and gullies in both, all of it paler towards its foot. */
export function massif(art: Art): void {
  far(art);
  const [left, right, crest] = [broken(LEFT, 'left'), broken(RIGHT, 'right'), broken(CREST, 'crest')];
  const whole = polygon([...[...left].reverse(), ...right, ...FOOT]);
  const fade = (...stops: Parameters<typeof ramp>) => art.linear(0, 150, 0, 560, ramp(...stops));
  const litRock = fade(0, '#f4cf9c', 0.4, '#e5b488', 0.75, '#e8cfa4', 1, MIST);
  const shadedRock = fade(0, '#5d6f6d', 0.4, '#6f817b', 0.75, '#a9b5a0', 1, '#dfe0c4');
  art.fill(whole, litRock);
  stippled(art, whole, '#b4764e', [0, 200], [0, 480], [0.42, 0]);
  const shaded = polygon([...crest, [330, 640], [600, 640], ...[...right].reverse()]);
  art.fill(shaded, shadedRock);
  const hollow = fade(0, '#8e7a70', 0.4, '#9c8878', 0.75, '#c7b898', 1, MIST);
  HOLLOWS.forEach(([down, up], i) => void art.fill(plane(down, up, `hollow ${i}`), hollow));
  const sunlit = fade(0, '#fde2b2', 0.5, '#f6cf9e', 1, MIST);
  art.fill(
    SUNLIT.map((knots, i) => polygon(broken(knots, `sunlit ${i}`))),
    sunlit,
  );
  art.fill(
    STEPS.map((knots, i) => polygon(broken(knots, `step ${i}`))),
    fade(0, '#a8846c', 0.5, '#bb9a7c', 1, MIST),
  );
  const grazed = fade(0, '#a89a84', 0.4, '#a3a08b', 0.8, '#c3c6ac', 1, '#e3e2c6');
  GRAZED.forEach(([down, up], i) => void art.fill(plane(down, up, `grazed ${i}`, 0.3), grazed));
  const deep = fade(0, '#40565a', 0.5, '#5a7070', 0.85, '#a3b3a2', 1, '#dfe0c4');
  DEEP.forEach(([down, up], i) => void art.fill(plane(down, up, `deep ${i}`, 0.3), deep));
  art.clip(whole, () => {
    stippled(art, shaded, '#2f4a50', [430, 180], [360, 470], [0.55, 0]);
    art.fill(
      SNOW_LIT.map((knots, i) => polygon(broken(knots, `snow ${i}`))),
      '#fffaea',
    );
    const snow = Path.join(SNOW_SHADED.map((knots, i) => polygon(broken(knots, `shaded snow ${i}`))));
    art.fill(snow, '#c3d5ce');
    stippled(art, snow, '#7d9a9c', [372, 200], [420, 200], [0.2, 0.7]);
  });
}

/** A range far behind, only a tone. */
function far(art: Art): void {
  const line = broken('20,430 70,404 110,416 160,380 220,420 300,440', 'far');
  art.fill(
    polygon([...line, [300, 600], [20, 600]]),
    art.linear(0, 380, 0, 520, ramp(0, '#c9d9bd', 1, MIST)),
  );
}
