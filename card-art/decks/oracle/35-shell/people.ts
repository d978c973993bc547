import { castShadow, contactShadow, lit, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, line, local, ribbon } from '../../../kit/pen/index.ts';
import { inRoom, inShell, metre } from './view.ts';

const form = lit({
  from: { towards: [-0.95, -0.25] },
  shade: '#5a4338',
  rim: '#fff3cc',
  rimWidth: 1.4,
  stray: 0.2,
});
/** The same light on what is too small for specks. */
const toned = twoTone({ towards: [-0.95, -0.25] });
/** Cast shadows fall to the right and a little to us. */
const SHADOW = '#7d5946';

/** Parts of the one who rakes: her feet are at 0,0, she is 100 high upright; she leans to the right on the shaft. */
const TROUSERS = closed('-10,-50! 9,-51! 13,-36 15,-15! 7,-13! 4,-30 1,-38 -3,-26 -9,-10! -16,-12! -13,-34');
const SHINS = [
  '7,-15! 15,-15! 14,-7 13.4,-1! 9,-1! 8.6,-8',
  '-16,-12! -9,-11! -10.6,-5 -11.4,1! -15.6,1! -16.4,-5',
];
const FEET = [
  '8.6,-3! 13.6,-3! 17,-1 20.4,1.4! 19,3 9,3! 8,0',
  '-16,-1! -11,-1! -7.6,1.4 -4,3.6! -5.6,5.2 -16,5.2! -16.8,2',
];
const SHIRT = closed('-8,-77! -2,-82 6,-80 12,-74 12,-62 10,-49! -11,-48! -12,-60');
/** From over her hands to the rake's head, whose teeth stand in the sand before her. */
const SHAFT = line(8, -68, 53, 6);
const SLEEVE = '-5,-76! 0,-79.6 7,-77 9,-68 6,-56! 0,-55! -3,-62 -5,-70!';
const FOREARM = '-0.4,-59! 5,-61! 14,-53 24,-46.4! 23,-40 20,-39! 10,-46 1,-53!';
const HAND = '21,-43! 24,-46 28.4,-45 30,-41! 28.6,-36.6 25,-35.4 22,-37.6!';
const FAR_ARM = '8,-78! 15,-74 20.4,-66! 19.4,-60! 14,-60! 12.6,-66 8,-70!';
const FAR_HAND = '11.6,-61! 15,-63 19.4,-60.4 19.4,-55.6! 16,-53.6 12.4,-55.6!';
const HEAD = ellipse(5, -88, 5.4, 6.2);
const HAT = closed('-9,-88! -2,-92 2,-98 9,-99 13,-93 18,-88 22,-84! 12,-84 0,-86');

/** She draws the lip of the shell with a wide rake; her shadow lies over what she has drawn. */
export function raker(art: Art): void {
  const [x, y] = inRoom(0, 0.7);
  const box = local(art, x - 40, y - 13, (metre(10) * 2) / 100);
  const silhouette = [
    TROUSERS,
    SHIRT,
    closed(SLEEVE),
    HEAD,
    HAT,
    ribbon(SHAFT, 2.4),
    ...SHINS.map((shin) => closed(shin)),
  ];
  art.fill(castShadow(box.place(silhouette), box.at(0, 2)[1], 1.5, 0.72), SHADOW, 0.62);
  box.fill(closed('-18,3! -4,3 8,5.4! 12,7 -4,8 -16,6.4!'), '#6b4936', 0.6);
  box.fill(closed('7,2! 20,1 36,4! 30,6 14,5.4!'), '#6b4936', 0.6);
  const skin = { fill: '#c98d68', shade: '#95603f', rim: '#f6d2a4', rimWidth: 0.8, soft: 1.6 };
  for (const part of [...SHINS, ...FEET]) toned(box, part, skin);
  toned(box, FAR_ARM, { fill: '#d9cba8', shade: '#a08c6e', soft: 2 });
  form(art, box.place(TROUSERS), '#3f6a68', 4);
  form(art, box.place(SHIRT), '#f3e6c4', 5, { shade: '#9a8468' });
  box.fill(HEAD, '#b97f5c').fill(closed('-1,-91 3,-92 4,-87 2,-81 -1,-80 -3,-85'), '#4a3428');
  form(art, box.place(HAT), '#dcb06a', 3);
  strokes(box, ['-7,-87 4,-90 17,-87'], 1.8, '#a2553c', 0);
  rake(box);
  toned(box, FAR_HAND, skin);
  toned(box, FOREARM, skin);
  toned(box, SLEEVE, { fill: '#f3e6c4', shade: '#b39c7c', rim: '#fff3cc', rimWidth: 1, soft: 3 });
  toned(box, HAND, skin);
  strokes(box, ['23,-40 27,-38.4', '12.6,-58.6 16,-57.4'], 0.7, '#85523a', 0);
  strokes(box, ['-5,-76 -7,-62 -5,-50', '0,-46 0,-40 -6,-24', '8,-57 12,-60 16,-61'], 1.2, '#8a765c');
}

