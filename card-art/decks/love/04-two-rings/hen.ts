import { flat, strokes, within } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, type Path, type Point, ribbon } from '../../../kit/pen/index.ts';
import { GOLD } from './rings.ts';
import { onGround, SUN } from './view.ts';

const COAT = { deep: '#281c33', dark: '#382843', fill: '#4a3655', light: '#6a5374', rim: '#e0b096' } as const;
const COPPER = ['#7c3a2c', '#b5643a', '#e0954e'] as const;
const RED = ['#8c2038', '#c8344a'] as const;
const LEG = ['#96602c', '#dc9f42'] as const;
/** The bill, paler than the gold in it. */
const HORN = ['#6a4a58', '#b99a98', '#e6cfc4'] as const;

/** Where in the yard she runs, the way her back points along the ground, her measure beside a hen of 42 cm. */
const PLACE = { right: -0.5, away: 1.84, back: [0.958, 0.287], size: 0.74 } as const;

/** Her own box on the picture, over the place between her feet: we see her from above, in 2 mm foreshortened. */
export const HEN = { at: onGround(PLACE.right, PLACE.away), scale: 0.5 } as const;

/** Her profile as the sun sees it, in centimetres over the ground; all its pieces go the same way round. */
const PROFILE = [
  '-22,-27.5! -20.5,-30 -19,-31! -18.5,-33.6 -16,-33.8 -13.4,-32.4! -11.6,-28 -8.4,-24.6 -4,-22.5 2,-22.5 7,-23.5! 10,-27 13.5,-32 17,-33! 19.5,-29 18.5,-24 15,-18! 10,-13.5 5,-11 -2,-10 -8,-12.4 -12.4,-17 -15,-22 -17.5,-26!',
  '-26,-29! -22,-30! -21,-27! -25,-25.6!',
] as const;
/** Her legs, each as far aside towards us as it stands. */
const LEGS = [
  [3.6, '-6,-13! -2.6,-13! -5.4,-7! -8.4,-1.6! -9,0.6! -12.6,0.9! -12.8,0! -10.8,-1! -7.6,-7!'],
  [-4, '3,-14! 7,-14! 8.4,-8! 11.8,-2! 12,0! 8.4,0.6! 8.4,-0.4! 9.8,-1.6! 5.8,-8!'],
] as const;

/** What of the yard lies in her shade: her profile laid down from her feet, as long as the low sun draws all. */
export const HEN_SHADE: readonly Path[] = [...PROFILE.map((knots) => [0, knots] as const), ...LEGS].map(
  ([side, knots]) =>
    closed(knots).map((x, y): Point => {
      const [along, aside, up] = [x, side, -y].map((of) => (of * PLACE.size) / 100) as [
        number,
        number,
        number,
      ];
      const [right, away] = PLACE.back;
      return onGround(
        PLACE.right + along * right + aside * away + up * SUN.right,
        PLACE.away + along * away - aside * right + up * SUN.away,
      );
    }),
);

const BODY =
  '-66,-44! -62,-26 -46,-11 -18,-4 18,-13 46,-34 68,-64! 70,-78 64,-90! 32,-103 -4,-98 -36,-85 -58,-68';

/** A hen with copper hackles that has taken a stone too, and makes off with it at a run. */
export function hen(box: Local): void {
  // the leg that pushes off, its toes still down
  foot(
    box,
    '40,-46 47,-40 56,-31',
    ['57,-31 47,-30 38,-25', '57,-31 51,-25 45,-19', '57,-31 58,-24 57,-18'],
    LEG[0],
  );
  tail(box);
  // the leg that comes down, before the belly's fluff closes over its root
  foot(
    box,
    '-32,-12 -36,2 -51,28',
    ['-51,28 -62,28 -73,32', '-51,28 -60,34 -68,42', '-51,28 -54,36 -55,45', '-51,28 -44,27 -38,29'],
    LEG[1],
  );
  flat(box, '-48,-22! -26,-24 -10,-12 -16,0! -26,8 -36,10! -44,0 -50,-10', COAT.fill, [
    '-10,-12! -16,0 -26,8 -36,10! -30,-4 -24,-12',
    COAT.light,
  ]);
  flat(
    box,
    BODY,
    COAT.fill,
    // the side beyond the spine is turned from the sun
    ['-60,-70! -36,-77 -8,-86 28,-92 70,-84! 70,-110 -60,-110', COAT.dark],
    // breast and flank, towards us, lie in it
    ['-64,-34! -48,-24 -20,-20 14,-27 44,-46 66,-70! 70,-50 20,0 -40,0 -70,-20', COAT.light],
  );
  wings(box);
  neck(box);
  head(box);
}

/** A roof of quills, seen from over its ridge: beyond it in the shade, on our side in the sun. */
function tail(box: Local): void {
  for (const [quill, fill] of [
    ['58,-88! 72,-108 86,-128 98,-140! 107,-132 104,-116 88,-94 72,-80!', COAT.deep],
    ['60,-84! 84,-106 102,-124 112,-130! 120,-120 112,-106 92,-88 72,-74!', COAT.dark],
    ['60,-80! 86,-96 108,-108 120,-110! 124,-99 112,-90 92,-78 70,-68!', COAT.fill],
    ['56,-76! 82,-84 104,-90 116,-90! 116,-79 102,-72 84,-66 62,-60!', COAT.dark],
  ] as const) {
    flat(box, quill, fill, { side: [1.4, 0.6], paint: COAT.rim });
  }
}

