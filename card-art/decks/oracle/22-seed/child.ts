import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat } from '../../../kit/figure/hand/poses.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** The sun is behind her: all that looks down to us is in her own shade, with a little light that the earth sends back. */
const SKIN = { fill: '#a0664f', shade: '#7c4a3e', back: '#c98a63', rim: '#ffe3a8', line: '#4a2826' } as const;
const WOOL = { fill: '#35526a', shade: '#263c52', rim: '#e6efdc' } as const;
/** How her head is laid to one side. */
const BOW = -11;
const HAIR = { fill: '#43281f', shade: '#2e1b1a', rim: '#ffd690' } as const;

/** She lies in the grass on both forearms and leans out over the rim, her head bowed and laid to one side, her plaits hanging. */
export function child(art: Art): void {
  const box = local(art, 248, 178, 0.94);
  const head = local(art, 246, 199, 0.76, { rot: BOW });
  // the plaits hang straight, however she holds her head
  const hanging = local(art, 246, 199, 0.7);
  shoulders(box);
  forearm(box, -1);
  forearm(box, 1);
  for (const one of [RIGHT, LEFT])
    one.paint(box, { light: SKIN.back, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line });
  plait(art, hanging, '-31,22 -41,38 -42,58 -37,80 -38,100', 6);
  hair(head);
  face(head);
  plait(art, hanging, '47,9 54,24 57,44 54,66 57,84', -4);
  fringe(head);
}

/** Far smaller than her head; both arms come forward past it to the rim. */
function shoulders(box: Local): void {
  form(
    box,
    '-70,38! -72,24 -69,10 -60,0 -47,-5! -37,-9 -29,-15 -23,-22! -4,-28 14,-26 26,-19! 32,-12 42,-7 55,-2! 65,8 71,22 71,38! 46,42 0,44 -46,42!',
    { ...WOOL, soft: 4, rimWidth: 2.2 },
    // the back between the arms lies deeper
    ['-44,50! -42,22 -34,2 -20,-14 16,-16 32,-2 41,20 45,50!', '#2b4359'],
    ['-70,40! -71,20 -60,8 -50,10 -46,24 -45,44!', '#466a86'],
    ['48,44! 47,26 51,12 60,10 70,22 72,40!', '#41627c'],
  );
  // the collar stands off the bent nape
  form(box, '-27,-6! -22,-19 -12,-25 2,-27 17,-24 26,-17 31,-4! 20,4 -16,4!', {
    ...WOOL,
    fill: '#4a6d8a',
    soft: 3,
    rimWidth: 1.8,
  });
  form(box, '-16,-4! -14,-13 -7,-17.6 3,-18.6 12,-17 18,-12 21,-2! 14,6 -10,6!', {
    ...SKIN,
    fill: '#623a32',
    soft: 3,
    rimWidth: 0,
  });
}

/** It lies along the rim: the elbow out in the grass, its sleeve pushed up; bare from there to the hand that hangs over the edge. */
function forearm(box: Local, side: -1 | 1): void {
  const mirrored = (path: Path): Path => (side < 0 ? path : path.scale(-1, 1).translate(2, -1));
  const put = (knots: string): Path => mirrored(closed(knots));
  box.fill(put('-98,38! -84,43 -68,48 -54,56! -48,52 -48,44! -70,36!'), '#3a2418', 0.55);
  form(
    box,
    put('-92,17! -80,17 -69,20 -59,26 -50,32! -45,37 -46,46! -52,49 -64,46 -76,43 -86,40 -96,37!'),
    { ...SKIN, soft: 3.4, rimWidth: 1.6 },
    // the sleeve's shade; the earth's light from below
    [put('-100,12! -80,15 -76,26 -78,44! -104,44!'), SKIN.shade],
    [put('-84,42! -72,39 -60,41 -48,45! -48,54 -70,50!'), SKIN.back, 0.5],
  );
  form(
    box,
    put('-54,-4! -72,0 -88,8 -100,21! -104,31 -99,38! -91,42 -84,39! -80,29 -70,20 -52,14!'),
    { ...WOOL, soft: 0, rimWidth: 0 },
    [put('-104,28! -97,33 -88,32 -80,26! -76,36 -88,46 -106,42!'), '#527a95'],
    [put('-60,0! -74,4 -88,11 -100,22! -104,31! -96,28 -86,19 -72,10!'), '#466a86'],
    { along: [mirrored(curve('-62,-2 -72,0 -88,8 -100,21 -104,31'))], paint: WOOL.rim, width: 3.6 },
  );
  const folds = ['-103,28 -96,32 -87,31 -80,25', '-95,17 -87,21 -78,19', '-86,11 -79,14 -70,12'];
  strokes(
    box,
    folds.map((fold) => mirrored(curve(fold))),
    INK.form,
    WOOL.shade,
    0.1,
  );
}

