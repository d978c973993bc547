import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import { type Art, closed } from '../../../kit/pen/index.ts';
import { form, RIM, SKIN } from './form.ts';
import { loweredHand, pointingHand } from './hands.ts';

const LINEN = { lit: '#fff4d8', base: '#f2d0a8', mid: '#a9879a', dusk: '#5e4668', line: '#44304f' } as const;

/** The near arm: the sleeve has slid to the elbow, the forearm is bare and upright, one finger in the light. */
export function liftedArm(art: Art): void {
  // the sleeve's inside, seen past the forearm
  flat(
    art,
    '368,304! 386,296 408,300 424,318 436,352 440,392 438,424! 420,400 404,370 390,340',
    '#8d7590',
    ['366,304 386,312 404,322 416,350 426,390 440,430 400,400 376,330', '#4f3a5e'],
    { along: ['408,299 424,317 436,350 440,390'], paint: '#f6d9b0', width: 4 },
  );
  flat(
    art,
    '380,356! 382,330 386,300 390,272 393,240! 416,240! 419,264 423,292 423,320 418,350 412,364!',
    SKIN.base,
    ['406,236 408,262 410,292 408,330 402,370 396,370 400,330 402,290 400,262 398,236', SKIN.mid],
    ['404,300 410,270 407,238 418,238 424,268 425,300 418,330 411,320', SKIN.lit],
    ['374,360 376,320 386,270 390,236 399,236 401,262 400,296 396,330 392,366', SKIN.dusk],
    { along: ['416.6,240 420,264 424,292 424,322'], paint: RIM, width: 5 },
  );
  pointingHand(art, 404, 240, 1);
  const sleeve = closed(
    '310,388! 322,371 346,352 360,330 368,304! 376,320 390,332 408,344! 420,362 432,392 438,424! 424,418 404,424 384,438 362,452 330,472!',
  );
  form(
    art,
    sleeve,
    () => {
      art.fill(sleeve, LINEN.base);
      art.clip(sleeve, () => {
        art.fill(
          closed('368,304! 376,320 390,332 408,344 398,352 378,348 352,372 318,392 290,386 300,360 346,340'),
          LINEN.lit,
        );
        art.fill(
          closed('320,480! 330,430 356,402 384,376 406,352 400,376 384,404 410,390 424,410 438,430 400,460'),
          LINEN.mid,
        );
        art.fill(
          closed('310,392! 322,410 330,430 352,424 380,408 404,408 426,414 440,430 390,486 320,486!'),
          LINEN.dusk,
        );
        // what comes straight down on it from the light
        art.fill(
          closed(
            '366,302! 378,322 394,334 410,346 424,372 430,396! 418,380 408,366 396,352 378,346 362,358 340,376 322,384! 336,364 358,340',
          ),
          LINEN.lit,
        );
      });
    },
    7,
    { shade: LINEN.dusk, rim: RIM, rimWidth: 2.2, depth: 0.7 },
  );
  strokes(
    art,
    [
      '405,350 380,370 352,398 336,432',
      '408,354 398,384 376,410 352,440',
      '412,360 416,386 410,412',
      '371,324 354,352 330,376',
      '384,336 366,354 346,370',
    ],
    INK.form,
    LINEN.line,
    0.12,
  );
}

/** The far arm hangs off his side, a little bent at the elbow; the finger points to the ground. */
export function loweredArm(art: Art): void {
  loweredHand(art, 112, 623, 9);
  const sleeve = closed(
    '172,408! 154,414 140,430 128,456 113,486 101,514! 96,542 91,570 86,598! 98,608 120,612 143,606! 149,586 156,562 164,540 176,516!',
  );
  form(
    art,
    sleeve,
    () => {
      art.fill(sleeve, '#84708f');
      art.clip(sleeve, () => {
        art.fill(closed('180,404 160,440 148,480 138,514 130,566 126,640 170,640 194,480'), '#5a456c');
        art.fill(closed('98,516 112,502 124,522 118,566 102,630 70,630 84,560'), '#6c577c');
        // the cuff's hollow
        art.fill(closed('82,600! 100,597 122,601 148,599! 148,624 70,624!'), '#4a3760');
      });
    },
    7,
    { shade: '#33203f', depth: 0.8 },
  );
  strokes(
    art,
    [
      '150,430 136,466 116,502 104,516',
      '106,517 128,514 150,496',
      '105,522 130,532 152,524',
      '106,530 115,558 112,590',
      '101,532 100,562 95,594',
      '138,542 135,568 131,594',
      '87,596 112,601 144,597',
    ],
    INK.form,
    '#33203f',
    0.1,
  );
}
