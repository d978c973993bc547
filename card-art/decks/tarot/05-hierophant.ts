import { defineCard } from '../../define.ts';
import { byHand, INK, ink, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { form, LIGHT } from './05-hierophant/form.ts';
import { hierophant } from './05-hierophant/hierophant.ts';
import { keys } from './05-hierophant/keys.ts';
import { kneelers } from './05-hierophant/kneelers.ts';

const WINDOW = closed('30,560! 30,180! 60,128 110,104 160,118 206,158 232,216 238,270! 238,560!');

/** Warm stone, brightest beside the window. */
function wall(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(60, 0, 560, 0, ramp(0, '#d8b07c', 0.45, '#b38a62', 0.75, '#83604f', 1, '#5e423f')),
  );
  const chance = random('ashlar');
  const joints: Path[] = [];
  for (let row = 0; row < 13; row++) {
    const y = 70 + row * 58;
    joints.push(ink(curve(`250,${y} 400,${y + 2} 560,${y}`), INK.form, row, 0.2));
    for (let x = 262 + (row % 2) * 50; x < 556; x += chance.between(84, 116))
      joints.push(ink(curve(`${x},${y} ${x + 1},${y + 30} ${x},${y + 58}`), INK.form, row * 9 + x, 0.2));
  }
  art.blot(joints, '#8a6450', 0.8);
  stippled(art, roundRect(430, 44, 126, 824), '#4a3038', [436, 300], [556, 300], [0, 0.7]);
}

/** The garden outside, in full day. */
function garden(art: Art): void {
  art.clip(WINDOW, () => {
    art.fill(
      roundRect(44, 90, 200, 480),
      art.linear(0, 100, 0, 500, ramp(0, '#cfe0cc', 0.5, '#fbf3cf', 1, '#fff6d6')),
    );
    art.fill(byHand(closed('30,450! 70,430 120,440 170,420 240,436! 240,580 30,580!'), 2), '#a9c08a');
    art.fill(
      closed('96,590! 120,556 168,540 150,526 128,516! 140,516 176,526 196,542 168,560 150,590!'),
      '#f3e3b0',
    );
    for (const [knots, fill] of [
      ['84,536! 68,470 70,380 88,292! 106,378 112,470 102,536!', '#5f8a62'],
      ['56,546! 36,480 40,400 56,346! 72,400 78,476 70,546!', '#4a7656'],
      ['30,540! 60,528 90,536 124,530 130,548 100,570 90,590 30,590!', '#6f9660'],
      ['150,590! 172,562 200,548 240,540! 240,590!', '#7da06a'],
      [
        '196,552! 198,520! 178,522 164,508 168,490 160,474 172,458 190,456 202,444 220,446 240,440! 260,480 250,524! 224,524 206,520! 208,552!',
        '#5f8a5a',
      ],
      ['132,520! 132,508! 120,506 114,496 120,484 134,480 146,486 150,498 142,507! 140,520!', '#739c68'],
    ] as const)
      form(art, closed(knots), fill, 8, { shade: '#2f5548', rim: '#f6f6c0', rimWidth: 2 });
    art.blot(
      [
        '178,484 188,476 196,482',
        '200,466 212,460 222,468',
        '186,506 198,500 206,508',
        '216,490 226,484 234,492',
        '50,440 54,410 56,380',
        '86,430 90,380 88,340',
        '94,500 96,450 94,410',
      ].map((leaf, i) => ink(curve(leaf), INK.form, i, 0.1)),
      '#2f5548',
    );
  });
  art.blot(
    ['148,186 156,182 164,188 170,180 182,178', '184,214 190,211 196,216 201,210 209,209'].map((wings, i) =>
      ink(curve(wings), 3.2 - i * 0.6, i, 0),
    ),
    '#3f6a5c',
  );
  art.line(WINDOW, 3, '#fff0c8');
}

/** The reveal's far side and its voussoirs, which catch the day. */
function arch(art: Art): void {
  const outer = closed(
    '250,560! 276,560! 276,262! 268,196 236,134 186,92 120,74 60,86 30,110! 30,180! 60,128 110,104 160,118 206,158 232,216 238,270! 238,560!',
  );
  form(art, outer, '#e6c592', 10, { shade: '#8a5e4c', rim: '#fffbe6' });
  const inner = curve('60,128 110,104 160,118 206,158 232,216 238,270').walk(10);
  art.blot(
    inner.map(({ x, y, angle }, i) => {
      const a = ((angle - 90) * Math.PI) / 180;
      return ink(
        spline([
          [x, y],
          [x + Math.sin(a) * 36, y - Math.cos(a) * 36],
        ]),
        INK.form,
        i,
        0.1,
      );
    }),
    '#8a5e4c',
  );
  art.blot(
    range(4, (i) => ink(curve(`238,${330 + i * 62} 276,${330 + i * 62}`), INK.form, i, 0.1)),
    '#8a5e4c',
  );
}

/** A throne of stone, turned as he is. */
function throne(art: Art): void {
  form(art, closed('410,770! 412,392! 420,344 448,312 484,306 518,330 536,376! 540,770!'), '#a8825f', 22, {
    shade: '#3a2430',
    rim: '#f6d8a4',
  });
  form(art, closed('432,600! 434,400! 442,360 464,338 488,340 508,364 516,396! 520,600!'), '#2f5a4c', 10, {
    shade: '#12242a',
    rim: '#8fb08a',
  });
  form(art, closed('480,640! 480,572! 600,560! 600,800! 480,780!'), '#97745a', 20, {
    shade: '#3a2430',
    rim: '#d8b082',
  });
  form(art, closed('470,556! 482,546 560,536! 600,536 600,570! 500,580 474,576!'), '#c39c72', 8, {
    shade: '#3a2430',
    rim: '#ffe6b8',
  });
  art.blot(
    ['532,600 560,597', '532,600 532,734', '532,734 560,737'].map((l, i) => ink(curve(l), INK.form, i, 0.05)),
    '#3a2430',
  );
}

/** Two steps and the floor with the window's light on it. */
function steps(art: Art): void {
  art.fill(
    polygon(points('44,700 556,700 556,870 44,870')),
    art.linear(44, 0, 556, 0, ramp(0, '#c39a6c', 1, '#7a5a4c')),
  );
  for (const [knots, fill] of [
    ['236,716! 560,730! 600,730 600,790! 230,764!', '#c9a274'],
    ['200,752! 230,744! 560,772! 600,775 600,830! 196,792!', '#b8906a'],
  ] as const)
    form(art, byHand(closed(knots), 1.5), fill, 12, { shade: '#5a3c40', rim: '#fff0c8', rimWidth: 3 });
  stippled(art, polygon(points('44,800 556,800 556,870 44,870')), '#3a2430', [0, 790], [0, 870], [0, 0.8]);
}

/** A hierophant blesses two who kneel; the day comes in from a garden. */
export const picture = defineCard({
  name: 'tarot/05-hierophant',
  light: LIGHT,
  numeral: 'V',
  draw(art) {
    wall(art);
    garden(art);
    arch(art);
    art.glow(...LIGHT, 300, '#fff6d0', 0.45);
    throne(art);
    steps(art);
    hierophant(art);
    keys(art);
    kneelers(art);
  },
});
