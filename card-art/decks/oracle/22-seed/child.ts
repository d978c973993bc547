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

/** Round and small-chinned; from the left below comes the light that the sunny earth sends back. */
function face(head: Local): void {
  form(
    head,
    '-26,-22! -31,-8 -33,6 -32,18 -26,29 -15,36.6 1,39.2 17,36.4 28,28.6 33.6,17 34,5 32,-8 27,-22!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    ['-40,-30! -40,-3 -24,-7 -8,-5.6 6,-6 20,-6 30,0 29,12 24,24 14,34 4,44! 44,40 44,-30!', '#8e5846'],
    ['-40,-30! -40,-6 -20,-11 0,-9 20,-11 40,-4! 40,-30!', SKIN.shade],
    ['-40,4! -30,7 -20,8 -9,14 -5,22 2,30 12,35 20,40! 0,46 -30,40 -42,20!', '#b87a59'],
    ['-40,12! -30,15 -22,22 -13,28 -2,33 8,39! -4,46 -34,40!', SKIN.back],
  );
  for (const x of [-19.6, 21]) head.fill(ellipse(x, 16, 7.4, 5.4), '#cf6e55', 0.42);
  // a button that turns up
  head.fill(closed('-4.6,14! -3.6,10.6 0,9.4 4,10.6 5.4,14! 3.4,16.6 0.4,17 -2.8,16.6'), '#c98a63');
  strokes(head, ['-3,16.2 -1.2,15.4', '2,15.4 3.8,16.2'], 1.5, '#6a382f', 0.1);
  for (const side of [-1, 1] as const) {
    const x = side * 14.4 + 0.4;
    const lids = closed(
      `${x - 6.8},5.8! ${x - 4},2 ${x},0.8 ${x + 4},1.8 ${x + 6.8},5.4! ${x + 3.6},8.4 ${x},9.2 ${x - 3.6},8.6`,
    );
    head.fill(lids, '#e6cdb2');
    head.clip(lids, () => {
      head.fill(ellipse(x, 5.8, 4.3, 4.5), '#3c1f15').fill(ellipse(x, 6, 2.5, 2.8), '#1c0d0c');
      head.fill(ellipse(x - 1.7, 3.8, 1.3), '#fff6de');
    });
    head.blot(
      [
        ribbon(curve(`${x - 7.6},6 ${x - 4},1.4 ${x},0.2 ${x + 4},1.2 ${x + 7.6},5.6`), 2.4, {
          start: 0.4,
          end: 0.4,
          samples: 12,
        }),
        ribbon(curve(`${x - 5.6},-6.4 ${x},-8.8 ${x + 5.6},-6.8`), 1.7, {
          start: 0.3,
          end: 0.3,
          samples: 10,
        }),
      ],
      '#351c1b',
    );
  }
  mouth(head);
}

/** She has just found it. */
function mouth(head: Local): void {
  const open = closed('-5.6,23.4! -2,24.4 2,24.4 7.4,22.8! 6,26.4 3.6,28.4 0.8,28.8 -2.2,28 -4.6,26!');
  head.fill(open, '#642a28');
  head.clip(open, () => head.fill(closed('-8,22! 10,21! 6,25.4! 0.8,26.2 -4,25.6!'), '#ecd6bc'));
  head.blot(
    ribbon(curve('-7.6,22 -3,24 1,24.5 5,23.8 9,21.2'), 1.4, { start: 0.2, end: 0.2, samples: 12 }),
    SKIN.line,
  );
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
