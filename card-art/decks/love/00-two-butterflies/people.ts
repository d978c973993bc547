import { castShadow, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  roundLimb,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.8] },
  shade: '#3f4444',
  rim: '#fff6dc',
  rimWidth: 1.4,
  stray: 0,
});

/** A form of somebody: outline, colour, softness. */
type Part = readonly [outline: Path, fill: string, soft?: number];
const [SKIN, STRAW, ROSE] = ['#d0a078', '#e2c886', '#c0586c'];
const SHADES: Record<string, string> = {
  [SKIN]: '#8a5a44',
  [STRAW]: '#8e6f3c',
  [ROSE]: '#6e2844',
  '#f1e8d0': '#8f9488',
};

/** She comes over the stones from the right, seen from above: the hat, the skirt gathered in a hand, a basket. */
const SHE: readonly Part[] = [
  [roundLimb('-3,-22 -8,-8 -8,-2', [3, 2.4, 2.2], 10), SKIN],
  [roundLimb('7,-22 8,-8 9,-4', [3, 2.4, 2.2], 10), SKIN],
  [closed('-11,-1! -6,-4 -3,1 -8,4 -16,4!'), '#6a4a3a'],
  [closed('6,-4! 11,-6 13,0 8,2 1,1!'), '#6a4a3a'],
  [
    closed('-9,-60! 0,-63 10,-60! 18,-42 24,-22 22,-12! 12,-15 4,-10 -6,-14 -16,-11! -20,-20 -14,-42'),
    ROSE,
    6,
  ],
  [roundLimb('11,-72 20,-60 19,-46', [4, 3.2, 2.2], 12), '#f1e8d0', 2],
  [closed('-10,-78! 0,-82 11,-78! 14,-68 10,-57! 0,-55 -10,-57! -13,-68'), '#f1e8d0', 4],
  [roundLimb('-9,-74 -20,-64 -17,-48', [4, 3.2, 2.2], 12), '#f1e8d0', 2],
  [ellipse(-16.4, -46, 2.6), SKIN],
  [closed('-3,-80! 4,-80! 4,-88 -4,-88'), SKIN],
];

/** He has stepped into the water beside them, and lifts his hat. */
const HE: readonly Part[] = [
  [roundLimb('-5,-40 -7,-24 -7,-12', [6, 4.8, 3.4], 12), '#4d5d62', 2],
  [roundLimb('6,-40 8,-24 8,-10', [6, 4.8, 3.4], 12), '#4d5d62', 2],
  [roundLimb('-7,-14 -7,-4', [2.8, 2.6], 6), SKIN],
  [roundLimb('8,-12 8,-1', [2.8, 2.6], 6), SKIN],
  [roundLimb('-11,-72 -20,-58 -19,-42', [4.4, 3.6, 2.3], 12), '#f1e8d0', 2],
  [closed('-11,-80! 0,-84 12,-80! 15,-66 12,-50 12,-40! 0,-37 -12,-40! -13,-52 -14,-66'), '#f1e8d0', 5],
  [closed('-9,-81! -4,-82 0,-70 5,-82 10,-80! 12,-64 10,-46! 0,-43 -10,-46! -12,-64'), '#7f8f6c', 5],
  [closed('-4,-82! 5,-83! 6,-90 -2,-90'), SKIN],
  [closed('-4,-96 0,-102 8,-102 12,-96 12,-90 7,-85 1,-86 -3,-90'), SKIN, 2],
  [closed('9,-101! 4,-106 -4,-104 -7,-97 -5,-89 0,-87! 2,-92 2,-97 6,-99'), '#3c322e', 3],
  [roundLimb('11,-76 25,-84 31,-98', [4.4, 3.6, 2.3], 12), '#f1e8d0', 2],
  [ellipse(32, -100, 2.8), SKIN],
];

function figure(on: Local, parts: readonly Part[]): void {
  for (const [outline, fill, soft = 1.4] of parts)
    paint(on.art, on.place(outline), fill, soft * on.scale, { shade: SHADES[fill] ?? '#2c3436' });
}

/** What somebody throws on the water, to the right and towards us. */
function thrown(on: Local, parts: readonly Part[]): void {
  const [x, y] = on.at(0, 0);
  const whole = on.place(Path.join(parts.map(([outline]) => outline)));
  stippled(on.art, castShadow(whole, y, 0.42, 0.3), '#29474a', [x, y], [x + 80, y + 60], [0.9, 0.55]);
}

/** A straw hat from above, tilted by the head under it. */
function strawHat(on: Local, x: number, y: number, size: number, rot: number, band: string): void {
  const box = local(on.art, ...on.at(x, y), on.scale * size, { rot });
  paint(on.art, box.place(closed('-17,1 -12,-9 0,-12 13,-9 17,1 12,9 0,12 -13,9')), STRAW, 4 * on.scale, {
    shade: SHADES[STRAW]!,
  });
  box.fill(ellipse(1, -1, 9.4, 7.6), band);
  paint(on.art, box.place(ellipse(0.4, -3, 8.6, 6.8)), '#edd69a', 3 * on.scale, { shade: SHADES[STRAW]! });
  strokes(box, ['-14,3 -6,9 6,9', '-10,-7 0,-10 10,-7'], INK.detail, '#a98a50');
}

export function woman(art: Art): void {
  const on = local(art, 340, 630, 1.18, { rot: -3 });
  thrown(on, SHE);
  figure(on, SHE);
  strokes(on, ['-4,-58 -8,-40 -12,-20', '1,-58 2,-40 0,-16', '5,-58 12,-40 16,-20'], INK.form, '#8a3450');
  // a basket on her arm
  on.line(arc(21, -46, 8, -90, 90), 2, '#7a5a34');
  paint(art, on.place(closed('11,-46! 31,-46! 28,-33 14,-33')), '#a5804a', 3, { shade: '#5c4226' });
  on.blot([ellipse(16, -47, 4, 3), ellipse(25, -47.4, 4.4, 3.2)], '#e9e2c2').blot(
    ellipse(20.6, -48.6, 3.6, 3),
    '#919f77',
  );
  strawHat(on, -3, -93, 1.06, -16, '#7d3a4e');
}

export function man(art: Art): void {
  const on = local(art, 216, 738, 1.22, { rot: 5 });
  thrown(on, HE);
  // the water round his legs
  for (const [x, y, r] of [
    [-7, -2, 8],
    [8, 1, 8],
    [0, 2, 24],
    [1, 3, 34],
  ] as const)
    art.blot(ink(on.place(ellipse(x, y, r, r * 0.46)), 1.9, r, 0.1), '#eef3de');
  figure(on, HE);
  strokes(on, ['0,-70 0,-58 1,-45', '-6,-38 -6,-28', '7,-38 8,-26'], INK.detail, '#39463c');
  // his shoes in the other hand, tied by their laces
  on.line(curve('-19,-41 -20,-36 -22,-32'), 1.4, '#3c322e').line(
    curve('-19,-41 -17,-36 -16,-31'),
    1.4,
    '#3c322e',
  );
  on.fill(closed('-26,-32! -20,-33! -18,-24 -21,-20 -26,-22'), '#5c4030').fill(
    closed('-18,-31! -13,-32! -11,-23 -14,-19 -18,-21'),
    '#6e4e38',
  );
  on.fill(ellipse(-19, -41, 2.6), SKIN);
  strawHat(on, 35, -106, 0.8, 30, '#3f4a4c');
}
