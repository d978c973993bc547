import { fringe, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, random, ribbon, roundRect } from '../../../kit/pen/index.ts';
import { cake } from './brazier.ts';
import { childHead, headOutline, SKIN } from './child-head.ts';
import { toned } from './view.ts';

const COAT = { fill: '#3f5590', shade: '#26315e', soft: 16, rim: '#ffc58a', rimWidth: 2.4 } as const;
const HOSE = { fill: '#7a5a4a', shade: '#463446', soft: 12, rim: '#ffc98c', rimWidth: 2.2 } as const;
const FOLD = '#1c244c';

/** How far left of where it is written it kneels. */
const LEFT = -16;
const form = (knots: string): Path => closed(knots).translate(LEFT, 0);
const way = (knots: string): Path => curve(knots).translate(LEFT, 0);

/** Kneels on its heels before the fire and holds a cake out on a stick, as far as its arm goes. */
export function child(art: Art): void {
  legs(art);
  farArm(art);
  coat(art);
  childHead(art);
  muffler(art);
  nearArm(art);
}

function legs(art: Art): void {
  // the far knee, a little before the near one
  toned(art, form('196,746! 240,744 270,754 284,770 286,786! 276,800 240,804 190,800!'), {
    ...HOSE,
    fill: '#5e4850',
  });
  // the foot, sole up, under the seat
  toned(
    art,
    form('124,786! 104,780 84,784 68,794 64,806 74,816 98,820 126,818!'),
    { fill: '#d9cbbf', shade: '#75708f', soft: 8, rim: '#ffe2b4', rimWidth: 1.6 },
    [form('60,800 74,792 84,800 82,820 60,820'), '#a89aa4'],
  );
  toned(
    art,
    form('106,790! 140,782 200,780 252,784! 268,796 266,810! 252,820 200,822 146,822 112,816!'),
    HOSE,
  );
  toned(
    art,
    form(
      '104,742! 140,734 190,732 232,738 258,752 270,772 266,792! 252,800 200,798 150,800 116,796! 100,770',
    ),
    HOSE,
    [form('214,738 246,744 266,760 272,776 266,798 250,796 244,776 232,756'), '#b07c58'],
  );
  strokes(
    art,
    [
      '262,790 220,796 170,796 124,794',
      '246,754 236,764 234,780',
      '256,764 248,772 248,784',
      '150,752 176,760 206,758',
      '232,806 216,812 196,812',
    ].map(way),
    INK.form,
    '#33263c',
    0.15,
  );
  strokes(art, ['84,792 80,800 84,812', '104,786 108,794 106,806'].map(way), INK.form, '#6b6486', 0.15);
}

/** The other hand lies on the far knee. */
function farArm(art: Art): void {
  toned(art, form('204,660! 224,680 246,712 254,728! 244,742 228,744! 212,724 200,700'), {
    ...COAT,
    fill: '#334680',
    soft: 7,
  });
  const skin = { ...SKIN, fill: '#d99a70', soft: 4, rimWidth: 1.5 };
  toned(
    art,
    form(
      '241,733! 250,727 260,727 270,733! 279,742 285,754 286,764! 284,770 279,769! 277,774 271,772! 268,775 263,771! 258,762 248,756 240,747',
    ),
    skin,
  );
  strokes(art, ['270,737 277,748 280,766', '263,739 270,752 272,769'].map(way), INK.detail, '#7a4240', 0);
  // its thumb lies on this side of the knee
  toned(art, form('243,742! 252,742 259,748 264,757! 266,764 262,768 257,765! 252,757 245,752'), {
    ...skin,
    fill: '#e2a67a',
    soft: 3,
  });
}

const TORSO = form(
  '172,566! 148,584 126,616 112,660 104,706 100,744! 126,758 164,760 200,752! 208,716 211,676 212,634 210,600 204,574!',
);

/** Padded, of indigo cloth with small white marks. */
function coat(art: Art): void {
  toned(art, TORSO, COAT, () => {
    marks(art, [
      [150, 662],
      [142, 704],
      [166, 716],
      [136, 742],
      [162, 748],
      [186, 700],
      [188, 736],
      [160, 632],
    ]);
    art.fill(form('190,600! 216,600 218,700 206,760! 190,760 194,700'), '#94788e');
    art.fill(form('203,600! 216,600 218,700 206,760! 196,760 202,700'), '#2a2f5c');
  });
  strokes(
    art,
    [
      '128,620 138,640 138,664',
      '116,676 130,690 150,694',
      '108,716 128,724 150,722',
      '196,690 184,706 180,730',
    ].map(way),
    INK.form,
    FOLD,
    0.15,
  );
}

/** Woven crosses, none quite like the next. */
function marks(art: Art, places: readonly (readonly [number, number])[]): void {
  const chance = random('woven marks');
  art.blot(
    places.map(([x, y]): Path => {
      const [long, wide] = [chance.between(5, 9.5), chance.between(1.8, 2.8)];
      return Path.join(
        roundRect(x - long / 2, y - wide / 2, long, wide),
        roundRect(x - wide / 2, y - long / 2, wide, long),
      )
        .rotate(chance.between(-24, 6), x, y)
        .translate(LEFT, 0);
    }),
    '#a3b0d8',
    0.8,
  );
}

