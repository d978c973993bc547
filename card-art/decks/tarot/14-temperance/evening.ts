import { byHand, ink, modelled, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { SUN } from './form.ts';

const [X, Y] = SUN;

/** A green evening, apricot where the sun goes; its rays stand like a crown in the gap. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 620),
    art.linear(
      520,
      60,
      200,
      620,
      ramp(0, '#12334a', 0.34, '#2a6474', 0.6, '#6fa39a', 0.78, '#d8cf9c', 0.92, '#fbcf8a', 1, '#ffe6ac'),
    ),
  );
  const rays = range(9, (i) => {
    const angle = -74 + i * 18.5;
    const far = i % 2 ? 190 : 300;
    return polygon([
      polar(X, Y, 40, angle - 5),
      polar(X, Y, far, angle - 2.4),
      polar(X, Y, far, angle + 2.4),
      polar(X, Y, 40, angle + 5),
    ]);
  });
  printed(art, [44, 250, 480, 620], () => {
    art.fill(
      Path.join(rays),
      art.radial(X, Y, 300, [
        [0, '#fff6d2', 0.95],
        [0.4, '#fff0c0', 0.55],
        [1, '#ffe9b0', 0],
      ]),
    );
  });
  art.glow(X, Y, 190, '#fff2c4', 0.9, 1, 0.4);
  art.fill(ellipse(X, Y, 40), '#fffbe6');
  art.blot(
    (
      [
        ['60,330 120,318 200,322 262,316', 9],
        ['50,396 90,388 150,392', 7],
        ['196,418 250,410 330,414', 6],
      ] as const
    ).map(([way, width]) => ribbon(curve(way), width)),
    '#f3d9a4',
    0.8,
  );
}

/** Two mountains with snow on their lit sides, the gap between them, woods along the far shore. */
export function mountains(art: Art): void {
  const peaks = [
    ['26,640! 26,462! 52,486 78,520 104,556 126,588! 160,640!', '#3f7d88', '#ffe9b4'],
    [
      '136,640! 174,590 206,548 226,506! 262,452 282,424! 300,446 322,460 352,500! 400,548 470,590 560,606! 560,640!',
      '#37707f',
      '#ffe9b4',
    ],
  ] as const;
  for (const [knots, fill, rim] of peaks)
    modelled(
      art,
      [20, 400, 580, 660],
      { towards: [-26, 8], soft: 22, shade: '#173f58', rim, rimWidth: 3 },
      () => void art.fill(byHand(closed(knots), 2), fill),
    );
  art.fill(
    byHand(
      closed('282,424! 262,452 240,484! 256,478 262,492! 272,470 280,486! 286,462 296,474! 298,446!'),
      1.5,
    ),
    '#ffeec8',
  );
  const woods = Path.join(curve('26,612 80,604 120,616 170,608 230,596 300,606 380,600 470,612 570,602'))
    .lineTo(570, 668)
    .lineTo(26, 668)
    .close();
  art.fill(byHand(woods, 3), '#22566a');
  art.blot(
    range(34, (i) => {
      const x = 214 + i * 10.4 + (i % 3) * 3;
      const height = 16 + ((i * 7) % 5) * 5;
      return polygon([
        [x - 6, 608],
        [x, 604 - height],
        [x + 6, 608],
      ]);
    }),
    '#1d4c60',
  );
  stippled(art, polygon(points('44,600 560,600 560,664 44,664')), '#f5d79c', [260, 0], [60, 0], [0, 0.5]);
  // the way that climbs from the shore into the light
  art.fill(
    closed(
      '196,668! 220,652 236,644 214,634 168,630 150,622 176,614 182,606 164,598! 168,596! 190,604 196,612 172,620 190,626 240,632 264,644 262,656 250,668!',
    ),
    '#ffe7b4',
  );
  art.blot(ink(curve('44,668 140,662 260,668 400,662 556,668'), 4, 2, 0.05), '#8fb5a4');
}
