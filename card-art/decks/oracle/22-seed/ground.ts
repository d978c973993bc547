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

/** The hole the child has opened, the crack that goes on from it, and where the ground has come loose round the bean. */
const WAY = curve(
  '390,20 386,70 374,112 382,150 368,190 370,226 352,262 348,300 334,330 338,366 378,378 428,388 452,420 486,452 490,506 508,560 500,622 486,676 450,722 392,746 318,758 240,752 178,728 146,690 128,640 136,590 124,540 150,500 156,464 204,440 222,402 248,380 246,350 232,322 228,286 206,250 196,210 172,172 164,140 144,104 136,64 132,20',
);
const ALL = roundRect(36, 40, 528, 840);
const EDGE = spline(broken(WAY, 0, 11, 'edge'), true, 0.6);

/** What lies behind: sky over the hole, then the crack's own far wall, which the light follows down. */
export function behind(art: Art): void {
  art.fill(
    ALL,
    art.linear(
      0,
      60,
      0,
      760,
      ramp(0, '#f4f0cc', 0.2, '#f6e2ac', 0.31, '#dda868', 0.42, '#a8703f', 0.62, '#6a4430', 0.85, '#33232a'),
    ),
  );
  stippledGlow(art, 186, 92, 110, '#fffef4', 1);
  stippled(art, ALL, '#22181e', [330, 560], [150, 700], [0, 0.9]);
  stippled(art, ALL, '#22181e', [400, 560], [520, 640], [0, 0.7]);
  const chance = random('far wall');
  const [dark, light]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [chance.between(140, 500), chance.between(350, 730), 1.6 + 10 * chance() ** 2.4];
    const piece = lump(chance, x, y, r, 0.7);
    dark.push(piece.translate(1.2, 2.2));
    light.push(piece);
  }
  art.blot(dark, '#442c26', 0.6).blot(light, '#a06c42', 0.4);
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
    '60,20! 150,20! 172,110 200,190 232,270 252,330 262,372! 226,424 190,470 160,520 150,600 60,640!',
  );
  art.clip(left, () => void art.cover([ALL, EDGE], '#4a3029'));
  art.cover([ALL, spline(broken(WAY, 9, 9, 'break'), true, 0.6)], '#4d342d');
  art.cover([ALL, spline(broken(WAY, 20, 13, 'under'), true, 0.6)], '#35252a');
  art.cover(
    [ALL, spline(broken(WAY, 32, 17, 'mass'), true, 0.6)],
    art.radial(320, 470, 480, ramp(0, '#34252d', 0.5, '#2a1e2a', 0.75, '#211a2a', 1, '#171326')),
  );
}

/** Old roots and stones in the dark, and grass that hangs into the hole. */
export function details(art: Art): void {
  buried(art, 190, spline(broken(WAY, 32, 17, 'mass'), true, 0.6));
  roots(art);
  lumps(
    art,
    [
      [182, 182, 11],
      [206, 240, 8],
      [150, 120, 9],
      [228, 304, 10],
      [244, 366, 6],
      [212, 262, 5],
      [186, 452, 14],
    ],
    { fill: '#5a3c30', shade: '#2c1e22', rim: '#a87650', seed: 'left' },
  );
  lumps(
    art,
    [
      [356, 286, 12],
      [342, 330, 9],
      [380, 122, 8],
      [410, 388, 15],
      [432, 392, 8],
      [474, 446, 11],
      [494, 520, 9],
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
        ['170,176 192,186 198,212 212,220', 2.6],
        ['210,262 230,266 238,286', 1.8],
        ['228,318 244,322 250,340', 1.6],
        ['346,300 330,304 322,322', 2],
        ['148,124 172,130 180,148', 1.8],
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

/** What grows at the hole's edge looks in too. */
export function grass(art: Art): void {
  for (const [way, width, fill, edge] of [
    ['128,52 156,66 178,96 186,132', 7, '#5f7f42', '#dfe69a'],
    ['120,70 150,92 160,124 158,158', 6, '#46632f', '#a9c06a'],
    ['150,40 182,60 206,82 212,112', 5.4, '#7c9c4c', '#f2f3b4'],
  ] as const) {
    const blade = ribbon(curve(way), width, { start: 0.7, end: 0, peak: 0.3, samples: 14 });
    form(art, blade, { fill, shade: '#33482c', soft: 2, rim: edge, rimWidth: 1.2 });
  }
}
