import { contactShadow, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Where the child holds the light. */
export const LAMP = [233, 606] as const;

const form = lit({
  from: { at: [LAMP[0], LAMP[1] - 10] },
  shade: '#14191d',
  rim: '#ffd998',
  rimWidth: 2,
  stray: 0.4,
});

const BAR = closed('30,742! 80,732 140,734 190,744 240,760 290,782 330,806 350,836 352,880! 30,900!');

/** A bar of gravel on our side, in the lamp's light. */
export function shore(art: Art): void {
  art.fill(BAR, art.radial(190, 752, 190, ramp(0, '#b08a58', 0.4, '#5d4a36', 1, '#1c1d1b')));
  strokes(art, ['40,742 80,733 140,735 190,745 240,761 290,783 330,807 350,838'], 2.4, '#f0cd8c', 0.15);
  const chance = random('pebbles');
  for (const [x, y, r] of range(
    46,
    () => [chance.between(54, 320), chance.between(746, 856), chance.between(3, 10)] as const,
  )) {
    const edge = 744 + Math.max(0, x - 170) * 0.46;
    if (y < edge + 8) continue;
    const fair = Math.hypot(x - 190, y - 752) < 90;
    art.fill(ellipse(x + 1, y + r * 0.3, r * 1.5, r * 0.7), '#1a1613', 0.7);
    art.fill(ellipse(x, y, r * 1.4, r * 0.8), fair ? '#a88a5e' : '#4b453a');
    art.fill(ellipse(x + (190 - x) * 0.012, y - r * 0.34, r * 0.9, r * 0.3), fair ? '#f0cf90' : '#6d6350');
  }
  stippled(art, BAR, '#0b1214', [190, 800], [190, 866], [0, 0.8]);
}

/** Lifts the lantern as high as it goes: here I am. */
export function child(art: Art): void {
  contactShadow(art, 164, 766, 46, 9, '#1d1713');
  stippledGlow(art, ...LAMP, 130, '#ffc86a', 0.6);
  const box = local(art, 172, 764, 1.46);
  const part = (shape: Path, fill: string, soft: number): void => form(art, box.place(shape), fill, soft);
  part(limb('-7,-18 -7,-4', [3.6, 3], 6), '#b98562', 1);
  part(limb('5,-18 6,-4', [3.6, 3], 6), '#b98562', 1);
  box.fill([closed('-12,-2! -2,-3 -2,1! -12,1!'), closed('1,-2! 12,-3 12,1! 1,1!')], '#6b3a2a');
  // the far arm waves the lantern, the near one holds the skirt
  part(limb('8,-74 20,-86 30,-102', [4, 3.2, 2.4], 12), '#d09a72', 2);
  part(closed('4,-80! 16,-86 25,-94! 30,-86 31,-76! 20,-68 8,-64!'), '#e9ddbb', 4);
  part(
    closed(
      '-12,-78! 0,-83 12,-79! 15,-62 13,-50! 17,-34 19,-14! 8,-11 -6,-11 -17,-14! -16,-34 -13,-50! -15,-64',
    ),
    '#e9ddbb',
    7,
  );
  part(closed('-13,-76! -20,-62 -26,-48 -31,-40! -22,-34 -13,-38! -10,-54'), '#ded0aa', 4);
  part(limb('-24,-42 -30,-34 -30,-28', [2.6, 2.2, 1.8], 8), '#b98562', 1);
  part(ellipse(-30, -27, 2.4, 3), '#b98562', 1);
  for (const [x, y] of [
    [-8, -30],
    [4, -40],
    [10, -22],
    [-2, -20],
    [-10, -68],
    [6, -68],
    [-22, -48],
    [20, -80],
    [-12, -18],
  ] as const)
    box.fill([closed('0,-3.4 3,-1 2,3 -2,3 -3,-1').translate(x, y)], '#4f8a80');
  part(closed('-14,-60! 0,-57 14,-60! 14,-48! 0,-46 -14,-48!'), '#c8413a', 4);
  part(closed('-3,-62! -16,-66 -20,-56! -10,-50 -2,-51! 8,-48 18,-50! 17,-62 4,-60!'), '#d95148', 3);
  part(closed('-4,-52! -9,-34 -4,-30! 0,-36 5,-32! 5,-44 2,-52!'), '#c8413a', 2);
  part(limb('0,-80 1,-86', [3.4, 3.4], 6), '#b98562', 1);
  part(closed('1,-110! 10,-106 12,-96 9,-87 1,-84 -7,-87 -10,-97 -7,-106'), '#2b201d', 4);
  part(ellipse(0, -112, 5.6, 5), '#2b201d', 2);
  box.fill(closed('-6,-108! 0,-105 7,-108! 5,-105 0,-103 -4,-105'), '#d95148');
  lantern(box);
}

/** A paper lantern on a short stick. */
function lantern(box: Local): void {
  const { art } = box;
  box.line(curve('28,-100 34,-112 42,-119'), 3.4, '#4a3226');
  const [x, y] = box.at(42, -108);
  art.line(curve(`${x},${y - 18} ${x},${y - 12}`), 2, '#4a3226');
  stippledGlow(art, x, y + 8, 52, '#ffe6a0', 0.95);
  const paper = closed(
    `${x - 8},${y - 12}! ${x - 17},${y - 2} ${x - 18},${y + 10} ${x - 9},${y + 26}! ${x + 9},${y + 26}! ${x + 18},${y + 10} ${x + 17},${y - 2} ${x + 8},${y - 12}!`,
  );
  art.fill(paper, art.radial(x, y + 10, 24, ramp(0, '#fffdf0', 0.5, '#ffe7a0', 1, '#f0a850')));
  strokes(
    art,
    [-4, 4, 12, 19].map((dy) => curve(`${x - 17},${y + dy} ${x},${y + dy + 3} ${x + 17},${y + dy}`)),
    1.2,
    '#d98a44',
    0.05,
  );
  art.fill(
    [
      closed(`${x - 9},${y - 15}! ${x + 9},${y - 15}! ${x + 9},${y - 11}! ${x - 9},${y - 11}!`),
      closed(`${x - 9},${y + 25}! ${x + 9},${y + 25}! ${x + 9},${y + 29}! ${x - 9},${y + 29}!`),
    ],
    '#2b201d',
  );
}

/** Her dog has heard the rails sing. */
export function dog(art: Art): void {
  contactShadow(art, 94, 784, 36, 7, '#14110f');
  const box = local(art, 92, 784, 0.86);
  const fur = (shape: Path, soft: number): void => form(art, box.place(shape), '#5b4638', soft);
  fur(ribbon(curve('-20,-4 -36,-2 -42,-14 -34,-22'), 9, { start: 1, end: 0.4 }), 3);
  fur(closed('-24,1! -28,-18 -20,-36 -8,-54 4,-66! 18,-60 20,-44 20,-20 24,1! 12,2 4,-6 -4,1!'), 7);
  fur(closed('2,-60! -2,-76 4,-88! 8,-100! 16,-90! 26,-88 34,-82 44,-80! 44,-73 34,-68 24,-64 18,-56!'), 4);
  box.fill(ellipse(25, -81, 2.3), '#0d0c0c').fill(ellipse(25.8, -81.8, 0.9), '#ffe9b8');
  box.fill(ellipse(43.5, -77.5, 2.8, 2.4), '#0d0c0c');
  box.fill(closed('-2,-60! 8,-55 19,-58! 19,-53 8,-50 -3,-55!'), '#c8413a');
}

/** Pampas and bamboo grass close to us, black, cut by the frame. */
export function reeds(art: Art): void {
  const chance = random('reeds');
  const blades = range(34, (): Path => {
    const x = chance.between(400, 570);
    const high = chance.between(70, 210) * ((x - 340) / 220);
    const lean = chance.between(-70, 20);
    return ribbon(
      spline([
        [x, 884],
        [x + lean * 0.25, 884 - high * 0.65],
        [x + lean, 884 - high],
      ]),
      chance.between(5, 10),
      { start: 1, end: 0.05, peak: 0.2 },
    );
  });
  art.blot(blades, '#060d0f');
  art.blot(
    blades.filter((_, i) => i % 4 === 0).map((blade) => blade.translate(-4, 6)),
    '#27433b',
  );
}
