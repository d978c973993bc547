import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, type Path, ribbon } from '../../../kit/pen/index.ts';
import { BONE, dawnlit, PLATE, placed, STEEL, X } from './armour.ts';
import { form, toned } from './form.ts';
import { POLL } from './horse.ts';
import { bitOf } from './horse-head.ts';
import { skull } from './skull.ts';

const BOW = { fill: '#a79db4', shade: '#4a4264', rim: '#fff0d0', soft: 1.4, rimWidth: 1 } as const;
const EDGE = '#8d83a4';
const LEATHER = { fill: '#5c3340', shade: '#331a2c', rim: '#e8b878', soft: 4, rimWidth: 1.6 } as const;

const CLOAK = placed(
  '236,344! 212,352 188,372 160,398 128,414 96,420 62,416 30,404! 44,424 34,440! 58,444 40,464! 66,462 84,462! 72,476 92,474 118,462! 110,482 140,470 164,458! 172,468 196,466 210,470! 222,430 230,390!',
);
const TRUNK = placed(
  '208,350! 198,372 195,400 199,426 208,448! 236,455 262,450! 276,428 285,402 283,376 270,352! 240,342!',
);

/** What of him throws a shadow. */
export const RIDER = [TRUNK, CLOAK, placed('230,352! 224,322 236,282 258,276 280,300 278,330 262,352!')];

/** A skeleton in dark armour, in a high saddle; the wind has his cloak. */
export function rider(art: Art): void {
  saddleCloth(art);
  form(art, CLOAK, '#352b4e', 12, { shade: '#1b1430', rim: '#e8bf92', rimWidth: 2 });
  strokes(
    art,
    [
      '220,362 184,396 140,424 92,432',
      '222,384 190,420 150,440 104,450',
      '224,408 200,436 172,450',
      '208,360 160,402 110,420 70,424',
    ].map((fold) => curve(fold).translate(X, 0)),
    INK.contour * 0.8,
    '#191230',
    0.14,
  );
  saddle(art);
  leg(art);
  toned(art, TRUNK, { ...STEEL, soft: 8 }, () => {
    art.fill(placed('196,340! 220,356 228,384 226,416 236,456! 190,460!'), '#2f2747');
    // from the keel forwards the breastplate looks into the sun
    art
      .fill(placed('226,346! 250,362 262,392 263,424 252,450! 300,460 300,340!'), '#6d4868')
      .fill(placed('256,346! 267,366 268.6,392 268,420 258,452! 300,460 300,340!'), '#e09a64')
      .fill(placed('268,347! 277.4,372 278,398 275,424 270,438! 300,440 300,340!'), '#ffd08e');
  });
  tassets(art);
  lines(
    art,
    ['236,352 252,366 262,392 262,424 252,446', '206,428 232,438 262,432', '228,358 240,372 246,394'],
    EDGE,
  );
  spine(art);
  skull(art, X, 0);
  toned(
    art,
    placed('214,352! 218,338 230,334 242,342 256,350 264,358! 256,368 238,370 222,366!'),
    PLATE,
    ...dawnlit(5, -3),
  );
  lines(art, ['218,350 236,356 258,360'], EDGE);
  nearArm(art);
  reins(art);
}

/** What is seen of his neck: joint upon joint, each with its spine behind. */
function spine(art: Art): void {
  for (const [x, y] of [
    [241, 357],
    [243.4, 349.6],
    [244.6, 342.2],
    [245.2, 335],
    [245.6, 328],
    [246, 321],
  ] as const)
    toned(
      art,
      placed(
        `${x - 10},${y + 1}! ${x - 8},${y - 2.4} ${x - 4},${y - 4.6}! ${x + 6},${y - 5}! ${x + 5},${y - 1} ${x + 7},${y + 3}! ${x - 1},${y + 4} ${x - 5},${y + 2.6}!`,
      ),
      { ...BONE, soft: 2 },
    );
}

const lines = (art: Art, knots: readonly string[], tone: string, weight: number = INK.form): void =>
  strokes(
    art,
    knots.map((line) => curve(line).translate(X, 0)),
    weight,
    tone,
    0.1,
  );

