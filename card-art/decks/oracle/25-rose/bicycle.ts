import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  polar,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

const REAR = [0, -47] as const;
const FRONT = [146, -47] as const;
const RADIUS = 45;

const paint = lit({
  from: { towards: [0.8, -0.4] },
  shade: '#5a3a30',
  rim: '#fff2c4',
  rimWidth: 1.5,
  stray: 0.2,
});

/** A bicycle that leans on the fence; its rear wheel touches the ground at (x, y). */
export function bicycle(art: Art, x: number, y: number): void {
  const box = local(art, x, y + 24, 0.98);
  const tyre = (cx: number, cy: number): Path =>
    Path.join(ellipse(cx, cy, RADIUS), [...[ellipse(cx, cy, RADIUS - 4)].map((path) => reversed(path))]);
  const wheels = Path.join(tyre(...REAR), tyre(...FRONT));
  for (const [cx] of [REAR, FRONT]) contactShadow(art, x + cx - 6, y + 23, 44, 8, '#223c34');
  const spokes = [REAR, FRONT].flatMap(([cx, cy]) =>
    range(9, (i) => line(...polar(cx, cy, RADIUS - 4, i * 20), ...polar(cx, cy, RADIUS - 4, i * 20 + 180))),
  );
  art.blot(
    spokes.map((spoke) => box.place(ribbon(spoke, 1, { start: 1, end: 1, samples: 4 }))),
    '#e6d2a8',
    0.8,
  );
  box.fill(wheels, '#33292c');
  const tubes = [
    '52,-46 42,-112',
    '52,-46 118,-100',
    '46,-96 118,-114',
    '0,-47 46,-96',
    '0,-47 52,-46',
    '146,-47 128,-72 116,-122',
  ];
  strokes(box, tubes, 5.4, '#3f7a70', 0);
  strokes(
    box,
    tubes.map((tube) => curve(tube).translate(1.2, -1)),
    1.3,
    '#c9dcae',
    0.1,
  );
  strokes(box, ['-44,-60 -34,-84 -8,-98 22,-94', '190,-52 182,-78 164,-92 140,-96'], 3.6, '#c9b48a', 0);
  strokes(box, ['116,-122 114,-136 96,-140 84,-134', '52,-46 60,-30', '54,-28 68,-28'], 4, '#4a3a38', 0);
  paint(art, box.place(closed('22,-112! 30,-122 54,-120 64,-114! 54,-108 34,-106')), '#7a4a38', 4);
  paint(art, box.place(ellipse(52, -46, 10)), '#8a8478', 3);
  const basket = closed('118,-150! 168,-150! 160,-112! 126,-112!');
  paint(art, box.place(basket), '#c99a5c', 6);
  strokes(
    box,
    [
      '120,-141 166,-141',
      '122,-131 164,-131',
      '124,-121 162,-121',
      '130,-150 133,-112',
      '143,-150 143,-112',
      '156,-150 153,-112',
    ],
    1.3,
    '#7f5636',
    0,
  );
}

/** Wound the other way, so that it cuts a hole. */
function reversed(path: Path): Path {
  const [, top, , foot] = path.bounds();
  return path.flip((top + foot) / 2);
}
