import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './light.ts';

/** Set apart against the wind, the far one behind: trousers, boot, its sole. */
const LEGS = [
  [
    closed('4,-56.2! 20,-56.2! 22,-42.1 22.6,-29.2 24,-16.4 25,-6.4! 16,-6.4! 13,-18.7 10,-31.6 6,-43.3'),
    closed('15,-9! 26,-9! 26,-3 26,1! 8,1! 7,-1.6 10,-3.6 14.6,-4.6'),
    closed('7,-0.6! 26.4,-0.6! 26.4,2! 7,2!'),
  ],
  [
    closed('-8,-56.2! 9,-56.2! 6,-42.1 1,-30.4 -3,-17.5 -5,-6.4! -14,-6.4! -14.6,-19.9 -14,-31.6 -11,-44.5'),
    closed('-15,-9! -4,-9! -4,-3 -4,2! -23,2! -24,-0.6 -21,-2.8 -15.6,-4!'),
    closed('-24,0.4! -3.6,0.4! -3.6,3! -24,3!'),
  ],
] as const;
/** Leaning back from the hips, chest to the fall; the wind of it takes the hem. */
const JACKET = closed(
  '-1,-82! -7,-74 -10.6,-63 -10,-54 -10.6,-44! -2,-41 9,-41.6 19,-46 33,-51! 27,-57 21,-65 19,-74 17,-83! 8,-87',
);
const HOOD = closed('1,-84! 8,-83 14,-86 17,-90! 23,-88 26,-82 23,-75 16,-72! 10,-75 4,-78');
/** Upper arm down to the elbow, a corner, and up again to the jaw. */
const SLEEVE = closed(
  '10,-83! 16,-78 14,-70 5,-61 -5,-55 -13,-53! -18,-54 -19.4,-59 -16.6,-68 -12,-77! -1,-75.4! -3,-71 -4,-67.6! 1,-72 5,-79',
);
/** On the cheek: the wrist under the jaw, the fingers up beside the mouth, the thumb under the chin. */
const HAND = closed(
  '-10.2,-75! -11,-79 -13.2,-82 -15.4,-85! -15.2,-87.2 -13.4,-87.6 -11,-85.6 -9.2,-84.4! -9.4,-89 -9,-94 -7.4,-97.4 -5.4,-97.2 -4.6,-94.8! -3.2,-96 -1.4,-94.8 -1.2,-92.4! 0.4,-92.8 1.6,-91 1.4,-86 -0.6,-80 -3.2,-75!',
);
/** The other half of the hollow, beyond the mouth. */
const FAR_HAND = closed(
  '-16,-75! -19.4,-80 -21.6,-86 -23,-92 -23,-97 -21.6,-98.6 -20.4,-96.4! -20.4,-99.6 -18.8,-101 -17,-98.6 -16.4,-92 -14.6,-86 -11,-82 -9,-76!',
);
/** The head, upright, round the middle of the skull: brow, nose, open mouth, chin, the jaw's corner under the ear. */
const HEAD = closed(
  '-6,-31! -18,-27 -25,-18 -27,-9! -25.6,-5 -30,0 -33.6,4.6! -32.4,7.6 -27.6,9! -29.4,11.6 -28.6,14.4! -20,15.6 -14,18! -18,24 -25.6,27! -26.6,30 -24.4,34.4 -19,37 -12,36.4! -2,32 6,25 9,15! 14,0 12,-20 4,-30',
);
const MOUTH = closed('-28.6,14.2! -20,14.4 -13.4,17.6! -17,24.8 -25.8,27.4! -24.6,21');
const HAIR = closed(
  '-22,-25! -16,-32 -6,-36.6 8,-36.6 20,-31 28,-19 30,-4 27,8 20,18! 16,22 12,21! 11,14 11,8! 6,2 4,-6 5,-13! 2,-6 -1,2! -3,-8 -5,-15! -12,-17 -18,-20',
);
/** What the fall's wind makes of it: thick behind the tie, it swings down and up and runs out thin. */
const TAIL = closed(
  '20,-104! 24,-108 30,-110.4 37,-109.6 44,-106 51,-102.6 58,-102 65,-104.6 71,-109.4! 67,-102.4 61,-98 54,-96.4 46,-96.8 39,-97.6 31,-97 25,-96.4 20,-97!',
);
/** Two strands that it loses. */
const STRANDS = [
  [curve('36,-108.6 45,-107.6 53,-107.4 61,-110 66,-114'), 2.6],
  [curve('40,-98 48,-94 56,-91.6 64,-92.4'), 2.4],
] as const;

