import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  hatch,
  LINE,
  line,
  Path,
  points,
  polar,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { petal } from '../../kit/plants/petal.ts';
import { riceSheaf } from '../../kit/plants/rice-sheaf.ts';
import { ripePomegranate } from '../../kit/plants/ripe-pomegranate.ts';

/** The tie of the sheaf. */
const [X, Y] = [292, 540];
/** Where the field meets the hills, and where the near ground begins. */
const HORIZON = 668;

/** Evening, and the stars: each is a grain of rice, flung out from the fan of the ears. */
function sky(art: Art, palette: Palette): void {
  const evening = ramp(0, '#141b52', 0.4, '#3d3c8a', 0.72, '#8d6ba8', 0.92, '#e6a9a6', 1, '#f4c9a6');
  art.fill(roundRect(40, 50, 520, HORIZON - 40), art.linear(0, 60, 0, HORIZON, evening));
  art.glow(X, HORIZON - 20, 400, '#ffdcb0', 0.55, 0.6);
  art.glow(X, 360, 300, palette.glow, 0.3);
  const chance = random('grains');
  const grains = range(120, () => {
    const [angle, reach] = [chance.between(-96, 96), 150 + 420 * chance() ** 0.8];
    const [x, y] = polar(X, 470, reach, angle);
    return petal(x, y, chance.between(5, 11), chance.between(2.8, 4.4), angle, { tip: 0.06 });
  });
  art.blot(grains, '#fdeccb', 0.9);
}

/** Racks of drying sheaves in the far field, smaller towards the hills. */
function racks(art: Art): void {
  for (const [x0, x1, y, height] of [
    [70, 196, 678, 15],
    [404, 540, 680, 16],
    [48, 168, 698, 24],
    [430, 560, 702, 26],
  ] as const) {
    const posts = range(6, (i) => {
      const x = x0 + ((x1 - x0) * (i + 0.5)) / 6;
      return Path.join(
        line(x - 3, y + height * 0.9, x, y - height),
        line(x + 3, y + height * 0.9, x, y - height),
      );
    });
    art.line(posts, LINE.hair, '#2a2458', 0.9);
    const bundles = range(Math.round((x1 - x0) / (height * 0.44)), (i) => {
      const x = x0 + i * height * 0.44;
      return petal(x + height * 0.2, y - height * 0.8, height * 1.25, height * 0.5, 180, {
        tip: 0.4,
        base: 0.3,
        belly: 0.7,
      });
    });
    art.solid(
      bundles,
      art.linear(0, y - height, 0, y + height, ramp(0, '#f0cfa0', 1, '#8a5f74')),
      LINE.hair,
      '#4a3560',
    );
    art.line(line(x0 - 4, y - height * 0.74, x1 + 6, y - height * 0.74), LINE.fine);
  }
}

/** Far hills and the cut field. */
function field(art: Art, palette: Palette): void {
  const hills = points('50,640 110,606 176,622 240,594 330,618 410,588 480,612 550,598');
  mountains(art, 50, 550, HORIZON + 10, hills, {
    seed: 6,
    top: '#7a63a8',
    bottom: '#5d5296',
    lineWidth: LINE.fine,
    rough: 0.04,
  });
  const stubble = art.linear(0, HORIZON, 0, 862, ramp(0, '#8a6a90', 0.3, '#443f80', 1, palette.ink));
  art.fill(roundRect(40, HORIZON, 520, 210), stubble);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  const chance = random('stubble');
  for (let row = 0; row < 9; row++) {
    const y = HORIZON + 8 + row * row * 2.3 + row * 4;
    const tufts = range(26 - row * 2, (i) => {
      const x = 40 + ((i + chance.between(0.2, 0.8)) * 520) / (26 - row * 2);
      const height = 3 + row * 1.9;
      return [-0.5, 0, 0.5].map((lean) =>
        line(x + lean * 2, y, x + lean * height, y - height * (1 - lean * lean)),
      );
    });
    art.line(tufts, 0.7 + row * 0.12, 'gold', 0.3 + row * 0.06);
  }
}

/** The ground the sheaf stands on, and its shadow. */
function ground(art: Art): void {
  const bank = spline(points('30,772! 130,752 290,744 450,754 570,770! 570,890! 30,890!'), true);
  art.solid(bank, art.linear(0, 744, 0, 862, ramp(0, '#4d4688', 0.4, '#231f58', 1, '#0f1238')), LINE.mid);
  art.line(
    hatch(bank, { angle: 4, gap: 7, from: 0.02, to: 0.98, jitter: 0.6, seed: 9 }),
    LINE.hair,
    'gold',
    0.4,
  );
  for (const reach of [150, 120, 96])
    art.fill(petal(X - reach, 762, reach * 2.3, 34, 90, { tip: 0.4, base: 0.4, belly: 0.5 }), '#0a0c30', 0.3);
}

/** The burst pomegranate and three seeds that fell from it. */
function fruit(art: Art): void {
  for (const reach of [74, 58])
    art.fill(petal(452 - reach, 812, reach * 2, 26, 90, { tip: 0.4, base: 0.4, belly: 0.5 }), '#0a0c30', 0.4);
  ripePomegranate(art, 450, 752, 60, { rot: 22, open: true });
  const seeds = [
    [372, 812, 70],
    [392, 826, 20],
    [352, 830, 130],
  ] as const;
  for (const [x, y, angle] of seeds) {
    art.solid(
      petal(x, y, 14, 10, angle, { tip: 0.3 }),
      art.radial(x, y - 4, 14, ramp(0, '#ffd9d0', 0.4, '#e0566f', 1, '#8a1f4a')),
      LINE.fine,
      '#7a2040',
    );
  }
}

/** A tied sheaf of rice whose grains become the stars, and a burst pomegranate beside it. */
export const picture = defineCard({
  name: 'oracle/28-harvest',
  light: [X, 440],
  title: '実り',
  english: 'Harvest',
  draw(art, palette) {
    sky(art, palette);
    field(art, palette);
    racks(art);
    ground(art);
    riceSheaf(art, X, Y, 1.12);
    fruit(art);
  },
});
