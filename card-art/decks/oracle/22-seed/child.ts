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
const SKIN = { fill: '#8f5b49', shade: '#6c4039', back: '#b27556', rim: '#ffe3a8', line: '#4a2826' } as const;
const WOOL = { fill: '#35526a', shade: '#263c52', rim: '#e6efdc' } as const;
const HAIR = { fill: '#43281f', shade: '#2e1b1a', rim: '#ffd690' } as const;

/** She lies in the grass and leans out over the rim, her plaits hanging. */
export function child(art: Art): void {
  const box = local(art, 248, 178, 0.94);
  const head = local(art, 246, 188, 0.7, { rot: 9 });
  shoulders(box);
  forearm(box, -1);
  forearm(box, 1);
  hand(box, -57, 40, 7);
  hand(box, 58, 39, -8);
  plait(art, head, '-33,16 -42,34 -43,54 -37,76 -39,96', 6);
  hair(head);
  face(head);
  plait(art, head, '35,18 44,32 47,50 44,70 48,86', -4);
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

/** Foreshortened: from the elbow in the grass it comes at us, and ends in its cuff behind the hand. */
function forearm(box: Local, side: -1 | 1): void {
  const mirrored = (path: Path): Path => (side < 0 ? path : path.scale(-1, 1).translate(1, -1));
  const put = (knots: string): Path => mirrored(closed(knots));
  form(box, put('-65,30! -63,36 -64,44! -50,44! -51,36 -49,29!'), { ...SKIN, soft: 3, rimWidth: 0 }, [
    put('-67,29! -47,29! -49,36 -57,39 -65,36'),
    SKIN.shade,
  ]);
  form(
    box,
    put('-57,2! -66,7 -71,17 -70,27 -66,33! -58,36 -49,32! -45,25 -43,16 -48,6'),
    { ...WOOL, fill: '#3f627d', soft: 4, rimWidth: 0 },
    [put('-69,26! -60,29.6 -52,29 -45.6,25! -48,34 -58,38 -67,34'), '#527a95'],
    [put('-55,4! -47,8 -42,18 -46,25! -52,24 -54,14'), WOOL.fill],
  );
  const folds = ['-69,25.6 -61,29.4 -52,29 -45.6,25', '-70,15 -64,18.6 -56,18', '-69,20 -64,22.6 -58,22.6'];
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

/** From below: the chin is near, the brow far and short. */
function face(head: Local): void {
  form(
    head,
    '-26,-22! -30,-6 -30,8 -26,22 -18,33 -8,39 1,40.6 10,39 20,32 28,20 31,6 30,-8 27,-22!',
    { ...SKIN, soft: 5, rimWidth: 0 },
    ['-40,-30! -40,-4 -20,-8 0,-7 20,-8 40,-4! 40,-30!', SKIN.shade],
    // the light that comes up from the earth: chin, lip, nose, cheekbones
    ['-20,30! -10,22 0,21 12,22 22,28! 12,40 0,44 -10,41', SKIN.back],
    ['-25,10! -17,5 -10,8 -12,15 -20,18', SKIN.back],
    ['26,9! 18,4 11,7 13,14 21,17', SKIN.back],
  );
  // the nose stands up towards us: its underside, both wings
  head.fill(closed('-5.4,8! -2,1 2,1 5.6,8! 6,12 3,14.4 0,13.6 -3,14.4 -6,12'), SKIN.back);
  head.fill(closed('-4,11.4! -1.4,10.6 0,11.8 1.6,10.6 4.2,11.4! 2.6,14 -2.4,14'), '#5d3430');
  // lids let down to the leaves
  for (const side of [-1, 1] as const) {
    const x = side * 14.5;
    head.fill(closed(`${x - 8.4},2! ${x - 4},-4 ${x + 4},-4.4 ${x + 8.4},1.4! ${x},6`), '#7a4a3e');
    head.fill(closed(`${x - 7},2.4! ${x},0.6 ${x + 7},2! ${x + 3},5.6 ${x - 3},5.8`), '#d8b391');
    head.fill(ellipse(x + 0.8, 3.2, 3.1, 2.7), '#26120f').fill(ellipse(x - 0.2, 2.4, 0.9), '#fff2d0');
    head.blot(
      [
        ribbon(curve(`${x - 8.4},3 ${x - 3},0.4 ${x + 3},0 ${x + 8.4},2.2`), 2.2, {
          start: 0.3,
          end: 0.4,
          samples: 10,
        }),
        ribbon(curve(`${x - 8},-9 ${x},-12.4 ${x + 8},-9.6`), 2, { start: 0.3, end: 0.4, samples: 10 }),
      ],
      '#351c1b',
    );
  }
  head.blot(
    ribbon(curve('-8,22.4 -4,24.6 0,25 4.6,24.4 9,21.6'), 2, { start: 0.2, end: 0.2, samples: 10 }),
    SKIN.line,
  );
  head.fill(closed('-4.6,27.6! 0,28.4 5,27.2! 2,30 -2,30'), '#c48464', 0.8);
}

function fringe(head: Local): void {
  form(
    head,
    '0,-42.6! -18,-41.4 -32,-31 -39,-12 -38,8! -31,-4 -27,-14! -22,-10 -16,-9! -12,-12 -9,-17! -3,-10 5,-9! 10,-12 13,-16! 18,-10 25,-9! 29,-4 37,8! 38.4,-14 31,-32 17,-41.4',
    { ...HAIR, soft: 4, rimWidth: 2.2 },
  );
  strokes(
    head,
    ['-8,-38 -22,-28 -28,-12', '-2,-38 -10,-26 -13,-12', '5,-38 7,-26 4,-11', '10,-37 20,-26 25,-11'],
    INK.detail,
    '#7d5038',
    0.15,
  );
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
