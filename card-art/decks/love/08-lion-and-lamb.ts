import { defineCard } from '../../define.ts';
import { byHand, contactShadow, ink, modelled, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
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
import { leaf } from '../../kit/plants/leaf.ts';
import { lambBody, lambHead } from './08-lion-and-lamb/sleeping-lamb.ts';
import { lionBehind, lionForeleg } from './08-lion-and-lamb/watching-lion.ts';

/** The evening sun over the far hills. */
const [X, Y] = [112, 452];

function evening(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(0, 90, 0, 560, ramp(0, '#ecc088', 0.3, '#f6d89c', 0.7, '#ffe4a8', 1, '#fff2cc')),
  );
  art.glow(X, Y, 260, '#fffbe4', 1);
  art.fill(ellipse(X, Y, 42), '#fffdf0');
  for (const streak of [
    '120,262 190,250 270,256 340,246',
    '210,280 280,272 350,276',
    '64,372 110,364 170,370',
    '300,160 340,154 372,158',
  ])
    art.blot(ribbon(curve(streak), 11, { samples: 12 }), '#fff6dc');
}

/** Meadows behind one another, the nearer the greener; a tree, and the flock. */
function meadows(art: Art): void {
  for (const [knots, fill, light] of [
    ['30,556 90,540 160,548 240,526 330,540 420,518 500,530 570,520', '#dcc894', ''],
    ['30,600 110,584 210,592 300,570 420,580 570,566', '#b4b286', '#f2dc98'],
    ['30,660 120,636 240,648 360,626 570,640', '#858f70', '#d8cc84'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 890], [30, 890]]), 4);
    art.fill(hill, fill);
    if (light) stippled(art, hill, light, [420, 600], [40, 540], [0, 0.9]);
  }
  art.fill(polygon(points('84,590 96,590 210,622 150,622')), '#92986e');
  art.fill(closed('92,592! 95,566 82,540! 87,538! 98,556 112,536! 117,539! 103,566 106,592!'), '#5c5a44');
  modelled(
    art,
    [40, 490, 190, 570],
    { towards: [-2, -7], soft: 7, shade: '#4e5c3e', rim: '#f2dc98', rimWidth: 2.2 },
    () => {
      for (const crown of [
        '36,546 48,526 74,516 100,520 112,536 104,550 70,552',
        '84,534 100,516 128,512 156,522 172,540 158,552 120,546',
      ])
        art.fill(byHand(closed(crown), 4), '#788560');
    },
  );
  const chance = random('flock');
  for (const i of range(9, (place) => place)) {
    const [x, y] = [chance.between(140, 250), chance.between(596, 622)];
    art
      .fill(ellipse(x, y + 3, 6, 2), '#787e60')
      .fill(ellipse(x, y, 5.6, 3.8), '#fff6e4')
      .fill(ellipse(x + (i % 2 ? 5 : -5), y - 1, 2.2, 1.9), '#6a5450');
  }
}

/** Blades and flowers close to us, against the light. */
function grass(art: Art): void {
  const chance = random('grass');
  const tuft = (count: number, base: number, low: number, high: number): Path[] =>
    range(count, () =>
      leaf(
        chance.between(40, 560),
        base,
        chance.between(low, high),
        chance.between(5, 10),
        chance.between(-24, 24),
        chance.between(-10, 10),
      ),
    );
  art.fill(byHand(polygon(points('30,836 140,842 260,838 380,844 570,832 570,890 30,890')), 3), '#4e5c3e');
  for (const [count, base, low, high, fill] of [
    [46, 858, 26, 52, '#6d7a56'],
    [40, 872, 34, 74, '#4e5c3e'],
    [30, 884, 36, 90, '#36442f'],
  ] as const)
    art.blot(tuft(count, base, low, high), fill);
  for (const [x, y, r] of [
    [86, 820, 9],
    [120, 842, 11],
    [392, 836, 10],
    [446, 822, 8],
    [488, 846, 12],
  ] as const) {
    art.blot(
      ink(
        spline([
          [x, y],
          [x + 3, y + 24],
          [x, 870],
        ]),
        2.6,
        x,
        0,
      ),
      '#36442f',
    );
    art
      .blot(
        range(9, (i) => leaf(x, y, r, r * 0.5, i * 40 + x)),
        '#fff4e0',
      )
      .fill(ellipse(x, y, r * 0.34), '#d8a040');
  }
}

/** In the evening sun a lion lies awake; a lamb sleeps on its foreleg. */
export const picture = defineCard({
  name: 'love/08-lion-and-lamb',
  light: [X, Y],
  numeral: 'VIII',
  draw(art) {
    evening(art);
    meadows(art);
    contactShadow(art, 320, 836, 300, 24, '#36442f');
    lionBehind(art, 306, 394, 0.96, -29);
    lambBody(art);
    lionForeleg(art);
    lambHead(art);
    grass(art);
  },
});
