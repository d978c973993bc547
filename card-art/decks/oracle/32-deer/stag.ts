import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, random } from '../../../kit/pen/index.ts';
import { antler } from './antlers.ts';
import { COAT } from './form.ts';
import { ears, head } from './head.ts';
import { FAR_FORE, FAR_HIND, leg, NEAR_FORE, NEAR_HIND } from './legs.ts';

/** Where his head is, and how large. */
const HEAD = [470, 254, 0.9] as const;

/** Trunk and neck as one: poll, nape, withers, back, croup, rump, tucked belly, breast, throat. */
const BODY =
  '446,238 428,252 411,276 396,302 380,324 360,340 338,347 316,362 292,382 264,400 240,416 218,427 202,440 190,460 187,490 194,512 212,528 238,530 258,513 280,500 306,495 334,494 360,493 384,487 404,474 419,454 429,430 435,404 439,378 443,352 454,328 464,308 472,288 470,262';

/** A stag of the wood in the middle of his leap, off to the right. */
export function stag(art: Art): void {
  leg(art, FAR_HIND, true);
  leg(art, FAR_FORE, true);
  ears(art, ...HEAD, 'far');
  antler(art, ...HEAD, 'far');
  tail(art);
  body(art);
  leg(art, NEAR_HIND, false);
  leg(art, NEAR_FORE, false);
  strokes(art, ['262,470 262,496 252,518'], 1.8, COAT.ink, 0.25);
  spots(art);
  head(art, ...HEAD);
  ears(art, ...HEAD, 'near');
  antler(art, ...HEAD, 'near');
}

function body(art: Art): void {
  const outline = closed(BODY);
  flat(
    art,
    outline,
    COAT.coat,
    // the ribs turn down from the sun behind the shoulder
    [
      closed(
        '180,560! 184,500 214,492 242,474 268,462 296,440 318,414 328,386 336,362! 348,392 361,424 360,456 362,484 400,500! 300,560!',
      ),
      COAT.shade,
    ],
    [
      closed('236,560! 248,512 266,492 290,476 318,468 342,454 360,428! 364,460 384,480! 340,520 280,560!'),
      COAT.deep,
    ],
    [
      closed('246,548! 258,508 280,490 306,481 334,478 360,474 386,460! 396,480 330,520 256,548!'),
      COAT.paleShade,
    ],
    // the jaw's shadow runs down the side of the neck
    [
      closed(
        '470,282! 448,294 430,292 418,306! 421,316 408,336! 414,336 401,362! 409,360 402,384 414,398! 420,372 430,346 444,318 468,298!',
      ),
      COAT.shade,
    ],
    // breast and the front of the neck take the sun, in locks that hang down the mane
    [
      closed(
        '474,288! 456,308 443,328 436,344! 438,346 427,366! 433,364 421,388! 428,384 412,412! 420,410 408,436! 440,430! 476,310!',
      ),
      COAT.lit,
    ],
    // throat
    [
      closed('476,290! 460,300 450,304! 450,314 444,330! 453,322 449,342! 459,330 458,346! 470,322 482,302!'),
      COAT.pale,
    ],
    // croup, loin and withers look up into it
    [
      closed(
        '196,448! 212,437 234,428 262,414 292,396 318,376 336,364 352,360 376,344 396,318 412,290 430,266 448,250! 440,226! 380,300! 300,350! 200,420!',
      ),
      COAT.lit,
    ],
    {
      along: [
        '448,237 428,252 411,276 396,302 380,324 360,340',
        '346,344 338,347 316,362 292,382 264,400 240,416 218,427 204,438',
      ],
      paint: COAT.rim,
      width: 5,
    },
  );
  strokes(
    art,
    [
      '440,340 430,362 421,384',
      '448,336 439,358 432,380',
      '424,392 418,408 410,424',
      '392,330 380,348 366,358',
    ],
    2,
    '#643323',
    0.15,
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
    ['206,454 230,442 256,427 284,411 308,394 324,380', 9, 3.6],
    ['208,474 232,462 258,448 284,434 306,418', 7, 4],
    ['216,492 240,482 266,470 288,456', 5, 3.6],
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
