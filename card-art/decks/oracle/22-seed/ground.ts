import { INK, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { broken, buried, lump, lumps } from './clods.ts';
import { form } from './light.ts';

/** The hole at the top, the shaft that widens below it, and the hollow round the bean. */
const WAY = curve(
  '252,90 298,96 330,116 344,150 338,182 322,210 314,246 324,286 346,326 388,362 434,404 470,452 488,506 494,566 488,624 468,676 432,716 378,740 310,750 240,746 186,726 152,690 134,640 132,588 138,538 150,490 164,444 172,398 172,350 166,304 164,262 162,222 146,190 140,152 152,118 186,98 236,90',
);
const ALL = roundRect(36, 40, 528, 840);
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
  art.cover([ALL, spline(broken(WAY, 9, 9, 'break'), true, 0.6)], '#4d342d');
  art.cover([ALL, spline(broken(WAY, 20, 13, 'under'), true, 0.6)], '#35252a');
  art.cover(
    [ALL, spline(broken(WAY, 32, 17, 'deep mass'), true, 0.6)],
    art.radial(320, 470, 480, ramp(0, '#34252d', 0.5, '#2a1e2a', 0.75, '#211a2a', 1, '#171326')),
  );
}

/** Old roots and stones in the dark, and grass that hangs into the hole. */
export function details(art: Art): void {
  buried(art, 190, spline(broken(WAY, 32, 17, 'deep mass'), true, 0.6));
  roots(art);
  lumps(
    art,
    [
      [146, 200, 8],
      [160, 250, 7],
      [166, 318, 9],
      [174, 386, 6],
      [160, 268, 4],
      [152, 478, 12],
    ],
    { fill: '#5a3c30', shade: '#2c1e22', rim: '#a87650', seed: 'left' },
  );
  lumps(
    art,
    [
      [330, 296, 9],
      [320, 256, 6],
      [394, 368, 13],
      [412, 380, 7],
      [466, 446, 10],
      [490, 520, 8],
    ],
    { fill: '#8f623f', shade: '#432c26', rim: '#ffdf9c', seed: 'right' },
  );
}

/** Dead roots deep in the dark, and fine ones that end at the hole. */
function roots(art: Art): void {
  const ways = [
    ['30,300 78,318 104,352 108,410 84,462', 9],
    ['104,352 140,360 168,350', 4],
    ['570,216 530,232 500,268 488,316', 8],
    ['502,264 464,270 440,288', 4],
    ['570,760 532,742 522,700', 6],
  ] as const;
  art.blot(
    ways.map(([way, width]) => ribbon(curve(way), width, { start: 1, end: 0.3, peak: 0.1, samples: 14 })),
    '#3f2d2d',
  );
  art.blot(
    ways.map(([way, width], i) => ink(curve(way).translate(0, -width * 0.32), INK.detail, i, 0.2)),
    '#6b4c40',
  );
  art.blot(
    (
      [
        ['150,232 172,238 182,258', 2.2],
        ['160,330 182,338 190,360', 1.8],
        ['326,270 308,276 302,294', 2],
        ['352,334 344,350 350,366', 1.8],
      ] as const
    ).map(([way, width]) => ribbon(curve(way), width, { start: 1, end: 0.2, samples: 9 })),
    '#4a3029',
  );
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