/** Its head lies across the pull; the teeth are in the sand, a little of which is heaped before them. */
function rake(box: Local): void {
  box.fill(closed('38,15! 46,10 58,5 72,1! 76,4 64,11 50,17 40,19!'), '#6b4936', 0.75);
  box.line(SHAFT, 2.6, '#7a5236');
  const teeth = [40, 46, 52, 58, 64].map((x) =>
    line(x, 11.4 - (x - 40) * 0.46, x + 1.4, 17 - (x - 40) * 0.46),
  );
  box.line(teeth, 1.7, '#5c3d2b');
  box.line(line(38, 12.4, 67, -1), 3.4, '#5c3d2b');
  box.fill(closed('40,17! 46,14.6 54,11 62,7.4 68,4! 70,6.4 58,13 46,19 41,20!'), '#f0d29d');
}

/** Parts of the child, which kneels on its heels towards the right and bends to a heap of sand; its knee is at 30,0. */
const SHIN = closed('-31,-5! -34,-10 -29,-14 -20,-12 0,-11 28,-11! 31,-3 27,1.6 0,2 -20,2 -29,1!');
const SOLE = closed('-31,-4! -34.6,-10 -30,-14.4 -22,-13 -18,-8! -22,0 -29,1!');
const THIGH = closed('-20,-14! -18,-26 -4,-29 14,-25 29,-18! 35,-11 32,-4 24,-5! 4,-7 -12,-8!');
const SHORTS = closed('-23,-12! -21,-26 -6,-30 10,-27.6 20,-23.6! 18.6,-15 14,-7.6! 0,-8 -14,-8.6!');
const JUMPER = closed('-24,-15! -27,-30 -20,-47 -8,-57 4,-59! 14,-54 17,-46 13,-34 6,-24 3,-16! -10,-12!');
const CHILD_SLEEVE = closed(
  '-3,-55! 6,-57 13,-51 17,-42 22,-33! 33,-27 42,-22! 39,-15.6! 26,-20 14,-26! 5,-36 -3,-46',
);
const CHILD_HAND = closed('40,-22.6! 47,-21 52,-16 53,-11.4 49,-10.4 46,-13.6! 44,-11 41,-12.6 39,-16!');
const FACE = closed(
  '6,-60! 4,-76 14,-88 26,-86 32,-77! 32.6,-73 36,-68.6! 34.4,-66.6 33.4,-66! 33.6,-61 30,-56.6 23,-56! 17,-52 8,-53!',
);
const HAIR = closed(
  '28.6,-83.6! 24,-91 12,-94 1,-88 -5,-76 -4,-63 2,-56.6! 9,-57.4 14,-62! 14,-69 19,-72! 24,-75 27,-79!',
);
const HEAP = closed('36,4! 41,-7 49,-11.6 58,-9.6 66,-1 69,5! 52,8');

/** In the oldest room of all a child kneels over a heap of sand, its bucket beside it. */
export function child(art: Art): void {
  const [x, y] = inShell(10.3, 0.1);
  const box = local(art, x - 11, y + 3, 0.5);
  const pail = local(art, ...box.at(80, 1), 0.46);
  const bucket = closed('-13,-25! 13,-25! 10,3! -10,3!');
  const silhouette = [SHIN, THIGH, JUMPER, CHILD_SLEEVE, FACE, HAIR, HEAP].map((part) => box.place(part));
  art.fill(castShadow([...silhouette, pail.place(bucket)], box.at(0, 0)[1], 1.5, 0.72), SHADOW, 0.62);
  contactShadow(art, ...box.at(2, 2), 20, 4, '#6b4936');
  const skin = { fill: '#dca47c', shade: '#a86d50', rim: '#fbdcae', rimWidth: 0.8, soft: 2 };
  toned(pail, bucket, { fill: '#3f8a86', shade: '#2a5f60', rim: '#a9d8c4', rimWidth: 0.8, soft: 4 }, [
    ellipse(0, -25, 13, 2.6),
    '#2a5f60',
  ]);
  pail.line(curve('-13,-25 -5,-39 12,-25'), 1.1, '#f2e2b8');
  toned(box, SHIN, skin);
  box.fill(SOLE, '#eebf95');
  toned(box, THIGH, skin);
  toned(box, SHORTS, { fill: '#4a5f74', shade: '#303f52', rim: '#a9b8bc', rimWidth: 0.8, soft: 3 });
  toned(box, JUMPER, { fill: '#cc463b', shade: '#8a2a2a', rim: '#ffb48c', rimWidth: 1, soft: 4 });
  toned(box, HEAP, { fill: '#d9ad74', shade: '#95694a', rim: '#f9e0ac', rimWidth: 0.9, soft: 3 });
  toned(box, FACE, { ...skin, soft: 3 });
  toned(box, HAIR, { fill: '#43302a', shade: '#2a1e1e', rim: '#94704e', rimWidth: 0.9, soft: 3 });
  box.fill(ellipse(13.4, -66.4, 2.6, 3.4), '#c98d68');
  toned(box, CHILD_HAND, skin);
  toned(box, CHILD_SLEEVE, { fill: '#d64f42', shade: '#8a2a2a', rim: '#ffb48c', rimWidth: 0.8, soft: 2.4 });
  strokes(box, ['-3,-46 5,-36 14,-26 26,-20', '27.6,-72.6 30.6,-71.6'], 0.8, '#5c2424', 0);
}
