import { INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, points, ribbon, roundLimb } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const SKIN = '#e2a884';
const FLESH = { shade: '#96525a', rim: '#fff2d0' } as const;
const GOWN = { shade: '#8f7a5c', rim: '#fffaea' } as const;
const FOLD = '#80643f';
const MANTLE = { shade: '#4a1534', rim: '#ffc8a0' } as const;

/** Where a pomegranate is woven into the gown. */
const WOVEN = points(
  '232,556 276,552 318,574 246,600 290,606 336,622 262,652 306,658 350,672 236,668 280,700 330,708 216,628',
);

/** A face in profile under its hair, looking down at what the child brings. */
function head(art: Art): void {
  form(art, limb('230,382 228,404 222,420', [13, 12, 17], 12), SKIN, 6, FLESH);
  form(
    art,
    closed(
      '238,346! 252,347 259,356 260,364! 265.5,372 266.5,376! 262,378! 263.5,382 261.5,384! 262,388 258,393! 248,396 236,391 226,376 224,356',
    ),
    SKIN,
    5,
    { ...FLESH, rimWidth: 1.8 },
  );
  art.blot(
    [
      ink(curve('252,369 256,371.5 260,370'), 1.8, 1, 0),
      ink(curve('250,362 255,359.5 260,361'), 1.3, 2, 0),
      ink(curve('257,386 260,386.5 262,385.6'), 1.1, 3, 0),
    ],
    '#6a3238',
  );
  form(
    art,
    closed(
      '257,350! 250,336 232,331 214,338 206,356 206,380 200,404 188,430 178,462 176,498 184,530! 196,520 204,528 214,512! 212,486 218,456 228,430 236,404 238,384! 244,372 246,358',
    ),
    '#c98a36',
    9,
    { shade: '#5a2c28', rim: '#fff0b8' },
  );
  strokes(
    art,
    [
      '250,346 232,344 218,356 216,384 206,420 192,460 190,510',
      '244,352 230,360 226,388 216,424 204,464 202,510',
      '240,344 220,344 212,362 210,388',
      '236,372 230,404 218,440',
    ],
    INK.form,
    '#70401f',
  );
  strokes(art, ['252,342 236,338 222,344', '226,410 212,444 208,480'], INK.form, '#f8da8c');
}

/** The gown: it goes over her round belly and knees and spreads on the ground. */
function gown(art: Art): void {
  form(
    art,
    closed(
      '204,410! 186,420 170,460 150,520 120,560 96,600 60,650 40,690! 40,766! 80,778 130,770 170,748 200,726 240,704! 240,560 226,440',
    ),
    '#b83c4c',
    16,
    MANTLE,
  );
  strokes(
    art,
    ['180,460 160,530 128,580 60,660', '186,480 176,560 150,630 100,700', '196,560 190,630 170,706'],
    INK.form,
    '#4a1534',
  );
  form(
    art,
    closed(
      '212,412! 236,406 252,426 262,448 258,466 272,484 282,508 284,532! 312,538 336,552 346,576 350,620 360,670 376,704 404,722! 360,734 320,726 280,736 236,726 204,732! 206,690 196,640 186,590 182,540 186,490 194,444!',
    ),
    '#f3e7ca',
    20,
    GOWN,
  );
  art.blot(
    (
      [
        ['232,560 236,620 228,680 226,724', 16],
        ['272,566 284,620 282,680 286,728', 20],
        ['312,566 326,620 334,680 352,724', 16],
        ['196,530 230,548 268,546', 12],
      ] as const
    ).map(([way, width]) => ribbon(curve(way), width, { end: 0.8, peak: 0.75 })),
    '#d6c094',
  );
  strokes(
    art,
    [
      '218,562 220,630 212,720',
      '250,566 258,630 256,728',
      '294,566 306,630 316,724',
      '326,570 338,630 356,704 378,724',
      '280,530 250,546 206,540',
      '262,452 250,470 222,474',
      '276,496 262,520 230,530',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  form(art, ribbon(curve('258,462 236,474 206,476 192,470'), 8, { start: 1, end: 0.8 }), '#d9a440', 4, {
    shade: '#80502c',
    rim: '#fff3c8',
  });
  for (const [x, y] of WOVEN) woven(art, x, y);
  stippled(
    art,
    closed('190,640! 280,650 360,660 420,730 300,744 196,736!'),
    '#6a5434',
    [240, 680],
    [270, 744],
    [0, 0.6],
  );
}

/** A pomegranate woven in red, with its crown and two leaves. */
function woven(art: Art, x: number, y: number): void {
  art.blot([leaf(x - 2, y + 4, 9, 4.4, -120), leaf(x + 2, y + 4, 9, 4.4, 120)], '#6f8450');
  art.blot([ellipse(x, y, 5, 5.4), leaf(x, y - 3.6, 6, 3, -22), leaf(x, y - 3.6, 6, 3, 22)], '#c04a50');
}

/** The far arm held out to take; the near one lies along the cushions. */
function farArm(art: Art): void {
  form(art, roundLimb('292,478 318,478 340,468', [10, 9, 6.6], 14), '#d0936f', 5, FLESH);
  form(
    art,
    closed('336,462! 348,456 358,452 366,454! 362,460 356,464 366,463 364,469 354,474 342,476!'),
    '#d0936f',
    3,
    FLESH,
  );
  form(
    art,
    closed('240,416! 260,424 280,444 300,462 306,476! 300,490 296,508 282,514! 264,494 250,466 240,440'),
    '#e2d3b0',
    8,
    GOWN,
  );
  strokes(art, ['254,430 276,462 290,504', '262,430 286,460 300,480'], INK.form, FOLD, 0.18);
}

function nearArm(art: Art): void {
  form(art, roundLimb('176,508 152,514 132,508', [10, 9, 6.6], 14), SKIN, 5, FLESH);
  form(art, closed('136,502! 124,500 112,504 106,511! 112,514 122,515 136,516!'), SKIN, 3, FLESH);
  strokes(art, ['110,508 120,507', '112,512 122,511'], INK.detail, '#96525a', 0.1);
  form(
    art,
    closed(
      '206,412! 220,410 232,422 232,446 222,478 206,504 186,518 172,520! 164,534 170,552 186,560! 152,556 148,530 152,500! 168,492 178,470 186,438',
    ),
    '#fbf2da',
    10,
    GOWN,
  );
  strokes(
    art,
    ['216,424 206,464 182,504 160,524', '226,430 214,480 190,520 172,546', '200,430 186,470 166,500'],
    INK.form,
    FOLD,
    0.18,
  );
}

/** A woman leans back on cushions and holds out a hand to be given something. */
export function empress(art: Art): void {
  farArm(art);
  gown(art);
  head(art);
  nearArm(art);
}
