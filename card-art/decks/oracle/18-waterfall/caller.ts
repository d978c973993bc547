import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path, ribbon } from '../../../kit/pen/index.ts';
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
/** Upper arm down to the elbow, a corner, and up again to the mouth. */
const SLEEVE = closed(
  '11,-83! 16,-77 13,-70 3,-64 -9,-57 -17,-55! -22,-57 -23,-62 -21.6,-71 -20,-80! -11,-79! -11.4,-72 -11,-67! -4,-72 2,-79',
);
/** Hollow beside the mouth: palm, fingers together, the thumb under the chin. */
const HAND = closed(
  '-20,-75! -20.4,-85 -21,-91 -20.4,-97 -18.6,-102 -16.6,-102.4 -15.2,-98.6 -14,-94.6! -11.6,-92.6 -9.4,-89.4! -9.6,-86.8 -11.6,-85.4 -13,-75!',
);
const FAR_HAND = closed('-23,-75! -23.6,-88 -23.6,-97 -22,-104 -20,-104.4 -18.6,-99 -18,-90 -16,-75!');
/** The head thrown back: brow, nose, open mouth, chin, throat. */
const HEAD = closed(
  '-1,-109! -5,-107.6 -8,-104.4 -9.4,-102! -13,-102.4 -14,-100.6 -12.2,-98.6 -10.8,-98! -12,-96 -10.4,-95! -8.4,-92.8! -10.2,-90.6 -9,-87 -4,-85.4! -1,-82 2,-78! 14,-80! 14,-90 17,-97 14,-106 7,-110',
);
const HAIR = closed(
  '-4,-107! -1,-112 7,-115 15,-112 19.6,-105 19,-97 15,-91 13,-87! 10,-90 8.6,-94! 8,-99 5,-102 4,-106! 0,-107.6',
);
const TAIL = closed(
  '17,-109! 23,-112 30,-110 37,-111 44,-115 51,-120! 48,-113 50,-110 56,-110! 49,-105 44,-102 47,-99! 39,-100 31,-100 24,-100 18,-103!',
);

/** The head laid back upon the neck. */
const back = (path: Path): Path => path.rotate(14, 8, -84);

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
  form(SLEEVE.translate(-4, -3), '#a8465c', '#7c2c48', undefined, 4);
  form(FAR_HAND.translate(2, -3), '#c48a72', '#a06a5a', undefined, 2);
  for (const [i, [leg, boot, sole]] of LEGS.entries()) {
    form(leg, i ? '#45607f' : '#33496a', i ? '#2c4060' : '#253652', i ? '#a9c0c8' : undefined, 6, ground);
    form(boot, i ? '#7d5240' : '#61402f', '#3f2628', i ? '#d9a888' : undefined, 3, ground);
    ground.fill(sole, '#2a1c20');
  }
  form(JACKET, '#d9667a', '#a83f5c', '#ffd6c4', 9);
  strokes(box, ['13,-68 14,-58 22,-49', '3,-60 8,-50 16,-45', '-9,-48 0,-45 14,-46'], 1.2, '#7c2c48', 0.15);
  form(back(HEAD), '#eab492', '#c98a6c', '#fff0d8', 4);
  box.fill(back(closed('-11.6,-95.4! -8.6,-96 -6.6,-93.8 -7.6,-91.2 -10.2,-90.6!')), '#5c2430');
  // the lid, the brow
  box.blot(ribbon(back(curve('-9,-102 -6.4,-100.6 -4.2,-101.4')), 1.2), '#4a2a2a');
  box.blot(ribbon(back(curve('-7.6,-105.6 -4.6,-105.4 -2,-104')), 1), '#4a2a2a');
  form(TAIL.translate(0, 4), '#3c2a30', '#241a24', '#c99a78', 4);
  form(back(HAIR), '#46313a', '#2a1e28', '#d0a180', 4);
  strokes(box, [back(curve('2,-110 9,-108 15,-101')), '22,-103 32,-101 44,-104'], 0.9, '#7d5c5e', 0.1);
  box.blot(ribbon(curve('21.4,-105 23.4,-101.6 22.8,-98'), 3, { start: 0.8, end: 0.8 }), '#f4e3b4');
  box.fill(back(closed('6,-100! 9.4,-100.4 10,-96.6 8,-93.6 6,-95')), '#d99a7c');
  form(HOOD, '#e0748a', '#b04a64', '#ffd6c4', 4);
  form(HAND.translate(2, -3), '#f0bc9a', '#cf9074', '#fff0d8', 2.4);
  strokes(box, ['-16.4,-103 -15.4,-96 -13.4,-91'], 0.9, '#a86e5c', 0);
  form(SLEEVE, '#e0748a', '#b04a64', '#ffd6c4', 5);
  strokes(box, ['-20,-59 -15,-64 -11,-67', '-18,-57 -10,-61 -4,-66', '-20,-77 -11,-76'], 1.2, '#7c2c48', 0.1);
}
