import { byHand, modelled, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path } from '../../../kit/pen/index.ts';

/** A round head of cloud: middle, half its width and height. */
type Lobe = readonly [x: number, y: number, rx: number, ry: number];

/** A heap: what fills it, and its heads from the hindmost to the nearest. */
interface Heap {
  body: string;
  fill: string;
  light: string;
  depth: number;
  lobes: readonly Lobe[];
}

/** The tower behind him keeps the night; the nearer and lower, the more morning is in it. */
const HEAPS: readonly Heap[] = [
  {
    body: '-40,640! -40,170 60,150 150,150 230,190 300,240 350,300 368,360 350,430 330,480 270,540 200,640!',
    fill: '#544f88',
    light: '#c58aa0',
    depth: 0.8,
    lobes: [
      [70, 150, 62, 46],
      [134, 138, 52, 42],
      [196, 162, 46, 38],
      [246, 200, 52, 46],
      [324, 222, 46, 40],
      [346, 280, 66, 52],
      [398, 320, 34, 28],
      [352, 366, 54, 46],
      [388, 404, 30, 26],
      [340, 442, 56, 48],
      [364, 492, 34, 28],
    ],
  },
  {
    body: '-40,660! -40,330 60,310 130,330 190,390 226,450 226,510 180,580 100,660!',
    fill: '#655a94',
    light: '#dc9ea0',
    depth: 0.85,
    lobes: [
      [60, 300, 54, 40],
      [120, 316, 46, 40],
      [160, 362, 50, 40],
      [206, 398, 38, 34],
      [196, 446, 56, 44],
      [244, 478, 36, 30],
      [232, 530, 48, 42],
      [284, 552, 34, 26],
    ],
  },
  {
    body: '-40,680! -40,470 60,450 104,490 140,540 130,590 60,680!',
    fill: '#7f6b9c',
    light: '#f3bda8',
    depth: 0.9,
    lobes: [
      [56, 452, 44, 34],
      [104, 478, 38, 32],
      [100, 530, 54, 40],
      [160, 552, 38, 30],
      [150, 600, 54, 36],
      [208, 604, 34, 24],
    ],
  },
];

/** Heads that billow out of one another; the sun has found their right flanks. */
export function clouds(art: Art): void {
  for (const { body, fill, light, depth, lobes } of HEAPS) {
    art.fill(byHand(closed(body), 3), fill);
    for (const lobe of lobes) head(art, lobe, fill, light, depth);
    const haze = closed(body);
    const [, , , bottom] = haze.bounds();
    stippled(art, haze, '#f2b8a6', [0, bottom - 150], [0, bottom - 40], [0, 0.95]);
  }
}

function head(art: Art, [x, y, rx, ry]: Lobe, fill: string, light: string, depth: number): void {
  const round: Path = byHand(ellipse(x, y, rx, ry), 4.5);
  modelled(
    art,
    [Math.max(30, x - rx - 8), y - ry - 8, x + rx + 8, y + ry + 8],
    { towards: [-rx * 0.3, -ry * 0.12], soft: rx * 0.2, shade: light, depth },
    () => void art.fill(round, fill),
  );
}
