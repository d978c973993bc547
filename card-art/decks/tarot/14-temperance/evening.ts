import { byHand, ink, modelled, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
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
  veils(art);
}

/** High ice cloud, combed by the wind: it rises from the sun's side and frays. */
function veils(art: Art): void {
  for (const [way, width, opacity] of [
    ['40,470 110,400 200,340 316,300', 26, 0.34],
    ['40,420 96,372 160,330 240,306', 16, 0.42],
    ['70,452 140,396 220,356 300,340', 12, 0.5],
    ['150,340 230,290 330,256 430,246', 15, 0.26],
    ['190,400 260,362 330,344', 9, 0.4],
    ['44,350 90,316 150,286', 9, 0.3],
  ] as const)
    art.fill(ribbon(curve(way), width, { start: 0.5, end: 0, peak: 0.35, samples: 18 }), '#f9ddaa', opacity);
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
  stippled(art, woods, '#f5d79c', [260, 0], [60, 0], [0, 0.5]);
  // the way that climbs from the shore into the light
  art.fill(
    closed(
      '196,668! 220,652 236,644 214,634 168,630 150,622 176,614 182,606 164,598! 168,596! 190,604 196,612 172,620 190,626 240,632 264,644 262,656 250,668!',
    ),
    '#ffe7b4',
  );
  art.blot(ink(curve('44,668 140,662 260,668 400,662 556,668'), 4, 2, 0.05), '#8fb5a4');
}