/** Laid over the edge, the fingers hanging down to us. */
const HAND = {
  pose: {
    ...flat,
    index: [26, 22, 12, 4],
    middle: [30, 24, 12, 0],
    ring: [32, 26, 14, 3],
    little: [34, 28, 14, 7],
  },
  length: 37,
  tip: 14,
  light: [-0.8, 0.5],
  build: 'child',
  forearm: 0.14,
} as const;
const RIGHT = hand({ ...HAND, side: 'right', at: [-55, 39], fingers: 160, turn: 196 });
const LEFT = hand({ ...HAND, side: 'left', at: [58, 37], fingers: -164, turn: 192 });

function hair(head: Local): void {
  form(
    head,
    '0,-42! -18,-41 -32,-31 -39,-12 -40,8 -35,22 -25,32! 0,30 25,32! 36,21 40,6 38,-14 31,-32 17,-41',
    {
      ...HAIR,
      soft: 7,
      rimWidth: 2.6,
    },
  );
}

/** Bowed over the bean: the crown takes the most of it, eyes, nose and mouth lie close above the tucked chin; from the left below comes the light that the sunny earth sends back. */
function face(head: Local): void {
  form(
    head,
    '-29,-14! -33,0 -33,10 -29,20 -21,29.4 -11,36 1,38.8 13,35.6 23,29 30.4,19.6 33.4,9 33,-2 30,-14!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    ['-40,-30! -40,6 -24,3 -8,4.4 6,4 20,4 30,9 28,20 22,29 13,36 4,44! 44,42 44,-30!', '#8e5846'],
    ['-40,-30! -40,4 -20,-1 0,1 20,-1 40,6! 40,-30!', SKIN.shade],
    ['-40,14! -31,16 -21,17 -10,21 -5,26 2,32 11,36 18,40! 0,46 -30,42 -42,26!', '#b87a59'],
    ['-40,20! -30,22.6 -22,27 -13,31.4 -3,35 6,39! -4,46 -34,42!', SKIN.back],
  );
  const low = local(head.art, ...head.at(0.6, 9.4), head.scale * 0.8, { rot: BOW });
  for (const x of [-21, 22.4]) low.fill(ellipse(x, 21.4, 6.6, 4.2), '#cf6e55', 0.4);
  eyes(low);
  // seen from its bridge: a short ridge, the tip over the lip
  low.fill(
    closed('-2,11! 2.4,11! 3.4,16 5.6,20.6! 4.4,23.6 0.6,24.6 -3.2,23.4 -4.6,20.6! -2.8,16'),
    '#b5775a',
  );
  low.fill(closed('-3.6,19.6! -2,17 1.6,16.6 4.2,18.8! 3.4,22 0.4,22.8 -2.4,22'), '#cf9069');
  strokes(low, ['-4.4,21.4 -3,23.8 -0.4,24.6', '1.6,24.6 4,23.8 5.4,21.4'], 1.2, '#6a382f', 0.1);
  mouth(low);
}