/** Crimson, with a gold hem; it hangs over the horse's side, so it bends with the barrel. */
function saddleCloth(art: Art): void {
  // the girth goes round the barrel from below it
  toned(art, ribbon(curve('238,590 239,610 238,624').translate(X, 0), 9, { start: 1, end: 1 }), LEATHER);
  const cloth = placed(
    '176,480! 210,488 246,486 276,472! 292,500 302,540 304,592! 276,604 230,606 184,596 150,582! 150,540 160,506',
  );
  form(art, cloth, '#7a2f44', 14, { shade: '#3c1630', rim: '#f0c48c' });
  art.clip(cloth, () => {
    art
      .fill(
        ribbon(curve('146,572 184,586 230,596 276,594 308,580').translate(X, 0), 4, {
          start: 1,
          end: 1,
          samples: 12,
        }),
        '#d9a85c',
      )
      .fill(
        ribbon(curve('146,561 184,575 230,585 276,583 308,570').translate(X, 0), 1.8, {
          start: 1,
          end: 1,
          samples: 12,
        }),
        '#d9a85c',
      );
  });
  lines(art, ['200,500 190,540 186,584', '250,560 252,580 250,600', '282,500 288,540 288,580'], '#4c1c34');
}

/** High before and behind. */
function saddle(art: Art): void {
  toned(
    art,
    placed(
      '172,484! 174,462 182,448 192,446 196,456! 198,470 220,478 244,476 262,466 268,450! 276,444 286,450 288,470 284,486! 262,498 230,502 200,500!',
    ),
    LEATHER,
  );
  lines(art, ['178,480 182,462 190,452', '280,484 282,466 278,452'], '#c08a5c');
}

/** Hip, knee with its cop, shin, and the pointed shoe in the stirrup. */
function leg(art: Art): void {
  // the stirrup's strap and bow
  toned(art, placed('272,560! 277,560! 292,626! 287,626!'), LEATHER);
  toned(
    art,
    placed(
      '204,470! 226,460 250,464 274,484 296,512 311,538! 313,554 302,566 286,564! 262,552 236,534 212,514 200,494',
    ),
    {
      ...STEEL,
      soft: 8,
    },
    () => art.fill(placed('196,488! 218,506 246,526 270,542 294,552 300,576! 240,566! 190,520!'), '#2c2440'),
    ...dawnlit(11, -5),
  );
  toned(
    art,
    placed('311,552! 309,576 302,602 297,622 297,638! 282,644 269,636! 267,614 267,590 272,568 281,552!'),
    STEEL,
    () => art.fill(placed('280,546! 281,572 279,600 280,646! 260,640! 262,560!'), '#2c2440'),
    ...dawnlit(11),
  );
  toned(
    art,
    placed(
      '267,633! 282,641 298,634! 306,642 322,644 343,645! 341,653 323,662 300,666 278,668! 264,662 263,648',
    ),
    PLATE,
    ...dawnlit(3, -4),
  );
  lines(art, ['280,642 280,664', '292,642 296,664', '306,646 312,660'], EDGE, 1.2);
  // the bow that he stands in
  for (const side of ['290,622 282,642 278,668', '290,622 304,642 313,664'])
    toned(art, ribbon(curve(side).translate(X, 0), 3, { start: 1, end: 1 }), BOW);
  toned(art, placed('275,667! 296,667.6 315,661.6! 317,666 297,673 275,672.6!'), BOW);
  toned(
    art,
    placed('291,530! 304,526 317,536 320,552 311,566 295,567 284,557 282,542'),
    PLATE,
    ...dawnlit(12, -6),
  );
  lines(
    art,
    [
      '291,536 303,535 312,545',
      '286,556 298,562 311,560',
      '232,470 236,490 232,510',
      '300,600 290,604 272,600',
    ],
    EDGE,
  );
}

