import { stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import { type Art, closed, ellipse, polar, ramp, ribbon, roundRect, spline } from '../../../kit/pen/index.ts';

/** The last of the night over the first of the day. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 44, 520, 640),
    art.linear(
      330,
      60,
      240,
      640,
      ramp(0, '#0d2a33', 0.3, '#1f5355', 0.55, '#6d9178', 0.72, '#d8b877', 0.86, '#f2a063', 1, '#de7550'),
    ),
  );
  // thin bars of cloud, lit from below by what is still under the hills
  for (const [bar, glow] of [
    [
      '20,552! 60,546 96,550 130,541 172,546 210,540 262,546! 220,554 170,556 120,562 70,560 20,566!',
      '24,565 70,560 120,562 170,556',
    ],
    ['196,511! 208,507 226,508 262,502 318,506! 280,512 240,514 214,517', '206,516 222,516 240,514 280,512'],
    ['20,500! 60,496 92,498 150,494! 120,502 80,506 20,510!', '24,509 80,505 120,502'],
    ['80,466! 112,462 140,463 172,459! 150,467 116,470', '96,468 116,469 150,466'],
  ] as const) {
    const cloud = closed(bar);
    art.fill(cloud, '#8d5850');
    stippled(art, cloud, '#e08a5c', [0, cloud.bounds()[1]], [0, cloud.bounds()[3]], [0, 0.95]);
    strokes(art, [glow], 2, '#ffe0a2', 0.24);
  }
}

/** The one that is left: bright enough to prick, the eye draws threads of light out of it. */
export function star(art: Art, x: number, y: number): void {
  art.glow(x, y, 210, '#bfe3cf', 0.6);
  stippledGlow(art, x, y, 120, '#f2fbe4', 0.9);
  const threads = [
    [4, 96],
    [64, 50],
    [97, 70],
    [151, 44],
    [186, 128],
    [238, 40],
    [274, 62],
    [322, 46],
  ] as const;
  art.blot(
    threads.map(([angle, reach], i) =>
      ribbon(spline([polar(x, y, 6, angle), polar(x, y, reach, angle)]), i % 4 ? 3.4 : 4.6, {
        start: 1,
        end: 0,
        peak: 0.02,
        samples: 5,
      }),
    ),
    '#f6ffee',
    0.9,
  );
  art.glow(x, y, 46, '#ffffff', 1, 1, 0.5);
  art.fill(ellipse(x, y, 11.5), '#ffffff');
}

/** Range behind range, the valley's mist between, and a town that sleeps in it. */
export function ranges(art: Art): void {
  mistyHill(art, {
    crest: '20,590 70,574 116,584! 150,560 184,548! 214,566 260,578 320,570 400,590 600,580',
    fill: '#a7604f',
    mist: '#eeb27c',
    depth: [4, 60],
    foot: 720,
  });
  mistyHill(art, {
    crest: '20,622 80,612 130,596! 190,612 250,622 330,606 420,626 600,616',
    fill: '#7d5850',
    mist: '#d99c74',
    depth: [4, 64],
    foot: 760,
  });
  mistyHill(art, {
    crest: '20,640 70,650 140,652 210,638! 280,652 360,660 600,650',
    fill: '#57504c',
    mist: '#a58468',
    depth: [0, 60],
    foot: 800,
  });
  const town = closed('20,690! 90,674 170,678 240,672 330,690! 330,760! 20,760!');
  art.fill(town, '#4b4c49');
  stippled(art, town, '#8a7560', [0, 672], [0, 716], [0.8, 0]);
  art.blot(
    [
      [78, 690],
      [92, 694],
      [86, 701],
      [112, 688],
      [104, 698],
      [126, 696],
      [70, 706],
      [140, 690],
      [120, 708],
      [158, 700],
      [98, 712],
      [146, 712],
      [180, 694],
      [66, 694],
    ].map(([x, y]) => ellipse(x!, y!, 1.5)),
    '#ffe2a0',
  );
}
