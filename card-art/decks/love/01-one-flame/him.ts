import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { type Art, type Local, line, local, ribbon, tube } from '../../../kit/pen/index.ts';
import { hisHead } from './heads.ts';
import { creases, firelit, SKIN } from './view.ts';

const WOOL = { fill: '#55757a', shade: '#22414a', rim: '#ffdca0' } as const;
const TWILL = { fill: '#7c5f48', shade: '#3c2c2b', rim: '#ffd39a' } as const;
const RUBBER = { fill: '#5d6a4e', shade: '#28342f', rim: '#ffe0a0' } as const;
const HAND = { light: SKIN.rim, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
const ASH = { fill: '#d8a468', shade: '#7a5236', rim: '#ffeec4' } as const;
const WARM = '#d3a468';
const TWILL_WARM = '#bd8752';
const RUBBER_WARM = '#a3925a';

/** Where the paddle's tip lifts the sheet; its grip stands on the ground before his feet. */
export const TIP = [373, 296] as const;
const FOOT = [404, 689] as const;

/** He has set the paddle up under the sheet, leans on it with both hands, one leg at ease, and looks down at her. */
export function propping(art: Art): void {
  const box = local(art, 470, 691, 3);
  art.fill(ribbon(line(396, 691, 512, 694), 10, { start: 0.4, end: 0.2 }), '#141d1b', 0.6);
  farLeg(box);
  nearLeg(box);
  farArm(box);
  firelit(box, '-11.8,-83! -11.4,-87 -5.4,-90! -4.4,-85 -3.4,-80! -11,-79!', { ...SKIN, soft: 8 }, [
    '-10,-90! -8.8,-85.6 -9.4,-80! 0,-79! 0,-91!',
    SKIN.shade,
  ]);
  jumper(box);
  hisHead(art, 436, 418);
  paddle(art);
  gripFromPalm(local(art, 388, 442, 0.175, { mirror: true, rot: 22 }), HAND, {
    side: [-1, 0.6],
    paint: SKIN.rim,
  });
  nearArm(box);
}

function farLeg(box: Local): void {
  firelit(
    box,
    '-13.4,-20! -4.2,-19.4! -4.4,-12 -3.8,-6 -3.2,-1.6! -17,-1.2! -19.2,-2.6 -18,-5.2 -14.4,-7 -12.2,-9.6 -12.6,-14',
    { ...RUBBER, soft: 8 },
    ['-13.8,-20.4! -10.4,-20.2! -10.2,-12 -10.6,-8 -14,-5 -18,-3.6! -22,-6 -14.6,-12!', RUBBER_WARM],
    ['-20,-2.8! -3,-2.6! -3,0! -20,0!', '#1c2624'],
  );
  firelit(
    box,
    '-7,-56! 4,-56! 1.4,-46 -1.6,-37 -3.2,-28 -3,-22 -2.4,-17.6! -8,-16.6 -14.6,-18! -14.2,-23 -16.4,-28.6 -15.8,-34 -12.4,-44',
    { ...TWILL, soft: 12 },
    ['-1,-56 -4,-46 -8,-36 -9,-28 -8,-14! 2,-14! 6,-56!', '#463431'],
    ['-8,-57! -5.6,-54 -9.6,-44 -12.4,-35 -13,-29 -11.6,-23 -11.4,-16! -20,-16! -20,-34', TWILL_WARM],
  );
  creases(box, ['-15.8,-29 -12,-30.6 -8.6,-29.6', '-14.6,-25.6 -11,-26 -8,-24.6'], 1.5, '#2c2022');
}

function nearLeg(box: Local): void {
  firelit(
    box,
    '-3.4,-20! 8.2,-19.4! 7.4,-12 8.2,-5 8.6,0! -7.6,0.2! -10,-1.2 -9,-3.8 -4.8,-5.8 -2.4,-8.4 -2.8,-14',
    { ...RUBBER, soft: 10 },
    ['-3.6,-20.4! 0.6,-20.4! 0.8,-13 0.2,-8 -3,-5 -8,-3.4! -12,-6 -4,-12!', RUBBER_WARM],
    ['-11,-1.4! 9,-1.6! 9,1! -11,1!', '#1c2624'],
  );
  firelit(
    box,
    '-7.6,-56! 8,-58! 10.2,-52 9.8,-47 7.6,-40 6.4,-33 6,-28 7.8,-23 8.8,-17.8! 2,-16.6 -4,-18! -3.4,-23.6 -4.6,-28.6 -5,-34 -7,-42 -8.2,-50',
    { ...TWILL, soft: 13 },
    ['2.6,-60 3.6,-48 0.8,-38 0.4,-29 2.2,-22 2.6,-15! 14,-15! 14,-60!', '#32262a'],
    ['-8,-57! -4.4,-56 -4,-46 -2,-36 -1.6,-29 -0.4,-23 -0.4,-15! -6,-15! -10,-50', TWILL_WARM],
  );
  creases(
    box,
    [
      '-7.4,-50 -3,-47 1.6,-47.6',
      '9.6,-47.4 5,-44 0.6,-44',
      '5.8,-28.6 2,-26.6 -2,-27',
      '6.6,-25.6 3,-23.6 -0.6,-24',
      '-3.2,-20.6 2,-19 7.6,-20.4',
    ],
    1.5,
    '#2c2022',
  );
}

/** The arm beyond him: from the elbow up along the shaft. */
function farArm(box: Local): void {
  firelit(box, '-22.6,-79.4! -25.4,-82.6! -27.6,-80! -24.6,-75.4!', { ...SKIN, soft: 2 });
  firelit(
    box,
    '-8,-82! -13,-78 -17,-75.4! -20,-77.4 -23.4,-80.6! -26.4,-77! -23,-71.4 -18.6,-67.4 -15,-67 -6,-70!',
    { ...WOOL, soft: 6 },
    ['-17.4,-76! -15.6,-72 -18.6,-67! -4,-66! -4,-84!', '#22414a'],
  );
}

function jumper(box: Local): void {
  firelit(
    box,
    '-12.4,-82.4! -14.6,-77 -14.4,-71 -11.6,-63 -9,-57 -8.8,-51.6! 0,-50.4 8.4,-52.4! 8,-59 6.6,-66 4.2,-74 0.6,-80.4 -3,-84!',
    { ...WOOL, soft: 9 },
    ['-6.4,-88! -4.4,-76 -2.6,-66 -2.6,-48! 14,-48! 10,-88!', '#1d3c46'],
    ['-2.4,-88! 0.4,-76 2.4,-66 3,-48! 14,-48! 10,-88!', '#11252e'],
    ['-12,-83! -9.6,-76 -8.4,-70 -5,-61 -4,-50! -12,-48! -18,-70!', WARM],
  );
  firelit(
    box,
    '-9.2,-54! 0,-52.6 8.4,-54.6! 8.6,-50.6 0,-48.8 -9,-50.4!',
    { ...WOOL, soft: 10 },
    ['-2.6,-56! -2.4,-48! 10,-48! 10,-56!', '#1d3c46'],
    ['3,-56! 3.2,-48! 10,-48! 10,-56!', '#11252e'],
  );
  creases(box, ['-5.6,-53 -5.6,-50', '-1.6,-52.4 -1.6,-49.4', '2.4,-52.6 2.6,-49.6'], 1.1, '#1b343d');
  firelit(box, '-13,-82! -12.8,-84.6 -9,-85.6 -4.2,-87.2! -2,-83.6 -5,-80.4 -10,-79.6', {
    ...WOOL,
    soft: 5,
  });
  creases(box, ['-10.4,-63 -6,-58.6 -0.6,-58', '-9.4,-58.4 -5.6,-55.8 -1.6,-55.8'], 1.6, '#1b343d');
}

function paddle(art: Art): void {
  const [x, y] = FOOT;
  firelit(
    art,
    tube(
      [
        [x, y],
        [393, 520],
        [381, 366],
      ],
      [2.6, 2.6, 3],
      10,
    ).outline,
    { ...ASH, soft: 2, rimWidth: 1 },
  );
  firelit(art, ribbon(line(x - 9, y + 1, x + 9, y), 7, { start: 0.7, end: 0.7 }), {
    ...ASH,
    soft: 2,
    rimWidth: 1,
  });
  firelit(
    art,
    '379,374! 374,368 364,350 359,326 361,306 366,298 373,295! 381,297 387,304 391,324 390,346 385,364',
    { ...ASH, soft: 6, rimWidth: 1.4 },
    ['372,296 376,320 380,346 382,374 396,370 396,300', '#b07a4c'],
  );
  creases(art, ['374,300 377,330 380,366'], 1, '#7a5236');
}

/** The near arm hangs its weight on the shaft: elbow low, the fist under the other. */
function nearArm(box: Local): void {
  const { art } = box;
  firelit(box, '-19.6,-70.6! -24,-73.6! -26,-70! -21.4,-66.4!', { ...SKIN, soft: 3, rimWidth: 1.2 });
  gripFromBack(local(art, 391, 477, 0.175, { mirror: true, rot: 16 }), HAND, {
    side: [-1, 0.4],
    paint: SKIN.rim,
  });
  firelit(
    box,
    '-8.4,-82 -3,-82.4 1.2,-78 0.4,-71.6 -3.4,-65.4 -7.6,-60.6 -12,-59.4 -17,-62 -22.6,-66.4! -20,-71.6! -15.4,-69.4 -12,-68.4 -10.6,-72 -10.4,-78',
    { ...WOOL, soft: 9 },
    ['-3.4,-84 -3.4,-75 -6,-68.6 -9.6,-64.4 -14,-63.8 -22,-68! -22,-60! -8,-56! 4,-66!', '#1a343e'],
    ['-9.4,-80.6 -8.4,-74 -9,-69 -11,-67 -12.4,-69 -11.4,-78', WARM],
  );
  firelit(box, '-19.2,-72.4! -22,-65.6! -19.6,-64! -16.8,-70.6!', { ...WOOL, soft: 4 });
  creases(
    box,
    [
      '-11.6,-68.4 -8.6,-66.6 -5.4,-66.8',
      '-12,-67.8 -10,-64.4 -8.6,-61.4',
      '-13,-68.4 -13.4,-65 -12.6,-61.6',
    ],
    1.5,
    '#152b33',
  );
}
