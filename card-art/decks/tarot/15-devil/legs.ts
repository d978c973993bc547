import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve } from '../../../kit/pen/index.ts';
import { form, NIGHT } from './light.ts';

/** What the fire does to a coat, and what the way out does. */
const EMBER = '#d8743c';
const OUTSIDE = '#5f8a90';

const locks = (art: Art, lines: readonly string[], colour = '#1c0d1a'): void =>
  strokes(
    art,
    lines.map((lock) => curve(lock)),
    INK.contour,
    colour,
    0.25,
  );

/** A goat's legs in a squat: knees wide and high, hoofs on the block's edge, the hollow of the lap between them. */
export function legs(art: Art): void {
  lap(art);
  farLeg(art);
  nearLeg(art);
}

/** Between the thighs it is dark; a few long locks hang over the block. */
function lap(art: Art): void {
  form(
    art,
    closed(
      '270,612! 300,600 340,606 380,600 416,612! 424,640 410,672 394,690! 388,700 386,716! 380,706 374,704 370,700! 366,722 356,742 340,764! 342,744 336,728 328,714! 322,722 318,728 312,732! 312,716 304,702 296,694! 280,676 268,648',
    ),
    '#1e0f1c',
    10,
    { towards: [-1, 0.3], rimWidth: 1.4, rim: '#8a4434' },
  );
  stippled(
    art,
    closed('288,606! 316,602 344,606 352,628 340,652 320,660 300,640'),
    '#7a3a2c',
    [350, 640],
    [286, 606],
    [0, 0.9],
  );
  locks(art, ['312,640 320,668 322,700', '340,640 344,680 342,724', '366,640 364,668 366,690'], NIGHT);
}

/** The leg towards the night: the fire finds the inside of its knee, the way out its shank. */
function farLeg(art: Art): void {
  const shank = closed(
    '504,604! 504,628 492,650 476,668 464,682! 466,692 460,698! 420,700! 420,690 428,680! 436,664 444,648 446,628!',
  );
  hoof(art, 440, 704, '#120c16', OUTSIDE);
  form(art, shank, '#24121f', 10, { rim: OUTSIDE, rimWidth: 1.6, towards: [1, 0.1] });
  const thigh = closed(
    '366,650! 376,622 398,600 426,582 454,570 478,568! 498,572 508,588 506,608 500,626 486,640 474,646 474,664! 466,654 456,656 448,672! 442,664 430,666 420,684! 414,676 404,676 394,688! 390,680 376,676 368,666',
  );
  form(art, thigh, '#34182a', 18, { rim: '#a0523a', rimWidth: 1.8 });
  // its upper side
  stippled(
    art,
    closed('372,650! 384,620 410,598 446,578 478,574! 470,592 440,604 412,622 392,648'),
    '#8a3e34',
    [470, 620],
    [384, 600],
    [0, 0.85],
  );
  stippled(
    art,
    closed('508,590! 506,608 502,626 488,640 472,646! 486,630 494,608'),
    OUTSIDE,
    [480, 620],
    [510, 620],
    [0, 0.8],
  );
  locks(art, [
    '384,650 402,626 434,606',
    '398,668 418,646 446,632',
    '430,660 448,646 470,634',
    '466,588 482,598 488,618',
    '470,654 466,672 452,688',
    '488,640 478,658 466,672',
  ]);
}

/** The leg towards the fire. */
function nearLeg(art: Art): void {
  const shank = closed(
    '192,600! 188,624 196,646 206,664 210,680! 206,690 208,698! 252,700! 256,690 248,680! 248,664 252,646 262,628!',
  );
  hoof(art, 231, 704, '#1c1016', '#ffb066');
  form(art, shank, '#6a2e28', 12, { rim: '#ffb066', towards: [-1, 0.1] });
  stippled(
    art,
    closed('190,606! 188,624 196,646 206,664 210,682! 222,680 220,656 212,632 206,606'),
    EMBER,
    [226, 650],
    [192, 640],
    [0, 1],
  );
  const thigh = closed(
    '322,656! 318,624 298,600 270,584 240,574 212,572! 192,576 182,590 184,610! 188,626 200,638 214,644 214,662! 224,654 234,656 240,674! 248,666 260,668 268,686! 276,676 286,678 296,692! 300,682 312,676 320,668',
  );
  form(art, thigh, '#5c2828', 20, { towards: [-1, 0.2] });
  // the knee, and the thigh's side that the fire sees
  stippled(
    art,
    closed('184,592! 190,580 206,576 220,584 228,602 226,622 216,640! 202,638 188,626 184,610'),
    EMBER,
    [240, 600],
    [186, 606],
    [0, 1],
  );
  stippled(
    art,
    closed('204,578! 240,578 268,588 292,606 308,628 312,652! 292,642 262,630 230,624 204,612!'),
    '#b4552f',
    [306, 660],
    [226, 590],
    [0, 0.9],
  );
  locks(art, [
    '236,588 266,600 294,626',
    '232,610 262,624 296,654',
    '226,632 250,646 280,668',
    '206,590 200,606 206,626',
    '218,646 214,662 220,682',
    '234,658 232,672 236,688',
    '204,640 206,652 212,664',
  ]);
}

/** A cloven hoof on the block's edge; (x, y) is its middle. */
function hoof(art: Art, x: number, y: number, fill: string, rim: string): void {
  for (const knots of ['-20,-10! -2,-12! -2,10! -28,10! -26,0', '0,-12! 18,-10! 26,0 30,10! 2,10!'])
    form(art, closed(knots).translate(x, y), fill, 3, { rim, rimWidth: 1.4 });
}
