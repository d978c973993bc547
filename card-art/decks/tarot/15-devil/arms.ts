import { gripFromBack } from '../../../kit/figure/grip.ts';
import { flat, INK, stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, roundLimb, unit } from '../../../kit/pen/index.ts';
import { form, NIGHT } from './light.ts';

const SKIN = '#7a3a30';

/** The upper arm in the night: the elbow stands out. */
export function farArm(art: Art): void {
  form(art, roundLimb('430,452 474,478 512,512', [29, 27, 20], 16), '#24142a', 8, {
    rim: '#7a3a34',
    rimWidth: 1.6,
  });
}

/** Its forearm comes back to the knee, the claws lie over it: painted when the knee is there. */
export function farHand(art: Art): void {
  const own = local(art, -6, 12, 1);
  const toned = twoTone({ towards: unit([-1, 0.2]) });
  const finger = (knots: string, claw: string): void => {
    own.fill(closed(claw), NIGHT);
    toned(own, knots, { fill: '#3c1d2e', shade: '#1c0e1c', soft: 5, rim: '#a0523a', rimWidth: 1.4 });
  };
  form(art, roundLimb('518,506 508,532 490,562', [21, 20, 15], 14), '#2c1730', 7, {
    rim: '#8a4434',
    rimWidth: 1.6,
  });
  finger(
    '488,572! 498,572 502,582! 506,596 506,610 502,622! 496,626 492,620! 492,606 488,592!',
    '493,621! 502,621 502,638!',
  );
  finger(
    '474,574! 486,570 492,578! 494,594 492,610 488,624! 482,628 477,622! 477,606 474,590!',
    '478,623! 487,624 484,641!',
  );
  finger(
    '460,572! 470,566 480,572! 480,588 476,602 470,614! 464,618 458,611! 460,596 458,584!',
    '459,612! 468,616 461,631!',
  );
  // the thumb lies along the thigh's upper side
  finger(
    '486,546! 466,548 450,556 438,568! 432,574 434,581 442,580! 454,576 466,570 476,564!',
    '436,570! 440,578 424,586!',
  );
  form(
    art,
    own.place(
      closed(
        '512,540! 516,556 512,570 502,582! 494,588 486,584 480,580! 470,586 460,582 456,574! 464,560 474,553 484,544! 494,540 504,538',
      ),
    ),
    '#34192a',
    8,
    { rim: '#a0523a', rimWidth: 1.6 },
  );
  strokes(
    own,
    ['482,562 484,572 481,581', '494,560 498,570 497,581', '472,560 468,568 466,577'],
    INK.form,
    NIGHT,
    0.15,
  );
  strokes(own, ['532,508 522,514 514,508', '508,552 498,552 490,548'], INK.form, NIGHT, 0.2);
}

/** The arm that holds the torch: the elbow lies inside the knee, the forearm over it. */
export function torchArm(art: Art): void {
  const upper = closed(
    '314,422! 288,418 262,430 246,452 234,482 226,514! 232,540 246,562 262,570! 274,562 272,540 280,518 294,500 314,488!',
  );
  form(art, upper, SKIN, 15, { towards: [-0.8, 0.6] });
  stippled(
    art,
    closed('252,448! 270,440 284,452 280,476 264,500 250,524! 234,526 228,510 236,480'),
    '#d8743c',
    [290, 450],
    [232, 500],
    [0, 0.9],
  );
  const fore = closed(
    '250,522! 234,516 214,522 192,528! 184,540 186,556 194,566! 210,574 230,580 250,580! 266,576 274,564 268,548! 264,536 258,528',
  );
  form(art, fore, '#84402f', 7, { towards: [-0.5, 0.9] });
  stippled(
    art,
    closed('190,560! 210,568 232,574 256,574! 250,562 230,558 210,552 194,546!'),
    '#f09a50',
    [226, 530],
    [222, 578],
    [0, 1],
  );
  strokes(
    art,
    [
      '250,522 256,534 254,548',
      '204,538 220,542 240,540',
      '290,436 268,452 258,478',
      '256,572 262,560 260,548',
    ].map((fold) => curve(fold)),
    INK.contour,
    '#2c121c',
    0.2,
  );
}

/** Round the shaft, its back towards us, lit from below. */
export function fist(art: Art): void {
  const box = local(art, 163, 545, 0.8, { mirror: true, rot: 15 });
  gripFromBack(
    box,
    { light: '#f0a05a', middle: '#a85a3a', dark: '#5c2a28', line: '#2c121c' },
    { side: [-1, 2], paint: '#ffb868' },
  );
  // the coat of the forearm ends at the wrist
  flat(
    art,
    '268,534! 250,524 232,524 220,530! 206,532 214,538! 201,544 210,550! 198,558 208,563! 198,572 210,574! 206,582 220,582! 240,588 262,582 274,568!',
    '#7a3a2c',
    ['200,570! 222,566 248,572 276,560! 276,592! 200,592!', '#d07a3c'],
    ['200,520! 226,536 250,538 276,544! 276,520!', '#56262a'],
    { along: ['206,582 220,582! 240,588 262,582'], paint: '#ffb868', width: 4 },
  );
  strokes(
    art,
    ['240,542 228,548 218,548', '244,556 230,562 218,562', '246,570 234,574 222,572'],
    INK.form,
    '#2c121c',
    0.1,
  );
}