/** Somebody small before all that, from the side: feet apart, head back, hands at the mouth, calling up the fall. */
export function caller(art: Art, x: number, y: number, scale: number): void {
  const ground = local(art, x, y, scale);
  const box = local(art, x, y - 8 * scale, scale);
  const form = (
    outline: Path,
    fill: string,
    shade: string,
    rim: string | undefined,
    soft: number,
    on = box,
  ): void =>
    toned(on, outline, {
      fill,
      shade,
      soft: soft * scale,
      rimWidth: 1.6 * scale,
      ...(rim ? { rim } : {}),
    });
  // her shadow on the slab, away from the sun
  ground.fill(closed('24,1! -20,3! -46,10 -70,21 -74,26! -44,20 0,10'), '#0c2f3a', 0.55);
  // the far arm, beyond the face
  form(SLEEVE.translate(-6, -1.6), '#a8465c', '#7c2c48', undefined, 4);
  form(FAR_HAND, '#c48a72', '#a06a5a', undefined, 1.6);
  strokes(box, ['-20.4,-97 -20,-91 -18,-85'], 0.9, '#7c4c42', 0);
  for (const [i, [leg, boot, sole]] of LEGS.entries()) {
    form(leg, i ? '#45607f' : '#33496a', i ? '#2c4060' : '#253652', i ? '#a9c0c8' : undefined, 6, ground);
    form(boot, i ? '#7d5240' : '#61402f', '#3f2628', i ? '#d9a888' : undefined, 3, ground);
    ground.fill(sole, '#2a1c20');
  }
  form(JACKET, '#d9667a', '#a83f5c', '#ffd6c4', 9);
  strokes(box, ['13,-68 14,-58 22,-49', '3,-60 8,-50 16,-45', '-9,-48 0,-45 14,-46'], 1.2, '#7c2c48', 0.15);
  // a short neck, in the jaw's shade
  box.fill(closed('0,-90! 0,-84 -2,-78! 15,-77! 16,-92!'), '#b87a62');
  head(box);
  form(HOOD, '#e0748a', '#b04a64', '#ffd6c4', 4);
  // the hand's shade on the cheek: it is held off it
  box.fill(HAND.translate(1.9, 0.2), '#a2644f', 0.85);
  form(HAND, '#f2c09e', '#cf9074', '#fff0d8', 2);
  strokes(box, ['-4.6,-95 -5,-90 -5.2,-86', '-1.2,-92.6 -1.8,-88 -2.2,-84.6'], 0.9, '#a86e5c', 0);
  strokes(box, ['-9.2,-84.4 -8,-81.6 -7.8,-79'], 0.9, '#a86e5c', 0.1);
  form(SLEEVE, '#e0748a', '#b04a64', '#ffd6c4', 5);
  strokes(box, ['-16,-57 -11,-62 -8,-65', '-13,-55 -6,-59 0,-64', '-12,-74 -2,-72.4'], 1.2, '#7c2c48', 0.1);
}

/** Thrown back upon the neck. */
function head(box: Local): void {
  const own = local(box.art, ...box.at(5.4, -98), box.scale * 0.52, { rot: 17 });
  const skin = { fill: '#edb794', shade: '#c98a6c', soft: 3.4 * box.scale, rimWidth: 0 };
  toned(
    own,
    HEAD,
    skin,
    // the jaw's own plane, from the ear to the chin
    [closed('10,8! 8,17 5,25 -3,32 -13,37 -22,37! -17,33 -8,29 -2,22 1,12!'), '#cd9071'],
    [closed('-17,5! -12,2 -7,5 -7,10 -12,13 -17,10'), '#e39a80'],
  );
  own.fill(MOUTH, '#5c2430');
  own.fill(closed('-28.4,14.4! -20,14.6 -16,16.4! -19,18 -27,17.8!'), '#fbeee2');
  own.fill(closed('-24.6,26.6! -23,22.8 -19,21.8 -17,23.4! -19,25.4'), '#b8555c');
  // lid and brow
  own.blot(
    [
      ribbon(curve('-23,-2.6 -19,-5.6 -14,-3.4'), 2.4),
      ribbon(curve('-24.4,-11 -19,-14.4 -12,-12.4'), 2.4, { start: 0.2, end: 0.5 }),
    ],
    '#4a2a2a',
  );
  box.blot(
    STRANDS.map(([way, width]) => ribbon(way, width, { start: 0.9, end: 0.1 })),
    '#3c2a30',
  );
  toned(
    box,
    TAIL,
    {
      fill: '#3c2a30',
      shade: '#241a24',
      soft: 3 * box.scale,
      rim: '#c99a78',
      rimWidth: 1.4 * box.scale,
    },
    [closed('24,-105! 30,-107.4 37,-106.4 44,-103 51,-99.8! 44,-101 37,-103.6 30,-104.4'), '#54393c'],
  );
  toned(own, HAIR, {
    fill: '#46313a',
    shade: '#2a1e28',
    soft: 4 * box.scale,
    rim: '#d0a180',
    rimWidth: 1.6 * box.scale,
  });
  strokes(own, ['-14,-27 2,-28 16,-20', '-2,-32 14,-29 23,-16'], 1.8, '#7d5c5e', 0.1);
  strokes(
    box,
    ['24,-101.6 32,-102.4 42,-99.8 54,-98.6', '25,-105 33,-106.4 42,-103.2 50,-100'],
    0.9,
    '#7d5c5e',
    0.1,
  );
  box.blot(ribbon(curve('21.4,-105 23.4,-101.6 22.8,-98'), 3, { start: 0.8, end: 0.8 }), '#f4e3b4');
  own.fill(closed('5,-1! 9,-4 13,-1 13,6 8,11 5.6,7'), '#dc9e7f');
}
