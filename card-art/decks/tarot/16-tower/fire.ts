import { stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path, random, range } from '../../../kit/pen/index.ts';
import { along, cloud } from './cloud.ts';
import { EMBER } from './form.ts';

/** Smoke that the wind takes to the right, lit from the fire below. */
export function smoke(art: Art): void {
  cloud(art, 'smoke', along('smoke', [410, 270], [600, 196], 60), {
    fill: '#2c2244',
    shade: '#15122e',
    light: '#d4683c',
    lit: 0.5,
    wide: 1.2,
    fromBelow: true,
  });
}

/** The fire in its heats, coolest first: the wind leans every tongue to the right and curls its tip. */
const HEATS = [
  [
    '#a8323a',
    '336,300! 329,284 331,268 340,254 345,242 342,226 346,214! 351,226 358,236 364,242 370,236 369,220 372,202 384,184 400,172! 394,190 398,204 404,216 408,228 414,228 418,216 417,200 424,184 440,170! 438,188 444,204 452,216 457,230 455,246! 462,242 468,230 478,222 492,220! 484,230 484,244 487,256 486,272 480,288 473,300! 440,310 370,310',
  ],
  [
    '#e4572e',
    '341,302! 336,286 340,272 348,262 352,252 351,244! 358,252 364,258 371,258 376,250 375,236 378,220 390,204! 388,220 392,232 398,242 404,250 412,248 418,238 418,222 424,206 432,196! 433,212 438,224 445,236 448,248 446,260! 454,258 460,248 468,242 478,240! 472,250 474,262 474,276 470,290 464,302! 430,310 370,310',
  ],
  [
    EMBER,
    '347,304! 345,292 350,282 358,276 360,266! 367,272 375,274 382,266 382,252 387,240! 390,254 397,262 404,268 413,266 421,256 424,240 430,226! 433,242 438,252 441,264 438,276! 446,274 452,268 461,262! 458,274 460,286 456,304! 420,310 370,310',
  ],
  [
    '#ffd884',
    '356,306! 357,294 364,288 370,282! 376,286 382,284 388,270! 392,280 400,284 410,282 420,272 426,258! 428,272 433,280 432,290! 440,288 446,282! 446,292 444,306! 410,312 380,312',
  ],
] as const;

/** What has come off the tongues and burns on in the air. */
const SHREDS = [
  ['352,204! 349,197 354,192 353,184! 360,191 360,199!', '#e4572e'],
  ['494,212! 490,203 498,196 499,186! 507,195 504,206!', '#a8323a'],
  ['410,206! 407,199 412,194 414,186! 418,194 416,202!', '#e4572e'],
  ['460,214! 458,208 463,204 464,198! 468,204 466,211!', EMBER],
  ['508,246! 505,240 511,236 513,229! 517,236 514,243!', '#e4572e'],
] as const;

/** Flames out of the open head. */
export function flames(art: Art): void {
  stippledGlow(art, 412, 268, 150, '#ff8438', 0.95, 0.8);
  // on the clouds beside it
  stippledGlow(art, 520, 330, 90, '#e0683c', 0.6, 0.8);
  stippledGlow(art, 318, 312, 84, '#ff9a58', 0.55, 0.5);
  for (const [fill, knots] of HEATS) art.fill(closed(knots), fill);
  for (const [knots, fill] of SHREDS) art.fill(closed(knots), fill);
  stippledGlow(art, 402, 294, 70, '#fff0c0', 0.9, 0.4);
}

/** Sparks and burning shreds: the wind has them too. */
export function sparks(art: Art): void {
  const chance = random('sparks');
  const glow: Path[] = [];
  range(46, () => {
    const t = chance() ** 1.4;
    const [x, y] = [420 + t * 130 + chance.between(-60, 40), 262 - t * 160 + chance.between(-60, 16)];
    glow.push(ellipse(x, y, chance.between(0.8, 2.6)));
  });
  art.blot(glow, '#ffc46a');
}
