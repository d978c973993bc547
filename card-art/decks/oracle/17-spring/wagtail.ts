import { contactShadow, INK, ink, modelled, printed, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { type Boulder, boulder } from './boulder.ts';

const STONE: Boulder = {
  outline: '20,740! 70,712 130,704 204,714 270,730 304,752 308,780 282,808 220,836 150,860 20,884!',
  moss: [['20,736 70,710 130,702 204,712 268,728 300,748', 70]],
  planes: ['176,792! 314,752 324,800 210,870 120,880!'],
  lit: ['50,800! 130,778 172,794 120,850 60,870!'],
  cracks: ['172,792 140,836 128,876', '232,778 224,811 194,838'],
  cushion: 15,
};

/** The mossy stone it leans from, the nearest thing; its foot seen through the water. */
export function perch(art: Art): void {
  const foot = closed('30,800! 120,770 240,760 302,770 316,800 286,842 206,890 30,890!');
  stippled(art, foot, '#0f4a50', [180, 760], [250, 860], [0.9, 0.6]);
  boulder(art, STONE, 22);
  const line = curve('312,772 300,799 270,820 222,842 160,864');
  art.blot(ink(line, 3.4, 2, 0.25), '#d3f6e8', 0.9);
}

/** The head is drawn level and bowed to the water. */
const bowed = (path: Path): Path => path.rotate(40).translate(102, -40);
const HEAD = bowed(closed('-30,6 -28,-14 -12,-27 8,-26 22,-15 27,-3 22,9 8,20 -12,24 -26,20'));
const BILL = bowed(closed('20,-10! 36,-6 62,5! 40,5 21,5!'));
const GAPE = bowed(curve('22,-1 38,1 58,5'));
const BROW = bowed(closed('22,-12! 6,-17 -14,-12 -28,-2! -12,-7 6,-12!'));
const CHEEK = bowed(closed('22,0! 4,2 -14,6 -26,16! -10,14 8,8!'));
const BIB = bowed(closed('23,4! 10,9 -8,15 -22,24! -8,34 10,26 22,12!'));

const BELLY = closed(
  '80,-84! 96,-60 98,-30 84,-16 60,-16 34,-26 8,-40 -20,-60 -50,-86 -86,-112! -70,-122 -10,-100 40,-94!',
);
const BACK = closed(
  '102,-66! 92,-88 66,-106 30,-124 -10,-134 -56,-134 -96,-130! -92,-114 -40,-100 20,-86 66,-66 84,-46!',
);
const WING = closed(
  '72,-92! 78,-74 68,-62 46,-58 14,-66 -24,-84 -70,-110 -118,-138! -70,-132 -20,-126 30,-116!',
);
const FLIGHT = [
  '40,-66 0,-82 -50,-108 -112,-138',
  '54,-74 10,-90 -40,-112 -96,-136',
  '60,-84 20,-100 -24,-116 -70,-132',
];
/** It is tipped up as the breast goes down. */
const TAIL = tube(points('-72,-121 -116,-149 -164,-190 -206,-238'), [11, 9, 8.5, 8, 4], 18);

/** The white feathers at its edge. */
const OUTER_TAIL = tube(points('-82,-114 -121,-141 -171,-184 -210,-230'), [1, 3, 3, 3, 1], 14).outline;

/** From the feathered thigh back to the heel, then down to the foot: both stand under the breast, the far one ahead. */
const LEGS = ['40,-40! 20,-21! 37,2!', '62,-30! 47,-13! 61,7!'] as const;
const TOES = [
  ['37,2 49,3.4 60,6', '37,2 46,8 55,13', '37,2 39,10 42,16', '37,2 27,3 19,6'],
  ['61,7 72,8 82,12', '61,7 69,13 76,19', '61,7 53,9 46,9'],
] as const;
const THIGHS = [
  closed('22,-46! 16,-33 18,-23 23,-19.6! 31,-25 44,-30 54,-28!'),
  closed('48,-30! 43,-20 44,-14 49,-11.4! 56,-15 66,-18 74,-24!'),
] as const;

/** A grey wagtail from the side that leans to the right and drinks; its feet at (x, y), light from the left above. */
export function wagtail(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 7 });
  const form = (
    fills: readonly (readonly [Path, string])[],
    [soft, shade, rim]: readonly [number, string, string],
    rimWidth = 2.2,
  ): void =>
    modelled(
      art,
      box.place(fills.map(([outline]) => outline)).bounds(),
      { towards: [-soft * 0.5, -soft], soft, shade, rim, rimWidth },
      () => {
        for (const [outline, fill] of fills) box.fill(outline, fill);
      },
    );
  contactShadow(art, x + 26 * scale, y + 12 * scale, 62 * scale, 18 * scale, '#12382c');
  // its head and breast in the water, under the touch of the bill
  art.clip(closed('320,744! 436,744! 436,868! 242,868! 238,842 278,822 306,802 318,776!'), () => {
    for (const [part, colour] of [
      [BELLY, '#e9d07c'],
      [HEAD, '#1c5660'],
      [BILL, '#0f3c48'],
    ] as const) {
      const below = box.place(part).flip(box.at(148, 1)[1]);
      printed(art, below.bounds(), () => void art.fill(below, colour, 0.6));
    }
  });
  // the far leg, then the near one, each foot in a shadow of its own
  for (const i of [1, 0] as const) {
    const leg = tube(points(LEGS[i]), [5.4, 3.6, 3.9, 3.2, 3.4], 16).outline;
    const toes = TOES[i].map((toe) => tube(points(toe), [3, 2.3, 0.9], 6).outline);
    contactShadow(art, ...box.at(i ? 56 : 38, i ? 12 : 8), (i ? 17 : 26) * scale, 8 * scale, '#0c2a24');
    form(
      [[Path.join(leg, toes), i ? '#9c6a5c' : '#cf957a']],
      [2.4, '#5c3434', i ? '#c89a84' : '#ffe0c8'],
      1.2,
    );
    form([[THIGHS[i], i ? '#c79a3c' : '#e9bd4c']], [5, '#a86a1c', '#fff0a8'], 1.2);
  }
  form([[TAIL.outline, '#2a3140']], [4, '#0f1824', '#b8c8d4'], 1.8);
  box.fill(OUTER_TAIL, '#f4f6ee');
  form([[BELLY, '#f7d75e']], [12, '#c07a1c', '#fff6b8']);
  const down = Path.join(
    ['20,-44', '-10,-60', '44,-30', '62,-28', '-40,-82', '30,-56', '70,-46'].map((at) => {
      const [[fx, fy]] = points(at) as [[number, number]];
      return leaf(fx, fy, 16, 5, 300, 2);
    }),
  );
  box.blot(down, '#ffe98a');
  form(
    [
      [BACK, '#7d8fa0'],
      [HEAD, '#7d8fa0'],
    ],
    [11, '#3a4c62', '#eef6fa'],
    2.6,
  );
  form([[WING, '#353c4c']], [8, '#141c2a', '#a9b8c6'], 2);
  art.blot(
    FLIGHT.map((feather, i) => ink(box.place(curve(feather)), INK.contour, i, 0.1)),
    '#e6e4d0',
  );
  box.fill(BIB, '#1f2530').fill(CHEEK, '#f8f6ea').fill(BROW, '#fbfaf0');
  form([[BILL, '#2c323c']], [2, '#0c1018', '#b4c0c8'], 1.4);
  box.line(GAPE, 1, '#0c1018');
  const eye = (dx: number, dy: number, r: number): Path => bowed(ellipse(8 + dx, -5 + dy, r));
  box
    .fill(eye(0, 0, 6.4), '#e9ebe4')
    .fill(eye(0, 0, 5.4), '#14100e')
    .fill(eye(-2.4, -1.4, 1.8), '#ffffff');
}
