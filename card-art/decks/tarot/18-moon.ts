import { defineCard } from '../../define.ts';
import {
  byHand,
  castShadow,
  contactShadow,
  INK,
  ink,
  modelled,
  printed,
  regionOf,
  ripples,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { crayfish } from './18-moon/crayfish.ts';
import { dog } from './18-moon/dog.ts';
import { tower } from './18-moon/tower.ts';
import { WOLF_LEGS, wolf } from './18-moon/wolf.ts';

/** The moon, off the axis, above the gap between the towers. */
const [X, Y, RADIUS] = [388, 236, 84];
/** We are as low as the animals. */
const HORIZON = 606;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#111827', 0.4, '#243146', 0.75, '#52657c', 1, '#93a5b2')),
  );
  stippledGlow(art, X, Y, 300, '#c9d4d8', 0.62);
  art.fill(ellipse(X, Y, RADIUS), '#f4eedb');
  art.clip(ellipse(X, Y, RADIUS), () => {
    const seas = [
      '330,206 344,184 366,176 384,186 380,202 396,214 388,234 366,236 356,252 338,256 316,244',
      '392,190 410,182 428,192 432,210 450,222 446,240 424,236 408,222 396,208',
      '352,268 372,258 390,268 388,286 366,292',
      '452,256 464,240 476,250 466,276',
    ];
    for (const sea of seas) {
      const shape = byHand(closed(sea), 5);
      stippled(art, shape, '#b4bcbe', [330, 170], [440, 300], [0.85, 0.3]);
    }
    stippledGlow(art, X + 60, Y + 70, 80, '#b9bfc0', 0.8);
  });
}

function stars(art: Art): void {
  const chance = random('stars');
  const places = range(
    46,
    () => [chance.between(70, 540), chance.between(70, 420), chance.between(0.7, 1.7)] as const,
  );
  art.blot(
    places.filter(([x, y]) => Math.hypot(x - X, y - Y) > 150).map(([x, y, r]) => ellipse(x, y, r)),
    '#dfe6ea',
    0.9,
  );
}

/** Thin bars of cloud, the lower ones across the moon's foot. */
function clouds(art: Art): void {
  for (const [knots, fill] of [
    [
      '44,330 120,318 220,322 310,308 380,312 440,304 500,312 560,306 560,318 470,326 400,322 300,334 180,336 44,344',
      '#33445c',
    ],
    ['330,288 380,280 430,284 500,276 560,280 560,290 500,290 440,294 370,294', '#46586f'],
  ] as const) {
    const bar = byHand(closed(knots), 2);
    modelled(
      art,
      regionOf(bar, 10),
      { towards: [2, -5], soft: 4, shade: '#1a2436', rim: '#dfe6e6', rimWidth: 1.4 },
      () => void art.fill(bar, fill),
    );
  }
}

/** Hills that fade; between them the path's last thread. */
function hills(art: Art): void {
  for (const [knots, fill, mist] of [
    ['30,560 110,536 200,556 290,520 350,544 410,560 470,526 520,538 570,510', '#5d7087', '#a7b7c0'],
    ['30,590 120,570 220,590 320,566 388,596 412,598 470,560 520,548 570,540', '#3c4d65', '#7f91a2'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 660], [30, 660]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 30], [0, 640]);
  }
}

/** Meadow between the hills and the bank; the path comes through it to the water. */
function land(art: Art): void {
  const meadow = byHand(
    polygon([...points('30,612 120,606 240,612 360,604 440,606 570,616'), [570, 880], [30, 880]]),
    3,
  );
  art.fill(meadow, art.linear(0, 606, 0, 780, ramp(0, '#5a6c7c', 0.3, '#36475a', 1, '#18222f')));
  stippled(art, meadow, '#0c1320', [0, 640], [0, 800], [0, 0.8]);
  const way = closed(
    '402,606! 396,614 372,626 384,640 414,656 404,680 356,710 318,746 296,792! 446,790! 432,752 428,716 452,682 450,656 418,640 396,628 404,616 408,606!',
  );
  art.blot(
    ribbon(curve('404,608 410,598 396,590 404,580 420,574 416,566'), 5, { start: 1, end: 0.2 }),
    '#b9c4c6',
  );
  art.fill(way, '#c9d0cb');
  stippled(art, way, '#55677a', [0, 640], [0, 790], [0, 0.75]);
  art.blot(
    ['336,770 372,724 412,690 428,662 404,640', '394,772 398,726 426,690 440,664'].map((rut, i) =>
      ink(curve(rut), INK.form, i, 0.4),
    ),
    '#55677a',
  );
  const chance = random('grass');
  const blades = range(150, (): readonly [Path, number] => {
    const t = chance() ** 0.7;
    const y = lerp(618, 770, t);
    const x = chance.between(50, 550);
    const height = lerp(3, 17, t);
    return [
      spline([
        [x, y],
        [x + height * 0.1, y - height * 0.6],
        [x + height * chance.between(-0.2, 0.6), y - height],
      ]),
      lerp(1, 2.4, t),
    ];
  });
  const shown = blades.filter(([blade]) => {
    const [x, , , y] = blade.bounds();
    return x < lerp(372, 285, (y - 620) / 160) || x > lerp(425, 440, (y - 620) / 160);
  });
  art.blot(
    shown.map(([blade, weight], i) => ink(blade, weight, i, 0)),
    '#6f8486',
    0.8,
  );
}

