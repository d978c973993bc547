import { PROFILE } from '../../../kit/figure/body.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, limb, points, polygon, spline } from '../../../kit/pen/index.ts';
import { wildRose } from './cave.ts';
import { form } from './form.ts';

const DRESS = '#f3e6d0';
const DUSK = '#94708c';
const SKIN = '#cf9474';
const SKIN_SHADE = '#7a4048';

/** The stone she sits on. */
function seat(art: Art): void {
  form(
    art,
    polygon(points('440,890 452,846 470,806 474,756 488,712 540,684 590,690 590,890')),
    '#7a625e',
    18,
    {
      shade: '#35243a',
    },
  );
  form(art, polygon(points('500,716 540,686 590,690 590,720 560,712 530,722')), '#b08c7a', 6, {
    shade: '#7a625e',
  });
  form(art, polygon(points('452,872 460,830 486,800 508,826 500,872')), '#6a5458', 8, { shade: '#2c1a30' });
  strokes(art, ['530,740 520,780 532,820', '550,720 560,770', '500,800 512,850'], INK.form, '#35243a');
}

/** She sits and bends over the lion's head; all of her but the arm that lies on its mane. */
export function woman(art: Art): void {
  seat(art);
  form(
    art,
    closed(
      '452,586! 486,584 514,606 534,644 540,684 524,708 498,716! 486,760 488,800 500,836! 470,842 440,836 410,846 380,838 346,848! 352,820 374,790 382,750 376,704 366,674! 372,650 400,640 444,632',
    ),
    DRESS,
    22,
    { shade: DUSK },
  );
  strokes(
    art,
    [
      '386,668 402,724 396,790 372,842',
      '404,668 426,730 424,790 408,842',
      '430,672 452,730 454,790 440,834',
      '466,690 476,740 472,800 474,838',
      '520,650 490,676 440,676 400,664',
      '516,690 480,700 430,690',
      '480,612 450,640 420,646',
    ],
    INK.form,
    DUSK,
  );
  form(
    art,
    closed('432,502! 446,486 470,484 488,502! 500,540 502,574 496,604! 450,606! 448,574 436,536'),
    DRESS,
    12,
    { shade: DUSK },
  );
  strokes(art, ['452,540 458,570 456,596', '482,514 490,550 488,586'], INK.form, DUSK);
  form(art, closed('446,592! 470,598 500,590! 504,606 500,616! 470,622 446,614!'), '#b5414a', 5, {
    shade: '#5a1c38',
  });
  form(
    art,
    closed('496,604! 512,610 524,640 530,690 526,730! 516,736 508,728! 510,690 504,646'),
    '#b5414a',
    5,
    { shade: '#5a1c38' },
  );
  form(art, limb('464,496 452,476 444,460', [15, 11, 11], 10), SKIN, 5, { shade: SKIN_SHADE, depth: 0.8 });
  form(art, spline(PROFILE, true).scale(-5.2, 5.2).rotate(-26).translate(430, 440), SKIN, 8, {
    shade: SKIN_SHADE,
    depth: 0.55,
  });
  strokes(art, ['404,452 410,456 416,454', '403,443 410,442 418,446'], 1.8, '#5a2c34', 0);
  // hair: gathered at the neck, falls down her back
  form(
    art,
    closed(
      '401,424! 404,406 424,394 448,396 466,410 475,434 476,458 490,480 502,514 505,548 494,580! 484,560 478,530 464,506 450,484! 444,470 440,456 430,438! 416,424',
    ),
    '#6e3a2a',
    9,
    { shade: '#2c1628' },
  );
  strokes(
    art,
    [
      '424,414 446,414 460,440 466,470 484,510 490,556',
      '440,404 462,424 468,456 484,490 496,530',
      '444,444 456,474 472,502',
    ],
    INK.form,
    '#3a1c26',
  );
  for (const [x, y, r, rot] of [
    [408, 410, 8, 0],
    [424, 399, 10, 30],
    [443, 396, 9, 60],
    [459, 405, 8, 10],
  ] as const)
    wildRose(art, x, y, r, rot, r > 8 ? '#f0b4a8' : '#d9707c');
}

/** Her hand lies on its mane. */
export function arm(art: Art): void {
  form(art, closed('376,552! 366,545 350,546 338,556! 342,563 356,566 376,570!'), SKIN, 3, {
    shade: SKIN_SHADE,
  });
  strokes(art, ['340,557 350,553 362,553', '345,562 356,559 364,560'], INK.detail, SKIN_SHADE, 0);
  form(
    art,
    closed(
      '446,502! 462,498 478,514! 474,550 456,586 436,602! 412,598 388,584 370,576! 372,550! 396,556 418,556! 432,532',
    ),
    DRESS,
    9,
    { shade: DUSK },
  );
  strokes(
    art,
    [
      '452,520 446,552 424,578',
      '466,524 458,556 436,588',
      '388,556 386,576',
      '408,560 408,592',
      '424,556 426,590',
    ],
    INK.form,
    DUSK,
  );
}
