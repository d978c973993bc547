import { stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Path,
  type Point,
  points,
  ramp,
  tube,
} from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { onIt } from './colours.ts';
import { FUR, fur } from './form.ts';

/** Head, breast and back in one: from the nose over the poll, down the back, out of the picture, and up again. */
const BODY =
  '343,452! 350,440 361,424 368,408 382,392 402,381 430,376 456,384 478,404 494,434 512,470 540,520 570,588 592,670 600,760 600,850! 420,846! 410,790 400,734 390,690 378,652! 380,640 370,612! 374,602 368,574! 375,566 372,540! 382,532 384,508 380,496 366,492 354,484 349,473 344,464';
const THIGH = '600,640! 560,638 512,660 476,706 458,764 462,812 484,836 600,842!';

const limb = (knots: string, widths: readonly number[]): Path => tube(points(knots), widths, 22).outline;

/** A part of the cat, and the colours where they fall on it. */
export function lain(art: Art, outline: Path, fill: string, soft: number, aside: Point, opacity = 1): void {
  fur(
    art,
    outline,
    () => {
      art.fill(outline, fill);
      art.clip(outline, () => onIt(art, aside, opacity));
    },
    soft,
  );
}

/** A white cat in the dark: it has put a paw on the crystal, and all the colours have come out over it. */
export function cat(art: Art): void {
  const coat = art.linear(380, 420, 470, 840, ramp(0, '#c3c3d2', 0.45, '#9092ae', 1, '#595a7b'));
  lain(art, limb('394,640 388,710 382,770 378,816', [26, 20, 16, 16]), FUR.far, 9, [0, 30], 0.7);
  lain(art, closed('398,806 378,800 358,808 348,822 354,834 382,837 402,830'), FUR.far, 6, [0, 30], 0.7);
  ears(art);
  lain(art, closed(BODY), coat, 26, [0, 10]);
  lain(art, closed(THIGH), coat, 20, [6, 26]);
  foreleg(art, coat);
  tail(art, coat);
  hair(art);
  face(art);
}

/** Lifted: the paw lies against the stone. */
function foreleg(art: Art, coat: string): void {
  const leg = closed(
    '478,560 490,600 484,640 464,670 430,686 396,680 360,660 330,642 304,636 288,626 279,610 282,592 296,580 314,580 330,590 352,606 380,618 404,614 424,592 450,566',
  );
  art.clip(closed('270,570! 372,560! 400,600! 430,640! 500,590! 540,640! 500,720! 270,720!'), () =>
    lain(art, leg, coat, 10, [-4, 22]),
  );
  strokes(art, ['281,594 291,596 300,600', '282,609 292,610 301,609'], 1.7, FUR.ink, 0.1);
  strokes(art, ['488,604 484,640 462,668 430,683 398,678', '404,616 424,606 438,588'], 1.7, FUR.ink, 0.2);
}

/** Round its feet. */
function tail(art: Art, coat: string): void {
  const outline = limb('640,790 590,834 530,848 470,848 428,840 404,836', [22, 22, 21, 19, 15, 9]);
  lain(art, outline, coat, 7, [0, 90], 0.5);
  stippled(art, ellipse(520, 846, 130, 32), '#191726', [520, 800], [520, 868], [0, 0.7]);
}

/** Long hair on breast and back, where one colour runs into the next. */
function hair(art: Art): void {
  strokes(
    art,
    [
      '398,520 390,546 392,566',
      '412,530 402,560 404,584',
      '388,566 382,590 388,610',
      '440,506 436,530 440,548',
      '398,500 414,508 434,506',
      '500,500 508,524 506,546',
      '524,530 532,558 532,580',
      '546,586 552,614 550,636',
      '476,716 466,756 469,796',
      '504,680 490,704 484,728',
    ],
    1.6,
    FUR.ink,
    0.3,
  );
  strokes(art, ['356,832 358,826 362,821', '366,835 368,828 372,823'], 1.5, FUR.ink, 0.1);
}
