import { byHand, INK, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SUN } from './form.ts';
import { farWheat, type Wheat } from './wheat.ts';

const HAZY: Wheat = ['#f8e4a4', '#ecc877', '#cf9f58'];
const RIPE: Wheat = ['#fbe090', '#e6b04c', '#a8702f'];

export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 460),
    art.linear(120, 60, 480, 470, ramp(0, '#5fa39c', 0.45, '#b4cfa6', 0.8, '#f6e4ac', 1, '#fff2c6')),
  );
  art.glow(...SUN, 330, '#fff3c0', 0.9);
}

/** Hills, a wood, a fall of water between two rocks and the stream that it feeds. */
export function distance(art: Art): void {
  for (const [knots, fill, mist] of [
    ['30,410 90,380 150,396 230,356 300,372 360,330 420,300 470,322 510,360 570,350', '#9dbb94', '#f8ecb8'],
    ['30,440 120,420 220,428 300,412 360,420 420,392 470,400 570,410', '#7ba36e', '#eee6a4'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 500], [30, 500]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 20], [0, 470], [0, 0.75]);
  }
  // the fall
  for (const [knots, fill] of [
    ['372,412! 384,376 392,362! 402,358 408,340! 420,330 428,334! 432,360 428,412!', '#6f9478'],
    ['442,412! 444,352 446,336! 458,326 470,338! 474,352 488,360! 496,384 508,412!', '#638a72'],
  ] as const)
    modelled(
      art,
      [360, 320, 520, 420],
      { towards: [8, -4], soft: 7, shade: '#33584e', rim: '#f2ecb4', rimWidth: 1.8 },
      () => void art.fill(byHand(closed(knots), 1.5), fill),
    );
  art.fill(closed('426,335! 436,331 447,336! 448,360 451,386 460,412! 414,412! 424,386 427,360'), '#f2f8e8');
  strokes(
    art,
    ['432,340 431,370 424,408', '438,336 438,372 438,410', '444,340 445,372 450,408'],
    1.4,
    '#9cc4bc',
  );
  modelled(
    art,
    [280, 350, 580, 440],
    { towards: [6, -5], soft: 6, shade: '#2f5440', rim: '#f2ecaa', rimWidth: 1.8 },
    () => {
      for (const [x, foot, height] of [
        [510, 432, 84],
        [528, 434, 58],
        [352, 430, 58],
      ] as const)
        art.fill(leaf(x, foot, height, height * 0.34, 0), '#4f7c50');
      for (const [x, y, r] of [
        [330, 420, 18],
        [374, 418, 20],
        [398, 420, 15],
        [486, 416, 20],
      ] as const) {
        const lobes = range(9, (k) => polar(x, y, r * (k % 2 ? 1 : 0.9), k * 40));
        art.fill(byHand(spline(lobes, true), 3), '#659058');
      }
    },
  );
}

/** Wheat as far as the wood, the stream through it, a trodden way that comes to us. */
export function field(art: Art): void {
  art.fill(byHand(polygon(points('30,428 140,424 300,428 420,424 580,430 580,900 30,900')), 3), '#dba954');
  farWheat(art, 60, (chance) => [chance.between(250, 556), chance.between(428, 452)], 9, HAZY, 'farthest');
  art.fill(
    closed(
      '420,406! 458,406! 456,424 430,436 380,444 330,456 290,470! 250,486! 250,470! 300,458 356,442 400,430 420,420',
    ),
    '#b9dcd2',
  );
  strokes(
    art,
    ['436,420 400,434 350,446', '420,430 370,442 320,456', '330,456 290,470 256,480'],
    INK.form,
    '#f6fbe8',
    0.3,
  );
  farWheat(art, 110, (chance) => [chance.between(240, 560), chance.between(470, 520)], 16, HAZY, 'far');
  farWheat(art, 130, (chance) => [chance.between(330, 566), chance.between(520, 600)], 25, RIPE, 'middle');
}

/** Where the wheat is cut already: stubble, and long shadows on it. */
export function clearing(art: Art): void {
  const ground = byHand(
    closed(
      '30,640! 140,636 300,650 380,636 440,640 476,600 510,560 540,536 560,526! 580,560! 560,640 560,700 580,720! 580,900! 30,900!',
    ),
    3,
  );
  art.fill(ground, art.linear(0, 540, 0, 860, ramp(0, '#f2d48c', 0.4, '#dcae62', 1, '#a87438')));
  art.blot(
    range(70, (i) => {
      const t = ((i * 37) % 70) / 70;
      const y = 652 + t * 190;
      const x = 50 + ((i * 149) % 500);
      return ribbon(curve(`${x},${y} ${x + 1.5},${y - 5 - t * 8}`), 2.4 + t * 1.6, {
        start: 1,
        end: 0.4,
        samples: 4,
      });
    }),
    '#8f5f2c',
    0.75,
  );
  stippled(
    art,
    closed('30,700! 120,690 240,700 330,706 420,704 300,730 200,740 90,744 30,750!'),
    '#5a3424',
    [0, 690],
    [0, 720],
    [0.7, 0.4],
  );
}
