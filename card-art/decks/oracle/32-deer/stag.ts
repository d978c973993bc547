import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, random, ribbon } from '../../../kit/pen/index.ts';
import { antler } from './antlers.ts';
import { COAT } from './form.ts';
import { ears, head } from './head.ts';
import { FAR_FORE, FAR_HIND, leg, NEAR_FORE, NEAR_HIND } from './legs.ts';

/** Trunk and neck as one: poll, nape, withers, back, croup, rump, tucked belly, breast, throat. */
const BODY =
  '418,246 400,266 384,294 366,318 346,344 330,366! 312,382 288,404 262,426 240,436 220,438 202,446 190,462 187,490 194,512 212,528 236,532 256,526 274,517 300,526 324,530 352,520 382,496 402,468 416,436 434,398 446,366 458,338 468,312 474,286 470,262 448,246';

/** A stag of the wood in the middle of his leap: slantwise towards us, off to the right. */
export function stag(art: Art): void {
  leg(art, FAR_HIND, true);
  leg(art, FAR_FORE, true);
  ears(art, 462, 264, 1.04, 'far');
  antler(art, 'far');
  tail(art);
  body(art);
  leg(art, NEAR_HIND, false);
  leg(art, NEAR_FORE, false);
  strokes(art, ['262,470 262,496 252,522', '300,470 298,496 312,516'], 1.8, COAT.ink, 0.25);
  spots(art);
  head(art, 462, 264, 1.04);
  ears(art, 462, 264, 1.04, 'near');
  antler(art, 'near');
}

function body(art: Art): void {
  const outline = closed(BODY);
  art.fill(outline, COAT.coat);
  art.clip(outline, () => {
    // the side turned from the sun, then belly and what lies under the ribs
    art.fill(
      closed(
        '180,520! 196,486 224,492 250,470 282,446 306,424 330,400 352,372 374,344 392,320 404,300 412,320 404,352 392,388 384,420 376,460 366,490 330,520! 270,545! 200,545!',
      ),
      COAT.shade,
    );
    art.fill(
      closed('236,540! 250,508 268,488 288,480 300,500 316,516 344,512 376,492! 380,520 300,548!'),
      COAT.deep,
    );
    art.fill(
      closed('236,540! 256,520 276,510 300,518 326,522 356,508 388,486 380,520 300,545!'),
      COAT.paleShade,
    );
    // breast and the front of the neck take the sun, in locks that hang down the mane
    art.fill(
      closed(
        '482,266! 462,296 446,312 438,330 430,356! 438,348 426,378! 434,372 419,402! 428,396 410,428! 420,422 402,456! 412,448 396,478! 402,490! 432,450! 482,340!',
      ),
      COAT.lit,
    );
    art.fill(
      closed(
        '404,306! 398,330 386,362! 396,354 382,388! 394,378 378,414! 390,404 374,440! 386,430 378,462! 381,438 389,404 398,372 405,342 410,322',
      ),
      COAT.deep,
      0.6,
    );
    // throat
    art.fill(
      closed(
        '480,290! 462,306 448,311 436,305! 441,322 436,342! 446,332 443,356! 455,338 456,352! 467,328 482,308!',
      ),
      COAT.pale,
    );
  });
  strokes(
    art,
    [
      '440,340 430,366 416,396',
      '424,352 414,382 402,412',
      '446,352 438,378 424,408',
      '456,340 446,368 438,388',
      '416,404 406,430 398,452',
      '430,398 420,420 412,436',
    ],
    2.2,
    '#643323',
    0.15,
  );
  art.clip(outline, () =>
    art.blot(
      [
        '418,246 400,266 384,294 366,318 346,344 330,366',
        '330,366 312,382 288,404 262,426 240,436 218,438 202,446',
      ].map((edge) => ribbon(curve(edge), 5, { start: 0.2, end: 0.1, samples: 20 })),
      COAT.rim,
    ),
  );
}

function tail(art: Art): void {
  const flag = closed(
    '196,462! 184,448 176,428 166,412 152,404! 150,420 156,436 154,446! 164,456 174,468 186,476!',
  );
  art.fill(flag, '#fdf1d8');
  art.clip(
    flag,
    () => void art.fill(closed('190,480! 172,462 158,446 150,410! 140,440 160,480!'), '#b79a80'),
  );
  strokes(art, ['194,460 184,447 176,428 166,412'], 3.4, COAT.ink, 0.05);
}

/** White spots in rows along the flank, closer together where it turns from us. */
function spots(art: Art): void {
  const chance = random('spots');
  const rows = [
    ['204,456 226,448 250,440 274,424 298,406 318,390', 9, 3.8],
    ['206,474 228,464 252,456 276,442 300,424', 7, 4.2],
    ['214,490 234,482 262,474 284,460', 5, 3.8],
  ] as const;
  art.blot(
    rows.flatMap(([row, count, r]) =>
      curve(row)
        .walk(count)
        .map(({ x, y, angle, t }) => {
          const size = r * chance.between(0.65, 1.15) * (0.75 + 0.4 * t);
          return ellipse(0, 0, size * 0.7, size)
            .rotate(angle + chance.between(-25, 25))
            .translate(x + chance.between(-4, 4), y + chance.between(-4, 4));
        }),
    ),
    '#f4dcb2',
  );
}