/** Both folded over the back: coverts, then the long quills, each over the next. */
function wings(box: Local): void {
  flat(box, '-36,-80! -8,-94 28,-100 60,-92 78,-86! 54,-84 20,-88 -14,-84!', COAT.deep);
  for (const [quill, fill] of [
    ['-10,-40! 22,-42 48,-56 74,-76! 62,-50 34,-28 0,-25!', COAT.dark],
    ['-12,-46! 22,-48 50,-62 82,-79! 64,-58 34,-38 0,-34!', COAT.fill],
    ['-12,-54! 22,-56 50,-68 84,-82! 66,-68 36,-50 2,-46!', COAT.dark],
  ] as const)
    flat(box, quill, fill, { along: [quill.slice(quill.indexOf('!') + 2)], paint: COAT.rim, width: 1.6 });
  const coverts =
    '-44,-56! -34,-72 -8,-80 24,-84 56,-82! 48,-72 40,-66! 32,-66 24,-58! 12,-58 4,-48! -6,-50 -14,-40! -26,-38 -38,-44';
  flat(box, coverts, COAT.light, ['-44,-60! -34,-72 -8,-80 24,-84 56,-82! 30,-76 2,-70 -24,-62', COAT.fill]);
  strokes(box, ['-26,-52 -16,-48 -8,-54', '-10,-58 2,-55 10,-62', '8,-67 20,-65 28,-72'], 1.5, COAT.dark, 0);
}

/** Stretched out before her: long pointed hackles lie over shoulders and breast. */
function neck(box: Local): void {
  const cape =
    '-98,-84! -84,-91 -66,-88 -46,-82 -24,-76! -30,-68 -18,-62! -30,-58 -22,-48! -36,-48 -30,-34! -44,-38 -44,-22! -55,-31 -60,-17! -66,-30 -74,-28! -78,-44 -88,-58 -98,-64!';
  flat(
    box,
    cape,
    COPPER[1],
    ['-98,-84! -84,-91 -66,-88 -46,-82 -24,-76! -40,-74 -62,-78 -82,-80!', COPPER[0]],
    ['-90,-68! -72,-62 -54,-50 -44,-22! -60,-12 -70,-30 -90,-56', COPPER[2]],
  );
  strokes(
    box,
    ['-82,-74 -60,-70 -34,-62', '-84,-68 -62,-60 -38,-44', '-84,-62 -68,-50 -56,-32'],
    1.7,
    COPPER[0],
    0,
  );
}

function head(box: Local): void {
  // the bill, open about the stone
  box.fill(closed('-104,-66! -116,-58 -119,-51! -110,-53 -101,-58!'), HORN[0]);
  const stone = '-138,-66! -129,-75! -114,-73! -109,-62! -117,-51! -133,-53!';
  flat(
    box,
    stone,
    GOLD.tones[2],
    ['-138,-66! -127,-65! -109,-62! -117,-50! -134,-52!', GOLD.tones[0]],
    ['-127,-65! -109,-62! -117,-50! -124,-51!', GOLD.tones[1]],
    ['-138,-66! -129,-75! -114,-73! -120,-69! -130,-69!', GOLD.tones[3]],
  );
  const face = '-112,-74! -110,-84 -100,-90 -88,-88 -81,-78 -84,-67 -95,-61 -107,-64!';
  flat(box, face, RED[1], ['-112,-80! -104,-85 -92,-84 -80,-78! -82,-94 -112,-94', COPPER[1]]);
  flat(box, '-106,-64! -99,-62 -96,-53 -100,-46 -105,-50', RED[0]);
  flat(box, '-110,-79! -120,-78 -127,-71 -128,-64! -119,-67 -110,-68!', HORN[1], [
    '-110,-79! -120,-78 -127,-71 -128,-66! -119,-74 -110,-75!',
    HORN[2],
  ]);
  // the comb, from above a blade with five points
  const comb =
    '-115,-81! -117,-92! -109,-88! -107,-101! -99,-93! -94,-104! -89,-93! -80,-101! -81,-90! -72,-91! -78,-83! -90,-83 -104,-80!';
  flat(box, comb, RED[1]);
  within(box, comb, ['-116,-80! -104,-86 -90,-88 -70,-88! -70,-78 -116,-76', RED[0]]);
  box.fill(ellipse(-99, -75, 4.4), '#f6d48c').fill(ellipse(-99.8, -75, 2.7), '#1f1420');
  box.art.blot([box.place(ribbon(curve('-105,-77 -99,-80.4 -93,-77.6'), 2.2, { samples: 6 }))], RED[0]);
}

/** From the hock down: the shank, and its toes flat on the stone. */
function foot(box: Local, shank: string, toes: readonly string[], paint: string): void {
  box.art.blot(
    [
      box.place(ribbon(curve(shank), 7, { start: 1, end: 0.7, samples: 8 })),
      ...toes.map((way) => box.place(ribbon(curve(way), 5, { start: 1, end: 0.15, samples: 6, peak: 0.2 }))),
    ],
    paint,
  );
}
