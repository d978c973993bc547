import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, ramp } from '../../../kit/pen/index.ts';
import { COAT, SKIN } from './form.ts';

/** Both, pricked towards the stone. */
export function ears(art: Art, which: 'near' | 'far'): void {
  if (which === 'far') {
    art.fill(closed('321,547! 320,526 325,503 331,488! 345,502 355,520 359,540!'), COAT.shade);
    art.fill(closed('321,547! 320,526 325,503 331,488! 333,504 329,526 333,546!'), COAT.lit);
    return;
  }
  art.fill(
    closed('346,550! 346,526 355,502 369.4,480! 383.8,500 394.6,528 399.1,556 392.8,566! 380.2,556 364,550'),
    COAT.fair,
  );
  art.fill(
    closed('353.2,546! 355,526 361.3,507 369.4,494! 379.3,510 385.6,532 387.4,556! 373,549'),
    SKIN.ear,
  );
  // on its back lies the last of the colours
  art.fill(
    closed('369.4,480! 383.8,500 394.6,528 399.1,556 392.8,566! 389.2,548 385.6,526 378.4,504'),
    art.linear(372, 486, 396, 566, ramp(0, '#a9a0ca', 0.45, '#9082c2', 1, '#7389cc')),
  );
  // hair that grows over the hollow from its front edge and from the poll
  art.blot(
    [
      closed(
        '347.8,552! 349.6,534 353.2,524! 355,532 364,520! 362.2,532 371.2,526! 365.8,540 376.6,538! 371.2,548 382,550! 373,556 360.4,556',
      ),
    ],
    COAT.lit,
  );
  strokes(art, ['346,548 346,526 355,502 369.4,480'], 2.2, COAT.lit, 0.1);
}

/** From the side: a full muzzle before the eye; the eye a wedge, wide open for what it has found; cheek hair off the neck. */
export function face(art: Art): void {
  const ruff = closed(
    '338,604! 350,592 364,592 384,600! 375,604 386,615! 373,615 380,629! 366,626 367,641! 355,634 347,645! 342,634 334,628',
  );
  art.fill(
    ruff,
    art.linear(348, 600, 382, 618, ramp(0, COAT.lit, 0.35, '#d3cde8', 0.7, '#b0b0e2', 1, '#8fb4e4')),
  );
  art.clip(ruff, () => {
    art.fill(closed('330,624! 346,627 358,622 372,618 390,612! 390,650 330,650'), COAT.shade, 0.45);
  });
  // the socket, deeper towards the nose
  art.fill(closed('304,580! 307,567 314,556 325,552! 318,561 314,571 315,582 308,586'), COAT.fair);
  // lids, slack over the upper third; the gaze goes down the arm to the stone
  art.fill(
    closed(
      '317,558.4! 313.6,565 313.6,573 317,579.4! 323.6,578.8 330,574.4 337,567.6! 330.6,561.2 323.6,558',
    ),
    COAT.ink,
  );
  const eye = closed(
    '317.6,562! 315.2,566.6 315.2,572.6 318,577.6! 323.6,577 328.8,573.2 334,568! 329,564 323,561.6',
  );
  art.fill(eye, '#e6dca0');
  art.clip(eye, () => {
    art.fill(closed('309,557 321.4,557 323.4,568 320.6,579 309,579'), '#b3c87c');
    art.fill(ellipse(317.9, 569.6, 2.2, 6), '#16141f');
    art.fill(closed('309,555! 339,555! 339,569.6! 330,566.4 323,564.8 313,566!'), '#5d5a44', 0.65);
  });
  art.fill(ellipse(316.8, 566.6, 1.2, 1.5), '#fffdf0');
  strokes(art, ['315,584.4 322,585 330,581.6'], 1.3, COAT.shade, 0.2);
  strokes(art, ['339,579 349,585 359,585', '337,587 346,594 356,596'], 1.5, COAT.fair, 0.2);
  // nose, the pad that the whiskers grow from, mouth and chin
  art.fill(closed('309,584! 314,590 315,598 310,604 300,606 290,604.6! 300,602 307,597!'), COAT.fair);
  art.fill(closed('279.4,582! 281.6,578 286.6,576.4 289.6,579.6 287.4,583.6 282,587!'), SKIN.nose);
  strokes(art, ['289.4,580 292.4,583.4 292.6,588'], 1.3, COAT.fair, 0.1);
  strokes(art, ['282,587.4 284,596 290,603 301,605.4 311,602.4'], 1.8, COAT.ink, 0.05);
  art.fill(closed('290,609! 296,607.6 302,609 308,608.4! 304,613 298,614.6 292,613.6'), COAT.lit);
  art.blot(
    [ellipse(294, 590.6, 1), ellipse(300.6, 588.4, 1), ellipse(299, 595, 1), ellipse(306, 592.6, 1)],
    COAT.ink,
  );
  strokes(
    art,
    [
      '295,591 277,599 261,613',
      '299,595 281,611 271,629',
      '302,596 291,616 287,634',
      '319,552 311,540 302,535',
      '324,549 319,537 312,529',
    ],
    1.3,
    '#fffaf0',
    0.1,
  );
}