/** The lames that hang from the breastplate over the hip. */
function tassets(art: Art): void {
  for (const [top, grow] of [
    [474, 10],
    [460, 6],
    [446, 1],
  ] as const)
    toned(
      art,
      placed(
        `${210 - grow},${top}! ${232},${top + 7} ${260 + grow * 0.7},${top}! ${263 + grow * 0.8},${top + 16}! 234,${top + 24} ${206 - grow},${top + 17}!`,
      ),
      { ...PLATE, soft: 5 },
      [placed(`242,${top}! 249,${top + 12} 246,${top + 26}! 290,${top + 26} 290,${top - 6}!`), '#7d4f66'],
      [placed(`253,${top}! 258,${top + 11} 256,${top + 26}! 290,${top + 26} 290,${top - 6}!`), '#e09a64'],
      { side: [0, 2.6], paint: '#4a2840' },
    );
}

/** The forearm is written level; its hand hangs lower than the elbow. */
const lowered = (path: Path): Path =>
  path
    .translate(-214, -444)
    .rotate(10)
    .translate(214 + X, 444);
const fore = (knots: string): Path => lowered(closed(knots));

/** Shoulder plate, elbow plate, gauntlet; the hand of bones has the reins. */
function nearArm(art: Art): void {
  toned(
    art,
    placed('208,372! 224,384 244,376! 244,398 238,420 234,440! 222,448 208,444! 204,420 204,396'),
    STEEL,
    () => art.fill(placed('200,370! 212,390 216,416 220,450! 196,450!'), '#2c2440'),
    ...dawnlit(8),
  );
  toned(
    art,
    fore('212,436! 226,428 244,430 266,436 276,438! 278,450 276,458! 256,460 232,460 214,452!'),
    STEEL,
    () => art.fill(fore('206,446! 230,450 256,452 280,450! 280,466! 206,466!'), '#2c2440'),
  );
  toned(art, placed('204,440! 206,430 218,424 230,430 234,444 226,456 212,456!'), PLATE, ...dawnlit(6, -4));
  for (const [knots, tones] of [
    ['202,366! 204,352 220,346 238,350 248,364 250,384! 238,394 218,398 202,390!', PLATE],
    ['208,390! 222,396 240,390! 246,396 242,408 224,412 208,404!', PLATE],
  ] as const)
    toned(art, placed(knots), tones, ...dawnlit(9, -3));
  toned(art, fore('262,432! 272,432 284,438! 284,454 274,464 260,460!'), PLATE, ...dawnlit(5, -3));
  lines(art, ['208,376 224,386 246,378', '210,442 220,440 228,444', '266,445 267,457 263,467'], EDGE);
  const bone = (knots: string, widths: readonly number[]): void =>
    toned(art, lowered(limb(knots, widths, 8)), BONE);
  // the lock behind it lies in his shadow: pale bone stands out on it
  art.fill(
    placed(
      '322,372! 304,398 291,424 285,448 285,466 289,484 298,508! 300,490 308,476 312,462 313,450 311,436 312,418 315,398!',
    ),
    '#887c9b',
  );
  toned(art, lowered(limb('286,474 290,466 295,455 297,446 300,439', [3, 3.4, 3.8, 3.8, 3.8], 12)), LEATHER);
  bone('282,446 288,446 292,445', [4.4, 4.6, 5]);
  for (const [x, y] of [
    [291, 453],
    [292.6, 447],
    [293, 441.4],
    [291.6, 436],
  ] as const) {
    bone(`${x},${y - 1} ${x + 6},${y - 2.4} ${x + 10},${y - 0.6}`, [3, 2.2, 3]);
    bone(`${x + 10},${y - 0.6} ${x + 10},${y + 2.4} ${x + 6},${y + 3.6}`, [2.6, 2, 1.8]);
  }
  bone('288,440 294,433 302,431', [2.8, 2.2, 1.8]);
}

function reins(art: Art): void {
  const [bx, by] = bitOf(X + POLL[0], POLL[1]);
  const rein = curve(`${X + 299},453 ${X + 322},463 ${X + 366},470 ${bx},${by}`);
  toned(art, ribbon(rein, 4, { start: 1, end: 1, samples: 14 }), LEATHER);
}
