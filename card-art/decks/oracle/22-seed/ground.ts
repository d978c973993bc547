import { mix } from '../../../kit/grade/mix.ts';
import { INK, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  ramp,
  random,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { broken, lump, lumps } from './clods.ts';
import { form } from './light.ts';

/** The hole at the top, the shaft that widens below it, and the hollow round the bean. */
const WAY = curve(
  '256,86 306,92 340,112 354,146 350,184 346,218 356,256 376,292 392,332 402,370 424,404 456,442 482,488 495,542 492,602 475,658 442,706 390,736 314,748 240,744 188,726 156,690 138,640 132,590 130,540 122,492 120,446 130,400 147,360 154,320 149,280 138,246 134,212 138,178 134,148 150,114 194,92 240,86',
);
const ALL = roundRect(36, 40, 528, 840);
/** Steps between the break and the mass. */
const SOFT = 6;
const EDGE = spline(broken(WAY, 0, 11, 'edge'), true, 0.6);

/** The far wall: it begins at the hole's far rim, in the light, and is lost in the dark beside the bean. */
export function farWall(art: Art): void {
  art.fill(
    closed(
      '110,176! 136,186 150,196 168,204 190,209 216,212 244,214 272,212 298,209 322,202 340,192 366,178! 600,420 600,800! 0,800! 0,420',
    ),
    art.linear(
      240,
      200,
      300,
      760,
      ramp(0, '#d9ab6c', 0.08, '#c48f58', 0.3, '#a0693f', 0.55, '#7a5136', 0.78, '#4e3630', 1, '#33232a'),
    ),
  );
  stippledGlow(art, 300, 540, 180, '#d89a58', 0.6, 1.1);
  stippled(art, ALL, '#22181e', [300, 560], [130, 680], [0, 0.9]);
  stippled(art, ALL, '#22181e', [420, 560], [520, 640], [0, 0.7]);
  const chance = random('far wall');
  const [dark, light]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [chance.between(140, 500), chance.between(240, 730), 1.6 + 9 * chance() ** 2.4];
    const piece = lump(chance, x, y, r, 0.7);
    dark.push(piece.translate(1.2, 2.2));
    light.push(piece);
  }
  art.blot(dark, '#442c26', 0.45).blot(light, '#b67c4a', 0.35);
}

/** The ground in section: a lip that catches the light, the break behind it, then the mass. */
export function ground(art: Art): void {
  art.cover(
    [ALL, EDGE],
    art.radial(
      250,
      180,
      640,
      ramp(0, '#fff0c0', 0.2, '#f2c684', 0.36, '#c48850', 0.52, '#7c5238', 0.72, '#493230', 1, '#2e2026'),
    ),
  );
  // what looks away from the sun: the hole's left wall, and the hollow's roof
  const left = closed(
    '60,20! 236,60! 190,100 160,150 176,200 180,270 186,340 188,400! 176,450 160,500 150,600 60,640!',
  );
  art.clip(left, () => void art.cover([ALL, EDGE], '#4a3029'));
  // from the break into the mass, in steps too small to be seen as edges
  for (let i = 0; i <= SOFT; i++)
    art.cover(
      [ALL, spline(broken(WAY, 5 + i * 9, 17 + i * 2, `mass ${i}`), true)],
      i < SOFT
        ? mix('#5e4033', '#34262b', i / SOFT)
        : art.radial(320, 470, 480, ramp(0, '#34262b', 0.4, '#2c2129', 0.75, '#251d29', 1, '#1a1523')),
    );
  // below the bean's bed nothing is open
  art.fill(roundRect(36, 748, 528, 130), art.linear(0, 748, 0, 786, ramp(0, '#281e28', 0, 1, '#281e28', 1)));
}

/** Near the eye: earth before the bean's foot, stones cut by the frame. */
export function foreground(art: Art): void {
  const bank = curve('30,714 80,716 128,722 180,730 240,742 300,746 360,744 420,738 470,728 526,716 570,718');
  const top = broken(bank, 3, 9, 'bank');
  art.fill(
    spline([...top, [570, 716, 1], [570, 800, 1], [300, 812], [30, 800, 1], [30, 716, 1]], true, 0.6),
    art.linear(0, 730, 0, 796, ramp(0, '#4d352e', 1, 0.35, '#33242a', 0.95, 1, '#261b25', 0)),
  );
  lumps(
    art,
    [
      [176, 724, 13],
      [216, 738, 8],
      [262, 746, 15],
      [300, 750, 6],
      [352, 748, 9],
      [388, 742, 5],
      [446, 734, 14],
      [478, 716, 8],
      [196, 744, 4],
      [320, 744, 4],
    ],
    { fill: '#54392f', shade: '#2a1d22', rim: '#a87a54', seed: 'before' },
  );
  stones(art);
}

/** Cut by the frame, each with the plane that looks up. */
function stones(art: Art): void {
  for (const [knots, plane, fill, lit] of [
    [
      '36,812 38,776! 58,756 96,750! 124,770 136,804! 122,840 92,862! 36,876',
      '36,776! 58,756 96,750! 122,768! 100,776 62,782 30,800',
      '#352b36',
      '#4c3f48',
    ],
    [
      '470,884! 472,846 490,818! 528,800 566,808! 590,830 590,890!',
      '490,818! 528,800 570,808! 560,822 520,826 494,836',
      '#362b37',
      '#51434c',
    ],
    [
      '434,852 444,836! 462,832 476,848! 468,864 446,864',
      '444,836! 462,832 474,846! 458,844',
      '#463841',
      '#65535a',
    ],
  ] as const)
    form(art, knots, { fill, shade: '#1f1722', soft: 12, rim: '#8a6f6c', rimWidth: 1.3 }, [plane, lit]);
  art.blot(
    [
      ink(curve('96,776 90,800 102,822 96,846'), INK.detail, 1),
      ink(curve('524,828 516,846 526,862'), INK.detail, 2),
    ],
    '#1f1722',
  );
}