/** Both look down: the lids are broad, under them a dark rest of the eye and the lashes. */
function eyes(head: Local): void {
  for (const side of [-1, 1] as const) {
    const x = side * 15 + 0.6;
    const lid = closed(
      `${x - 7.6},13.6! ${x - 5},9 ${x},7.4 ${x + 5},9 ${x + 7.6},13.6! ${x + 4},16.4 ${x},17.4 ${x - 4},16.4`,
    );
    head.fill(lid, '#7f4a3c');
    const open = closed(
      `${x - 7},13.8! ${x - 3.6},14.2 ${x},14.4 ${x + 3.6},14.2 ${x + 7},13.8! ${x + 3.8},17 ${x},18.2 ${x - 3.8},17`,
    );
    head.fill(open, '#e6cdb2');
    head.clip(open, () => void head.fill(ellipse(x, 15.6, 3.9, 3.6), '#2a140f'));
    head.blot(
      [
        ribbon(curve(`${x - 8.6},13 ${x - 4},14.6 ${x},15 ${x + 4},14.6 ${x + 8.6},13`), 2.3, {
          start: 0.3,
          end: 0.3,
          samples: 12,
        }),
        ribbon(curve(`${x - 6},3.6 ${x},1.6 ${x + 6},3.4`), 2, { start: 0.3, end: 0.3, samples: 10 }),
      ],
      '#351c1b',
    );
  }
}

/** She has just found it. */
function mouth(head: Local): void {
  const open = closed('-5,27.4! -2,28.4 2,28.4 6.6,27! 5.2,30 3.2,31.6 0.8,32 -2,31.2 -4,29.8!');
  head.fill(open, '#642a28');
  head.clip(open, () => head.fill(closed('-8,26! 10,25! 6,28.8! 0.8,29.6 -4,29!'), '#ecd6bc'));
  head.blot(
    ribbon(curve('-7,26.2 -3,28 1,28.5 5,27.8 8.4,25.4'), 1.4, { start: 0.2, end: 0.2, samples: 12 }),
    SKIN.line,
  );
}

/** From above: the crown with its parting, the fringe below it. */
function fringe(head: Local): void {
  form(
    head,
    '0,-42.6! -18,-41.4 -32,-31 -39,-12 -37,19! -33,13 -29,6! -22,10 -15,11! -12,8 -9,4! -3,10 5,11! 10,8 13,5! 19,10 26,11! 31,14 37,19! 38.4,-14 31,-32 17,-41.4',
    { ...HAIR, soft: 4, rimWidth: 2.2 },
    // the crown in the sun's reach
    ['-30,-30! -18,-36 0,-38 18,-36 28,-30! 14,-32 0,-33 -16,-32!', '#6a4330', 0.9],
  );
  strokes(
    head,
    [
      '-3,-14 -16,-9 -26,5',
      '-1,-13 -9,-5 -12,6',
      '3,-13 7,-5 5,9',
      '5,-14 18,-7 26,9',
      '-4,-19 -22,-15 -35,2',
      '5,-19 22,-15 35,4',
    ],
    INK.detail,
    '#7d5038',
    0.15,
  );
  // the parting
  strokes(head, ['1,-42 0,-28 1,-14'], INK.form, '#8a5a42', 0.05);
}

/** It hangs straight down, towards us; a ribbon round its end. */
function plait(art: Art, head: Local, way: string, rot: number): void {
  const steps = curve(way).walk(11);
  const lobes = steps.map(({ x, y, angle }, i) => {
    const [half, side] = [8.6 - i * 0.3, i % 2 ? 1 : -1];
    return closed('-9,-4! -4,-8 5,-8 9.4,-2! 9,5 4,9 -3,8!')
      .scale((side * half) / 8.6, half / 8.6)
      .rotate(angle - 180)
      .translate(x + side * 2, y);
  });
  head.blot(
    lobes.map((lobe) => lobe.translate(-1, -1.3)),
    '#d59c5c',
  );
  for (const [i, lobe] of lobes.entries())
    head.fill(lobe.translate(0.6, 0.4), i % 2 ? HAIR.shade : '#4b2d22');
  const { x, y } = steps[steps.length - 1]!;
  const end = local(art, ...head.at(x, y + 6), head.scale, { rot });
  form(end, '-5,0! -8,10 -6,22 -1,30! 5,22 8,10 5,0!', { ...HAIR, soft: 2, rimWidth: 1 });
  form(end, '-6.4,-4! 6.4,-4! 6.4,3! -6.4,3!', {
    fill: '#b8513f',
    shade: '#7a3434',
    soft: 2,
    rim: '#ffb48a',
    rimWidth: 1,
  });
}
