import { ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  type Point,
  polygon,
  range,
} from '../../../kit/pen/index.ts';
import { form, GOLD } from './form.ts';

const HAIR = { shade: '#8a7480', rim: '#fffaf0', rimWidth: 1.4 } as const;
const SKIN = { shade: '#7c4440', rim: '#ffe2bc', rimWidth: 1.6 } as const;

/** The crown's ring from below: its near side bows upwards. `t` runs along it, 0 left … 1 right. */
const ring = (t: number, height: number): Point => [
  lerp(-29, 27, t),
  -21 - height - 7 * Math.sin(Math.PI * t) - t * 4,
];

function crown(art: Art, place: (path: Path) => Path): void {
  const band = polygon([...range(13, (i) => ring(i / 12, 0)), ...range(13, (i) => ring(1 - i / 12, 15))]);
  for (const [t, high, wide] of [
    [0.02, 22, 5],
    [0.25, 30, 8],
    [0.52, 34, 9],
    [0.79, 30, 8],
    [0.98, 22, 5],
  ] as const) {
    const [x, y] = ring(t, 13);
    const lean = (t - 0.5) * 9;
    form(
      art,
      place(
        closed(
          `${x - wide},${y + 2}! ${x - wide * 0.4 + lean * 0.4},${y - high * 0.5} ${x + lean},${y - high}! ${x + wide * 0.4 + lean * 0.4},${y - high * 0.5} ${x + wide},${y + 2}!`,
        ),
      ),
      '#d9a64c',
      2,
      GOLD,
    );
    art.fill(place(ellipse(x + lean, y - high - 2, 3.6)), '#f2cf84');
  }
  form(art, place(band), '#dca94e', 5, GOLD);
  art.blot(
    [0.2, 0.5, 0.8].map((t) => place(ellipse(...ring(t, 7.5), 4, 4.4))),
    '#a82c38',
  );
}

/** An old man's head, three-quarter to the left, long white hair and beard; (x, y) is the middle of the skull. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -3 });
  const place = (path: Path): Path => box.place(path);
  const shape = (knots: string): Path => place(closed(knots));
  form(art, shape('8,-28! 28,-22 36,0 38,30 46,58 58,76! 40,80 18,70 6,40'), '#d9cbc0', 5, HAIR);
  // hair on the far temple and below the crown
  form(
    art,
    shape('-27,-28! 0,-38 24,-34 26,-14! 14,-20 0,-21 -20,-19 -23,-8 -25,6 -31,18! -34,6 -32,-12'),
    '#d9cbc0',
    5,
    HAIR,
  );
  form(art, shape('-24,-22! -27,-10 -25,-2 -28,8 -25,20 -14,34 6,36 20,16 20,-24!'), '#d99a70', 5, SKIN);
  // the crown and the brows keep the sun from his eyes
  art.fill(shape('-25,-13! -16,-11 0,-12 13,-13! 12,-4 0,-1 -10,-3 -18,-2 -24,-5!'), '#ab6450');
  form(art, shape('-15,-9! -20,2 -26,12 -20,17 -11,15! -8,2 -9,-8'), '#e8b184', 2, SKIN);
  art.blot([shape('-2,-7! 3,-9 8,-6! 3,-4'), shape('-22,-7! -19,-9 -16,-6! -19,-5')], '#2c1a26');
  strokes(box, ['-7,-12 2,-15 13,-11', '-25,-12 -20,-14 -15,-12'], 3.4, '#efe6da', 0);
  form(
    art,
    shape(
      '-27,14! -34,28 -37,52 -34,84 -24,118 -10,146! 2,130 16,108 26,80 30,50 26,22 20,2! 16,14 8,24 -4,21 -16,17',
    ),
    '#eee4d8',
    9,
    HAIR,
  );
  form(
    art,
    shape('-15,16! -24,22 -32,34 -33,44! -22,40 -14,30 -12,26! -4,34 8,40 16,38! 8,30 2,20 -8,16'),
    '#fbf4ea',
    3,
    HAIR,
  );
  strokes(
    box,
    [
      '-20,48 -22,84 -14,124',
      '-8,44 -8,86 -8,132',
      '6,46 8,84 0,118',
      '18,36 20,66 12,98',
      '-28,50 -30,74 -26,100',
    ],
    1.7,
    '#9c8890',
    0.15,
  );
  strokes(box, ['26,-4 30,30 42,62', '18,-10 24,30 30,60'], 1.6, '#8a7480', 0.15);
  art.blot(ink(place(curve('-13,28 -9,30 -5,28')), 2, 4, 0), '#6d3a3c');
  crown(art, place);
}
