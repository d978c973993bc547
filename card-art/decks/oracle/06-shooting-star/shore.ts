import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse } from '../../../kit/pen/index.ts';
import { cut, type World } from './view.ts';

interface Rock {
  readonly outline: string;
  /** The plane that looks up. */
  readonly top: string;
  readonly tones: readonly [fill: string, top: string, shade: string, rim: string];
}

const COLD = ['#2b2e3a', '#454757', '#1a1e29', '#6b6a74'] as const;
const WARM = ['#4a4244', '#7d6656', '#262530', '#e8b478'] as const;

/** The far rim, left to right; those by the lantern are warm. */
const FAR: readonly Rock[] = [
  {
    outline: '30,516! 34,470 52,448! 84,444 104,462 116,486! 114,510 60,522',
    top: '30,470! 52,446 84,442 104,462! 84,462 60,472 30,486',
    tones: COLD,
  },
  {
    outline: '108,514! 116,490 138,480! 166,482 180,496! 182,512 140,520',
    top: '116,490! 138,478 166,480 178,496! 150,490 130,494',
    tones: COLD,
  },
  {
    outline: '178,514! 186,500 206,494! 222,502 226,513! 200,518',
    top: '186,500! 206,492 221,502! 204,502',
    tones: COLD,
  },
  {
    outline: '222,515! 228,488 252,474! 288,478 302,494! 306,514 260,520',
    top: '228,488! 252,472 288,476 300,492! 268,488 244,496',
    tones: COLD,
  },
  {
    outline: '302,516! 312,502 330,496! 348,502 354,515! 326,520',
    top: '312,502! 330,494 347,502! 330,505',
    tones: COLD,
  },
  {
    outline: '350,518! 356,494 376,480! 408,484 424,500! 424,520 380,524',
    top: '356,494! 376,478 408,482 424,500! 396,494 374,500',
    tones: WARM,
  },
  {
    outline: '414,532! 420,508 446,496! 500,494 536,504 560,520! 570,548 500,546',
    top: '420,508! 446,494 500,492 536,502 566,520! 500,512 448,514',
    tones: WARM,
  },
  {
    outline: '520,560! 526,528 552,512! 590,516 590,580!',
    top: '526,528! 552,510 590,514! 590,530 552,528',
    tones: WARM,
  },
];

/** Stones round the pool, wet at their feet. */
export function shore(world: World): void {
  const { art } = world;
  for (const { outline, top, tones } of FAR) {
    const [fill, upper, shade, rim] = tones;
    cut(world, closed(outline), { fill, shade, soft: 9, rim, rimWidth: 1.5 }, [closed(top), upper]);
  }
  if (!world.clear) return;
  strokes(
    art,
    [
      '70,466 78,486 74,506',
      '262,492 270,506',
      '144,494 152,508',
      '388,496 394,512',
      '470,514 482,530',
      '548,530 556,548',
    ],
    INK.detail,
    '#14171f',
    0.2,
  );
}

/** Right before us, cut by the frame. */
export function nearStone(world: World): void {
  const { art } = world;
  art.fill(ellipse(96, 866, 130, 18), '#132530', 0.8);
  cut(
    world,
    closed('30,890! 30,792! 62,782 104,788! 146,812 176,840! 186,866 190,890!'),
    { fill: '#34323f', shade: '#1a1c28', soft: 14, rim: '#d9a873', rimWidth: 1.8 },
    [closed('30,792! 62,780 104,786! 148,812 178,840! 140,826 96,812 30,816'), '#565060'],
    [closed('104,787! 148,812 178,842! 150,832 118,810'), '#94766a'],
  );
  strokes(art, ['84,816 92,836 84,860', '128,830 140,848'], INK.form, '#14161f', 0.2);
}
