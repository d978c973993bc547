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
const HAIR = { fill: '#43281f', shade: '#2e1b1a', rim: '#ffd690' } as const;

/** She lies in the grass on both forearms and leans out over the rim, her head bowed and laid to one side, her plaits hanging. */
export function child(art: Art): void {
  const box = local(art, 248, 178, 0.94);
  const head = local(art, 246, 199, 0.76, { rot: -11 });
  // the plaits hang straight, however she holds her head
  const hanging = local(art, 246, 199, 0.7);
  shoulders(box);
  forearm(box, -1);
  forearm(box, 1);
  hand(box, -43, 46, 12);
  hand(box, 47, 44, -16);
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
    '-70,38! -70,24 -64,8 -50,-6 -34,-12 -22,-22 -4,-27 14,-25 30,-14 46,-8 61,4 69,20 71,38! 46,42 0,44 -46,42!',
    { ...WOOL, soft: 4, rimWidth: 2.2 },
    // the back between the arms lies deeper
    ['-44,50! -42,22 -34,2 -20,-14 16,-16 32,-2 41,20 45,50!', '#2b4359'],
    ['-70,40! -71,20 -60,8 -50,10 -46,24 -45,44!', '#466a86'],
    ['48,44! 47,26 51,12 60,10 70,22 72,40!', '#41627c'],
  );
}

/** It lies along the rim: the elbow out in the grass, its sleeve pushed up; bare from there to the hand that hangs over the edge. */
function forearm(box: Local, side: -1 | 1): void {
  const mirrored = (path: Path): Path => (side < 0 ? path : path.scale(-1, 1).translate(2, -1));
  const put = (knots: string): Path => mirrored(closed(knots));
  box.fill(put('-88,40! -70,43 -54,48 -40,56! -36,50 -36,44! -60,36!'), '#3a2418', 0.55);
  form(
    box,
    put('-78,18! -68,18 -58,22 -48,28 -38,36! -36,44 -40,51! -50,49 -62,44 -74,41 -84,38!'),
    { ...SKIN, soft: 3.4, rimWidth: 1.6 },
    // the sleeve's shade; the earth's light from below
    [put('-86,14! -70,16 -66,26 -68,44! -90,44!'), SKIN.shade],
    [put('-70,43! -60,40 -50,42 -40,46! -40,54 -60,50!'), SKIN.back, 0.5],
  );
  form(
    box,
    put('-54,-4! -68,2 -80,12 -89,25! -91,34 -86,40! -78,43 -71,39! -70,30 -64,21 -52,14!'),
    { ...WOOL, soft: 0, rimWidth: 0 },
    [put('-91,30! -84,34 -76,33 -70,27! -66,36 -76,46 -94,42!'), '#527a95'],
    [put('-60,2! -70,6 -80,14 -89,25! -91,34! -84,30 -76,22 -68,12!'), '#466a86'],
    { along: [mirrored(curve('-64,0 -70,4 -80,12 -89,25 -91,34'))], paint: WOOL.rim, width: 3.6 },
  );
  const folds = ['-90,29 -83,33 -76,32 -69,26', '-84,18 -76,22 -68,20', '-78,12 -72,15 -64,13'];
  strokes(
    box,
    folds.map((fold) => mirrored(curve(fold))),
    INK.form,
    WOOL.shade,
    0.1,
  );
}