const WOOL = { fill: '#b5553c', shade: '#6e2f3c', soft: 8, rim: '#ffcf94', rimWidth: 2 } as const;
const LOOP = form(
  '160,546! 168,543 182,548 200,559 220,567! 234,570 240,580 236,592! 226,603 204,606 182,600 164,590! 152,580 150,560',
);

/** Wound twice; one end has fallen down the back. */
function muffler(art: Art): void {
  const tail = form('152,572! 168,582 172,596! 160,622 148,650 141,678! 130,676 118,670! 124,640 134,606');
  const ends = fringe('119,670 130,675 140,678', 90, {
    count: 11,
    length: [8, 14],
    width: 2.8,
    seed: 'ends',
    bare: 0,
  });
  art.blot(
    ends.map((end) => end.translate(LEFT, 0)),
    '#8a3f3a',
  );
  toned(art, tail, { ...WOOL, rimWidth: 1 }, () => {
    for (const [y, wide] of [
      [650, 5],
      [636, 2.4],
      [604, 4],
    ] as const)
      art.blot(
        [ribbon(way(`112,${y - 4} 140,${y + 2} 172,${y + 8}`), wide, { start: 1, end: 1 })],
        '#e6b487',
      );
  });
  toned(
    art,
    LOOP,
    WOOL,
    [form('148,572! 170,586 196,593 220,592 240,584! 238,596 226,606 190,606 156,590'), '#8f4038'],
    [form('204,572! 222,570 238,574 240,582 226,588 204,584'), '#d27a50'],
  );
  strokes(
    art,
    [
      '160,566 178,580 202,588 230,586',
      '164,554 172,566 176,576',
      '196,570 200,578 200,586',
      '176,594 184,598 196,600',
      '216,594 222,598 228,596',
    ].map(way),
    INK.form,
    '#5a2434',
    0.15,
  );
}

const SLEEVE = form(
  '150,600! 162,584 182,588 198,604 208,626! 222,640 240,636 258,628! 266,638 268,652 264,664! 248,672 232,684 220,700 206,710! 190,698 172,672 156,638 148,614',
);

/** What of it keeps the fire from the wall. */
export const SILHOUETTE: readonly Path[] = [
  TORSO,
  SLEEVE,
  LOOP,
  form('150,520! 146,600 200,610 236,560 190,520'),
  ...headOutline,
];

/** Shoulder, elbow, wrist; the fist is round the stick, the thumb along it. */
function nearArm(art: Art): void {
  // the knitted cuff, then the hand out of it
  art.blot([ribbon(way('262,656 296,640 334,620'), 3.6, { start: 1, end: 0.9 })], '#6b4630');
  art.blot(
    [ribbon(way('290,642 314,630 334,620').translate(0.4, 1), 1.3, { start: 0.6, end: 0.6 })],
    '#ffd69a',
  );
  cake(art, 336 + LEFT, 616, 0.94, -20);
  hand(art);
  toned(art, form('256,630! 266,627 274,629! 279,640 277,654! 268,660 260,661!'), {
    fill: '#c8b49c',
    shade: '#75698a',
    soft: 5,
    rim: '#fff0cc',
    rimWidth: 1.6,
  });
  strokes(art, ['264,630 270,644 267,658', '270,629 275,643 273,656'].map(way), INK.detail, '#75698a', 0);
  toned(art, SLEEVE, { ...COAT, fill: '#465d9a', soft: 11 }, () => {
    marks(art, [
      [172, 614],
      [168, 642],
      [190, 636],
      [188, 668],
      [210, 656],
      [232, 656],
      [252, 648],
    ]);
    art.fill(form('206,714! 218,698 234,684 250,672 268,662 266,650 240,662 216,682 196,704'), '#b08a8e');
  });
  strokes(
    art,
    [
      '209,627 206,644 212,660',
      '211,630 222,648 222,664',
      '212,628 226,644 238,652',
      '206,708 208,690 204,674',
      '160,592 168,606 170,622',
      '262,632 256,646 260,662',
    ].map(way),
    INK.form,
    FOLD,
    0.15,
  );
}

function hand(art: Art): void {
  toned(
    art,
    form(
      '270,634! 280,627 290,626 297,630 301,637! 304,642 303,647 300,649! 301,654 297,658 293,657! 291,662 285,663 281,660! 276,660 270,656!',
    ),
    { ...SKIN, soft: 5, rimWidth: 1.8 },
    [form('268,630 282,628 288,636 284,648 276,660 266,660'), '#d9976c'],
  );
  toned(art, form('275,634! 283,625 293,621 301,620! 306,622 306,627 300,630 294,633 287,640'), {
    ...SKIN,
    fill: '#f6bc88',
    soft: 3,
    rimWidth: 1.4,
  });
  strokes(
    art,
    [
      '301,638 294,640 289,639',
      '300,649 293,649 288,647',
      '293,657 288,655 284,653',
      '300,622 302,624 301,627',
    ].map(way),
    INK.detail,
    '#7a3f3c',
    0,
  );
}
