import { castShadow, flat, fringe, hairs, lit } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { GOLD } from './rings.ts';
import { TOWARDS } from './view.ts';

const COAT = { fill: '#f3e6d4', dark: '#9c88ae', sheen: '#a694b2', rim: '#fffaf0' } as const;
const COPPER = ['#b5643a', '#dc9a52', '#f6cd86'] as const;
const SKIN = { fill: '#d99a3e', dark: '#96602c', rim: '#f6d48c' } as const;

const clothed = lit({ from: { towards: TOWARDS }, shade: COAT.dark, rim: COAT.rim, rimWidth: 2 });

/** Breast low and forward, back level, the belly's fluff before the tail. */
const BODY = closed(
  '-36,-98 -24,-90 -4,-84 20,-84 40,-90 58,-90 66,-80! 58,-64 46,-50 26,-36 2,-28 -24,-29 -46,-38 -60,-54 -64,-72 -58,-88 -46,-100!',
);
const NECK = closed(
  '-68,-134! -62,-138 -54,-130 -47,-116 -36,-102 -22,-91 -27,-80 -40,-70 -54,-66 -65,-70! -70,-84 -73,-102 -76,-118',
);
const TAIL = [
  ['44,-86! 60,-92 76,-106 90,-124! 98,-114 98,-98 86,-82 66,-72!', '#a391b4'],
  ['50,-84! 70,-88 90,-98 106,-114! 112,-100 106,-86 90,-74 64,-66!', '#cbbbc9'],
  ['54,-78! 76,-78 96,-84 114,-92! 113,-78 102,-68 84,-62 62,-60!', COAT.fill],
  ['44,-90! 56,-98 66,-112 72,-130! 83,-120 84,-104 76,-90 58,-80!', '#d9cacf'],
] as const;

const HEAD = closed('-90,-126! -86,-140 -72,-148 -60,-138 -58,-120 -70,-110 -104,-118!');
/** Hock to foot: of the leg that bears it, and of the far one, thrown forward. */
const [BEARS, SWINGS] = ['17,-17 11,-6 3,8', '-14,-19 -26,-14 -41,-8'] as const;
const SHANKS = [BEARS, SWINGS].map((way) => ribbon(curve(way), 7, { start: 1, end: 1 }));

/** What of the yard lies in the shade of a hen that stands at the height `y`. */
export const henShade = (box: Local, y: number): Path[] =>
  [BODY, NECK, HEAD, ...SHANKS, ...TAIL.map(([knots]) => closed(knots))].map((part) =>
    castShadow(box.place(part), y, -0.3, -1),
  );

/** A hen with copper hackles that has taken a stone too, and makes off with it at a run. */
export function hen(box: Local): void {
  const { art } = box;
  const place = (knots: string): Path => box.place(closed(knots));
  art.fill(box.place(ellipse(-3, 9.4, 21, 3.6)), '#3a2f66', 0.75);
  leg(
    box,
    SWINGS,
    ['-40,-8 -50,-12 -57,-10', '-40,-8 -50,-5 -56,1', '-40,-8 -45,-1 -46,5', '-38,-9 -36,-4 -33,-2'],
    SKIN.dark,
  );
  clothed(
    art,
    place('-34,-48! -14,-48 -2,-40 -4,-30! -8,-22 -13,-16! -19,-17 -28,-26 -36,-36!'),
    '#b3a2bd',
    6,
  );
  for (const [knots, fill] of TAIL) {
    clothed(art, place(knots), fill, 6);
  }
  box.art.blot(
    [
      '52,-86 74,-98 89,-115',
      '60,-79 84,-88 104,-105',
      '62,-72 86,-74 108,-85',
      '48,-90 62,-101 73,-119',
    ].map((quill) => box.place(ribbon(curve(quill), 2, { start: 0.6, end: 0 }))),
    COAT.sheen,
  );
  clothed(art, box.place(BODY), COAT.fill, 18);
  // the saddle's feathers run out over the root of the tail
  art.blot(
    fringe('40,-91 56,-90 66,-80 60,-66', -84, {
      count: 15,
      bare: 0,
      length: [10, 20],
      width: 6,
      seed: 'saddle',
    }).map((lock) => box.place(lock)),
    COAT.fill,
  );
  breast(box);
  wing(box);
  drumstick(box);
  hackles(box);
  face(box);
}

