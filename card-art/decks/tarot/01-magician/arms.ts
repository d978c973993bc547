import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import { type Art, closed } from '../../../kit/pen/index.ts';
import { form, RIM, SKIN } from './form.ts';
import { loweredHand, pointingHand } from './hands.ts';

const LINEN = { lit: '#fff4d8', base: '#f2d0a8', mid: '#a9879a', dusk: '#5e4668', line: '#44304f' } as const;

/** The near arm: the sleeve has slid to the elbow, the forearm is bare and upright, one finger in the light. */
export function liftedArm(art: Art): void {
  // the mouth of the sleeve behind the forearm
  flat(art, '374,346! 384,333 402,327 418,331 426,343! 414,356 390,358', '#4f3a5e', {
    along: ['378,338 390,329.6 404,327 418,331 425,341'],
    paint: '#f6d9b0',
    width: 4,
  });
  flat(
    art,
    '382,366! 382,336 385,304 390,272 393,240! 416,240! 419,262 424,288 426,314 423,342 418,366!',
    SKIN.base,
    ['406,236 408,262 410,292 408,330 402,370 396,370 400,330 402,290 400,262 398,236', SKIN.mid],
    ['406,318 411,280 407,238 418,238 425,266 428,306 424,350 414,352', SKIN.lit],
    ['374,360 376,320 386,270 390,236 399,236 401,262 400,296 396,330 392,366', SKIN.dusk],
    { along: ['416.6,240 420,262 425,288 427,314 424,342'], paint: RIM, width: 5 },
  );
  pointingHand(art, 404, 240, 1);
  // over the upper arm to the elbow, from whose point its weight falls
  const sleeve = closed(
    '310,388! 322,371 344,354 360,346 374,343! 386,352 402,355 416,351 426,342! 432,354 436,370 435,386! 433,404 424,430 410,458! 396,448 378,444 362,452 346,464 330,474!',
  );
  form(
    art,
    sleeve,
    () => {
      art.fill(sleeve, LINEN.base);
      art.clip(sleeve, () => {
        art.fill(
          closed(
            '300,386! 322,368 344,350 374,340 388,350 402,353 416,349 428,340! 434,356 436,372! 424,377 404,378 380,380 354,390 332,406 306,424!',
          ),
          LINEN.lit,
        );
        art.fill(
          closed('314,480! 330,440 352,422 380,410 408,402 437,384! 440,410 420,470 380,490!'),
          LINEN.mid,
        );
        // under the arm, and each hollow of what hangs
        art.fill(
          closed('310,482! 328,456 346,440 366,428 386,424! 376,434 372,446 350,470 330,490!'),
          LINEN.dusk,
        );
        art.fill(closed('434,388! 420,406 408,424 398,452 390,470 384,446! 394,424 410,404'), LINEN.dusk);
      });
    },
    7,
    { shade: LINEN.dusk, rim: RIM, rimWidth: 2.2, depth: 0.7 },
  );
  strokes(
    art,
    [
      '431,384 408,390 374,398 344,418',
      '432,390 420,402 400,412 378,426',
      '433,394 428,418 414,446',
      '375,345 366,358 346,374',
      '426,346 418,358 404,366',
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