/** Four fingers over the edge, one beside the other; the thumb holds on behind. */
function hand(box: Local, x: number, y: number, rot: number): void {
  const own = local(box.art, ...box.at(x, y), box.scale, { rot });
  form(
    own,
    '-8,-6! 0,-8 8,-6! 10.4,2 10,12! 8.6,17 5.6,17 5,14! 4,19.4 0.6,19.6 0,16! -1,19.4 -4.6,19 -5,15! -6.6,17.4 -9.4,16 -10,11! -10.4,2',
    {
      ...SKIN,
      soft: 2,
      rimWidth: 1.2,
    },
  );
  strokes(own, ['5,14 5.4,8 4.6,3', '0,16 0.4,9 0,4', '-5,15 -4.8,8 -4.4,3'], 1, SKIN.line, 0.1);
  own.fill(
    closed(
      '-10,10! -6,13 0,14 6,13 10.2,9! 8.6,17 5.6,17 5,14! 4,19.4 0.6,19.6 0,16! -1,19.4 -4.6,19 -5,15! -6.6,17.4 -9.4,16',
    ),
    SKIN.back,
    0.55,
  );
}

function hair(head: Local): void {
  form(
    head,
    '0,-42! -18,-41 -32,-31 -39,-12 -40,8 -36,26 -28,36! 0,30 28,36! 37,24 40,6 38,-14 31,-32 17,-41',
    {
      ...HAIR,
      soft: 7,
      rimWidth: 2.6,
    },
  );
}

/** Bowed over the bean: crown and brow take the most of it, eyes, nose and mouth have slid down to the chin; from the left below comes the light that the sunny earth sends back. */
function face(head: Local): void {
  form(
    head,
    '-29,-14! -33,0 -33.6,10 -31,20 -24,29.6 -13,36 1,38.6 15,35.8 26,29 32.4,19.4 34.4,9 33.6,-2 30,-14!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    ['-40,-30! -40,6 -24,3 -8,4.4 6,4 20,4 30,9 28,20 22,29 13,36 4,44! 44,42 44,-30!', '#8e5846'],
    ['-40,-30! -40,4 -20,-1 0,1 20,-1 40,6! 40,-30!', SKIN.shade],
    ['-40,14! -31,16 -21,17 -10,21 -5,26 2,32 11,36 18,40! 0,46 -30,42 -42,26!', '#b87a59'],
    ['-40,20! -30,22.6 -22,27 -13,31.4 -3,35 6,39! -4,46 -34,42!', SKIN.back],
  );
  for (const x of [-21, 22.4]) head.fill(ellipse(x, 21.4, 6.6, 4.2), '#cf6e55', 0.4);
  eyes(head);
  // seen from its bridge: a short ridge, the tip over the lip
  head.fill(
    closed('-2,11! 2.4,11! 3.4,16 5.6,20.6! 4.4,23.6 0.6,24.6 -3.2,23.4 -4.6,20.6! -2.8,16'),
    '#b5775a',
  );
  head.fill(closed('-3.6,19.6! -2,17 1.6,16.6 4.2,18.8! 3.4,22 0.4,22.8 -2.4,22'), '#cf9069');
  strokes(head, ['-4.4,21.4 -3,23.8 -0.4,24.6', '1.6,24.6 4,23.8 5.4,21.4'], 1.3, '#6a382f', 0.1);
  mouth(head);
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
    '0,-42.6! -18,-41.4 -32,-31 -39,-12 -37,14! -32,5 -28,-3! -22,2 -15,3! -12,0 -9,-5! -3,2 5,3! 10,0 13,-4! 19,2 26,3! 31,7 37,14! 38.4,-14 31,-32 17,-41.4',
    { ...HAIR, soft: 4, rimWidth: 2.2 },
    // the crown in the sun's reach
    ['-30,-30! -18,-36 0,-38 18,-36 28,-30! 14,-32 0,-33 -16,-32!', '#6a4330', 0.9],
  );
  strokes(
    head,
    [
      '-3,-22 -16,-18 -26,-4',
      '-1,-21 -9,-14 -12,-2',
      '3,-21 7,-14 5,1',
      '5,-22 18,-16 26,1',
      '-4,-26 -22,-24 -34,-8',
      '5,-26 22,-24 34,-6',
    ],
    INK.detail,
    '#7d5038',
    0.15,
  );
  // the parting
  strokes(head, ['1,-42 0,-32 1,-22'], INK.form, '#8a5a42', 0.05);
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