/** Under the middle of the body, knee forward: it narrows back to the hock; the foot stands flat. */
function drumstick(box: Local): void {
  leg(box, BEARS, ['3,7 -8,7 -19,9.6', '3,8 -5,11 -11,15', '3,7 -4,4 -12,3', '4,7 11,8 16,11'], SKIN.fill);
  const thigh =
    '-20,-46! -8,-56 10,-58 23,-52 28,-42 27,-31 23,-21 18.6,-13! 14,-14 11,-17! 4,-22 -8,-30 -18,-38';
  box.art.blot(
    fringe('22,-22 18.6,-15 13,-17 6,-21', 120, {
      count: 8,
      bare: 0,
      length: [4, 8],
      width: 4,
      seed: 'hock',
    }).map((lock) => box.place(lock)),
    COAT.fill,
  );
  clothed(box.art, box.place(closed(thigh)), '#f7ecdc', 9);
  box.art.blot(
    [
      '-6,-46 0,-41 6,-43',
      '6,-47 12,-42 18,-45',
      '2,-36 8,-31 13,-33',
      '12,-34 17,-29 22,-32',
      '9,-26 13,-22 17,-23',
    ].map((edge) => box.place(ribbon(curve(edge), 1.8))),
    COAT.sheen,
  );
}

/** Feathers of breast and flank lie down and back. */
function breast(box: Local): void {
  const [left] = box.at(-62, 0);
  const [right] = box.at(60, 0);
  hairs(box.art, box.place(BODY), (x) => 176 - (86 * (x - left)) / (right - left), COAT.sheen, {
    seed: 'breast',
    gap: 8,
    length: [5, 12],
    width: 2.4,
    share: () => 0.42,
  });
}

/** Folded: coverts in two rows, then the long quills, each over the next. */
function wing(box: Local): void {
  for (const [quill, fill] of [
    ['-6,-56! 14,-50 36,-52 60,-64! 52,-50 30,-42 4,-44!', '#a08fb0'],
    ['-8,-60! 14,-55 38,-58 64,-71! 54,-56 32,-48 4,-49!', '#b9a9bd'],
    ['-8,-66! 14,-61 36,-65 62,-78! 54,-63 32,-54 2,-54!', '#d6c6cb'],
    ['-8,-72! 12,-68 34,-72 56,-83! 50,-69 30,-60 0,-60!', COAT.fill],
  ] as const) {
    clothed(box.art, box.place(closed(quill)), fill, 4);
  }
  clothed(
    box.art,
    box.place(
      closed(
        '-34,-78! -22,-86 0,-86 20,-82! 30,-78 34,-74! 26,-70 22,-64! 14,-64 8,-57! 0,-58 -8,-52! -18,-54 -28,-62',
      ),
    ),
    '#fbf1e2',
    8,
  );
  box.art.blot(
    [
      '-24,-66 -16,-61 -9,-65',
      '-12,-63 -3,-59 6,-65',
      '-26,-74 -18,-69 -10,-73',
      '-12,-72 -3,-67 6,-72',
      '4,-71 13,-67 22,-73',
      '6,-50 28,-47 46,-53 57,-62',
      '8,-56 30,-53 48,-59 60,-69',
      '14,-63 32,-60 48,-65 58,-75',
    ].map((edge) => box.place(ribbon(curve(edge), 1.8))),
    COAT.sheen,
  );
}

