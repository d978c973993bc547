import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, polygon, ramp, roundRect } from '../../../kit/pen/index.ts';
import { at, flat } from './view.ts';

/** What lies behind us: the peak against the young sun, firs, the meadow. The sun stands to the right of it, out of sight. */
export function valley(art: Art): void {
  art.fill(
    roundRect(190, 90, 380, 400),
    art.linear(240, 140, 500, 440, ramp(0, '#5f9bb0', 0.4, '#9cc4c2', 0.75, '#e6e3bf', 1, '#fbe3ac')),
  );
  art.glow(560, 330, 260, '#fff2c4', 0.8);
  const peak = closed(
    '190,440! 232,404 262,372! 290,322 310,296! 330,262 344,244! 352,232 360,236! 384,274 396,288! 412,300 424,326! 452,360 470,372! 500,400 540,440!',
  );
  art.fill(peak, art.linear(0, 240, 0, 440, ramp(0, '#5c84a0', 0.6, '#86a6b0', 1, '#b9c9b6')));
  art.fill(
    closed(
      '360,236! 384,274 396,288! 412,300 424,326! 452,360 470,372! 500,400 540,440! 430,440! 410,392 396,366! 384,330 372,300 366,270!',
    ),
    art.linear(0, 240, 0, 440, ramp(0, '#86a4ae', 1, '#d3d3b4')),
  );
  // snow in the shade, and the edge the sun has reached
  art.fill(
    closed(
      '310,296! 330,262 344,244! 352,232 360,236! 366,250 360,264! 364,280 352,288! 350,304 340,300! 330,316 322,310! 314,318 306,304!',
    ),
    '#a9c3ce',
  );
  art.fill(
    closed(
      '352,232! 360,236! 384,274 396,288! 412,300 424,326! 408,314 394,304! 386,298 378,286! 368,262 356,244!',
    ),
    '#fff3d2',
  );
  art.fill(closed('424,326! 452,360 470,372! 500,400 520,420! 490,402 466,384 446,366!'), '#f0dfb4');
  stippled(art, peak, '#e9e6c4', [0, 330], [0, 440], [0, 0.9]);
}

/** The wood's edge, and the meadow down from it to the boards. */
export function meadow(art: Art): void {
  const wood = closed(
    '190,440! 214,428 240,434 268,424 300,432 336,422 372,430 404,420 440,428 470,418 510,424 560,416! 560,470! 190,470!',
  );
  art.fill(wood, '#6f9488');
  const fir = (x: number, y: number, high: number) =>
    polygon([
      [x, y - high],
      [x + high * 0.12, y - high * 0.6],
      [x + high * 0.07, y - high * 0.62],
      [x + high * 0.2, y - high * 0.28],
      [x + high * 0.12, y - high * 0.3],
      [x + high * 0.25, y],
      [x - high * 0.24, y],
      [x - high * 0.1, y - high * 0.32],
      [x - high * 0.18, y - high * 0.27],
      [x - high * 0.06, y - high * 0.6],
      [x - high * 0.11, y - high * 0.57],
    ]);
  art.blot([fir(446, 458, 84), fir(470, 460, 118), fir(494, 458, 70), fir(428, 456, 46)], '#3d6b62');
  art.blot([fir(272, 454, 40), fir(288, 454, 56), fir(318, 453, 30)], '#5a8579');
  art.fill(
    closed('190,456! 300,450 420,454 560,448! 560,760! 190,760!'),
    art.linear(0, 450, 0, 620, ramp(0, '#e6de94', 0.4, '#bcc673', 1, '#8faa58')),
  );
  // swathes that the early light draws
  art.blot(
    [
      closed('200,472! 260,464 340,470 420,462 560,468! 560,472! 420,468 340,476 260,470!'),
      closed('200,500! 300,488 400,498 560,484! 560,490! 400,508 300,496!'),
      closed('200,540! 330,522 450,536 560,520! 560,530! 450,548 330,534!'),
    ],
    '#8da65a',
    0.6,
  );
}

/** The boards run on into the glass, and the cub's shadow with them. */
export function boardsWithin(art: Art): void {
  const EDGE = 1.2;
  art.fill(
    flat(at(-2.2, 0, 0), at(1.4, 0, 0), at(1.4, 0, EDGE), at(-2.2, 0, EDGE)),
    art.linear(0, 590, 0, 720, ramp(0, '#f3dca8', 1, '#d8b580')),
  );
  art.fill(flat(at(-2.2, 0, EDGE), at(1.4, 0, EDGE), at(1.4, -0.05, EDGE), at(-2.2, -0.05, EDGE)), '#7d5a3c');
  for (let into = 0.15; into < EDGE; into += 0.15)
    art.line(flat(at(-2.2, 0, into), at(1.4, 0, into)), 1.4, '#a67c50');
}