/** What the moon behind them throws towards us. */
function shadows(art: Art): void {
  for (const [leg, footY] of WOLF_LEGS) {
    const shadow = castShadow(leg[0]!, footY, -0.5, 0.5);
    printed(art, regionOf(shadow), () => void art.fill(shadow, '#070b14', 0.85));
    const [left, , right] = leg[0]!.bounds();
    contactShadow(art, (left + right) / 2 + 8, footY + 1, 34, 6, '#070b14');
  }
  const dogs = closed('424,700 470,702 538,700 568,724 570,770 520,780 470,752');
  stippled(art, dogs, '#0a101c', [450, 704], [510, 764], [0.6, 0]);
  contactShadow(art, 474, 702, 62, 5, '#0a101c');
}

/** The pool at our feet keeps the moon in pieces. */
function pool(art: Art): void {
  const shore = '30,836 110,822 190,812 262,792 330,776 400,772 470,764 570,768';
  const water = byHand(polygon([...points(shore), [570, 890], [30, 890]]), 2);
  art.fill(water, art.linear(0, 770, 0, 868, ramp(0, '#4a5f76', 0.5, '#22314a', 1, '#0d1524')));
  art.clip(water, () => {
    stippledGlow(art, 388, 830, 120, '#dfe6e0', 0.6, 0.5);
    const chance = random('pool');
    ripples(
      art,
      46,
      (place) => {
        const bright = place % 2 === 1;
        const y = chance.between(786, 860);
        return {
          x: bright ? 388 + chance.between(-50, 50) : chance.between(60, 540),
          y,
          half: lerp(10, 34, (y - 780) / 90),
          rise: 1.4,
          weight: lerp(1.4, 3.4, (y - 780) / 90),
        };
      },
      [
        ['#f4eedb', 0.95],
        ['#7f93a6', 0.7],
      ],
    );
  });
  art.blot(ink(byHand(curve(shore), 2), INK.contour, 4, 0.1), '#a9b9bd');
}

/** The water closes over what has not come out yet. */
function overTail(art: Art): void {
  const deep = closed('384,826 404,820 424,822 432,836 428,852 404,856 386,846');
  stippled(art, deep, '#1e2c45', [396, 812], [406, 842], [0, 1]);
  art.blot(
    ['352,830 380,820 410,819 446,828', '330,842 380,832 430,832 474,842', '368,850 400,845 440,850'].map(
      (ring, i) => ink(curve(ring), 2.8 - i * 0.5, i, 0.25),
    ),
    '#dfe6e0',
  );
}

/** Nearest of all, cut by the frame. */
function reeds(art: Art): void {
  for (const [knots, width] of [
    ['536,880 528,800 534,720 548,640', 10],
    ['520,880 514,820 504,770 482,726', 9],
    ['548,880 552,800 560,740 580,690', 10],
    ['506,880 506,840 500,806', 8],
    ['70,880 66,840 54,800', 9],
    ['92,880 96,850 108,822', 8],
  ] as const) {
    art.blot(ribbon(curve(knots), width, { start: 0.8, end: 0.05, peak: 0.2 }), '#0a101c');
    art.blot(ink(curve(knots), 1.3, width, 0.2), '#8fa3b0');
  }
}

/** Under a full moon a wolf and a hound look up from both sides of a path; a crayfish climbs out of the pool. */
export const picture = defineCard({
  name: 'tarot/18-moon',
  seed: 'cmn',
  light: [X, Y],
  numeral: 'XVIII',
  draw(art) {
    sky(art);
    stars(art);
    clouds(art);
    hills(art);
    tower(art, 330, 446, 612, 46, '#2c3b52', X);
    tower(art, 524, 310, 628, 108, '#263449', X);
    land(art);
    shadows(art);
    dog(art, 478, 700, 1);
    pool(art);
    wolf(art);
    crayfish(art, 386, 792, 1.05, -20);
    overTail(art);
    reeds(art);
  },
});