/** Copper neck feathers, long and pointed, from the head down over shoulders and breast. */
function hackles(box: Local): void {
  const { art } = box;
  const neck = box.place(NECK);
  const [front] = box.at(-72, 0);
  const [back] = box.at(-24, 0);
  // down at the throat, down and back along the nape
  const flow = (x: number): number => 176 - (48 * (x - front)) / (back - front);
  const hem = fringe('-21,-92 -28,-80 -42,-70 -56,-66 -66,-71', 90, {
    count: 19,
    bare: 0,
    length: [14, 26],
    width: 6,
    seed: 'hem',
  }).map((lock) => box.place(lock));
  art.blot(hem, COPPER[0]);
  clothed(art, neck, COPPER[0], 9, { shade: '#7c3a2c', rim: COPPER[2] });
  const long = { length: [12, 24], width: 4.4 } as const;
  hairs(art, neck, flow, COPPER[1], { ...long, seed: 'hackles', gap: 6.5, share: () => 0.75 });
  hairs(art, neck, flow, COPPER[2], {
    ...long,
    seed: 'lit hackles',
    gap: 8,
    share: (x) => 0.2 + (0.7 * (x - front)) / (back - front),
  });
  const tips = fringe('-26,-96 -33,-85 -45,-76 -56,-72 -66,-76', 90, {
    count: 14,
    bare: 0.2,
    length: [14, 24],
    width: 5,
    seed: 'tips',
  }).map((lock) => box.place(lock));
  art.blot(tips, COPPER[1]);
}

function face(box: Local): void {
  const put = (knots: string): Path => box.place(closed(knots));
  const { art } = box;
  // comb: one blade with five points, the last laid back
  flat(
    box,
    '-88,-140! -92,-150 -90,-156! -85,-148! -84,-158 -80,-164! -76,-152! -73,-162 -67,-166! -66,-154! -61,-160 -54,-160! -56,-150! -50,-152 -45,-148! -52,-140 -60,-134 -74,-134!',
    '#c23048',
    ['-88,-140! -78,-146 -64,-146 -45,-146! -50,-138 -60,-132 -74,-130!', '#8c2038'],
  );
  flat(
    box,
    '-91,-128! -90,-138 -82,-144 -70,-143 -61,-136 -57,-126 -60,-115 -70,-111! -80,-113 -88,-118!',
    '#b93a48',
    ['-91,-128! -82,-126 -74,-118 -66,-116 -58,-124! -58,-108 -90,-108', '#8e2a3c'],
    // feathers at the back of the head
    ['-66,-145! -58,-140 -52,-126 -54,-110! -64,-108! -61,-118 -62,-130', COPPER[0]],
  );
  // ear lobe, wattles
  flat(box, '-69,-124! -64,-124 -62,-117 -65,-111 -69,-114', '#eadbd6', [
    '-69,-124! -67,-118 -66,-110! -72,-110',
    '#b9a0b0',
  ]);
  flat(box, '-86,-119! -80,-119 -77,-110 -80,-99 -85,-97 -89,-105', '#c23048', [
    '-86,-119! -84,-108 -82,-98! -92,-98 -92,-112',
    '#8c2038',
  ]);
  // the bill, open about the stone
  art.fill(put('-86,-121! -97,-118 -105,-113 -107,-107! -98,-108 -86,-112!'), SKIN.dark);
  const stone = '-125,-120! -116,-127! -104,-122! -102,-113! -112,-107! -123,-110!';
  flat(
    box,
    stone,
    GOLD.tones[2],
    ['-126,-120! -114,-117! -102,-113! -112,-106! -125,-109!', GOLD.tones[0]],
    ['-125,-120! -116,-127! -104,-122! -114,-117!', GOLD.tones[3]],
  );
  flat(box, '-88,-136! -97,-135 -106,-130 -111,-121! -105,-122 -98,-120 -86,-121!', SKIN.fill, [
    '-88,-136! -97,-135 -106,-130 -109,-126! -98,-130 -88,-131!',
    SKIN.rim,
  ]);
  box
    .fill(ellipse(-77, -130.6, 4.2, 4.2), '#e6a144')
    .fill(ellipse(-77.8, -130.8, 2.7, 2.8), '#1f1420')
    .fill(ellipse(-76.6, -132.4, 0.9), '#fff4dc');
  art.blot([box.place(ribbon(curve('-84,-132 -78,-135.6 -71,-132.4'), 2.6, { samples: 6 }))], '#6e2032');
}

/** From the hock down: the shank, three toes before; the fourth is behind it. */
function leg(box: Local, shank: string, toes: readonly string[], paint: string): void {
  box.art.blot(
    [
      box.place(ribbon(curve(shank), 6.4, { start: 1, end: 0.7, samples: 8 })),
      ...toes.map((way) =>
        box.place(ribbon(curve(way), 4.6, { start: 1, end: 0.15, samples: 6, peak: 0.2 })),
      ),
    ],
    paint,
  );
}
