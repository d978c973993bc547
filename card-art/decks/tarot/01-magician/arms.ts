import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import { type Art, closed } from '../../../kit/pen/index.ts';
import { form, RIM, SKIN } from './form.ts';
import { loweredHand, pointingHand } from './hands.ts';

const LINEN = { lit: '#fff4d8', base: '#f2d0a8', mid: '#a9879a', dusk: '#5e4668', line: '#44304f' } as const;

/** The near arm: the shoulder lifted with it, the elbow bent under the cloth, the forearm bare and upright, one finger in the light; the sleeve has slid down to the elbow and hangs from it. */
export function liftedArm(art: Art): void {
  // the sleeve's inside, seen past the forearm
  flat(
    art,
    '376,336! 386,326 404,320 422,325 434,342 441,370 444,402 440,434! 428,420 424,390 418,350!',
    '#8d7590',
    ['376,334 392,328 410,332 422,352 428,390 442,440 420,420 400,380', '#4f3a5e'],
    { along: ['420,323 434,341 441,370 444,404'], paint: '#f6d9b0', width: 4 },
  );
  flat(
    art,
    '380,366! 381,346 381,324 383,304 387,282 391,260 393,240! 416,240! 418.6,258 424,278 428,298 428.6,318 425,340 416,364!',
    SKIN.base,
    ['405,236 407,258 409,280 406,310 400,366 393,366 397,320 400,290 400,262 398,236', SKIN.mid],
    ['405,292 411,268 407,238 418,238 430,280 432,318 422,346 413,330', SKIN.lit],
    ['372,370 376,320 384,270 390,236 399,236 400,260 396,284 391,312 390,340 391,370', SKIN.dusk],
    { along: ['416.6,240 419,258 424.4,278 428.4,298 429,320'], paint: RIM, width: 5 },
  );
  strokes(art, ['409,312 405,326 404,340', '421,306 419,320 414,332'], INK.detail, LINEN.line, 0.1);
  pointingHand(art, 404, 240, 1);
  const sleeve = closed(
    '306,392! 314,372 332,358 350,351 366,344 375,332! 387,348 402,357 417,356! 428,372 434,400 437,434! 427,441 414,440 402,431! 388,427 372,434 354,450 332,472!',
  );
  form(
    art,
    sleeve,
    () => {
      art.fill(sleeve, LINEN.base);
      art.clip(sleeve, () => {
        art.fill(
          closed('300,396! 314,368 332,350 354,343 378,332! 386,350 378,364 356,370 332,384 308,402!'),
          LINEN.lit,
        );
        // under the elbow and the upper arm
        art.fill(
          closed('310,480! 322,432 346,408 374,396 396,398 410,404 420,398 428,408 440,440 400,460'),
          LINEN.mid,
        );
        art.fill(
          closed('306,404! 320,426 334,438 354,430 376,416 394,418 404,430 416,424 440,444 390,486 310,486!'),
          LINEN.dusk,
        );
        // the hollow between the hanging cloth and the elbow
        art.fill(closed('420,376! 427,396 428,416 424,436! 414,440 404,432! 414,416 419,396'), LINEN.mid);
        // the mouth's border round the elbow, on which the light comes straight down
        art.fill(
          closed(
            '374,332! 386,349 402,358 418,356 430,376 436,402 434,418! 427,394 420,376 410,366 394,362 380,350',
          ),
          LINEN.lit,
        );
      });
    },
    7,
    { shade: LINEN.dusk, rim: RIM, rimWidth: 2.2, depth: 0.55 },
  );
  // folds run from the crook to the elbow's point, and down from that
  strokes(
    art,
    [
      '380,344 370,356 352,364',
      '384,352 376,368 358,382 340,402',
      '398,390 380,400 360,418 342,446',
      '404,394 394,410 378,426',
      '420,380 427,400 429,424',
      '414,395 417,412 412,430',
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
