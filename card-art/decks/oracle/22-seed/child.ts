import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** The sun is behind her: all that looks down to us is in her own shade, with a little light that the earth sends back. */
const SKIN = { fill: '#8f5b49', shade: '#6c4039', back: '#b27556', rim: '#ffe3a8', line: '#4a2826' } as const;
const WOOL = { fill: '#35526a', shade: '#263c52', rim: '#e6efdc' } as const;
const HAIR = { fill: '#43281f', shade: '#2e1b1a', rim: '#ffd690' } as const;

/** She lies in the grass and leans out over the rim on both forearms, her plaits hanging. */
export function child(art: Art): void {
  const box = local(art, 247, 174, 1.02);
  const head = local(art, 246, 188, 0.75, { rot: 9 });
  shade(art);
  back(box);
  for (const side of [-1, 1] as const) arm(art, box, side);
  plait(art, head, '-33,16 -42,34 -43,54 -37,76 -39,96', 6);
  hair(head);
  face(head);
  plait(art, head, '35,18 44,32 47,50 44,70 48,86', -4);
  fringe(head);
}

/** On the turf and the earth under her. */
const shade = (art: Art): void =>
  void art.fill(
    closed('176,206! 210,212 284,212 318,206! 322,222 300,240 276,262 220,262 196,240 174,222'),
    '#3a2420',
    0.42,
  );

/** Chest and shoulders, behind the head; the back is foreshortened to an arch that the sun meets. */
function back(box: Local): void {
  form(
    box,
    '-58,14! -57,0 -50,-9 -38,-14 -26,-22 -8,-27 10,-27 27,-21 39,-13 51,-8 58,1 59,15! 44,36 24,43 0,45 -24,43 -44,36!',
    { ...WOOL, soft: 3, rimWidth: 2 },
    // the chest hangs in its own shade
    ['-40,50! -40,16 -30,-4 -14,-14 14,-14 30,-4 40,16 40,50!', '#223549'],
    ['-59,10! -54,-8 -40,-15 -30,-18! -34,-8 -42,0 -46,14', '#466a86'],
  );
}

/** From the shoulder out to an elbow set on the turf, and from there, nearer and larger, in again to the rim. */
function arm(art: Art, box: Local, side: -1 | 1): void {
  const own = local(art, ...box.at(side * 50, 2), box.scale, { mirror: side < 0 });
  const lit = side < 0;
  // upper arm: round at the shoulder, short to the eye
  form(
    own,
    '-14,2! -12,-9 -2,-13 9,-10 19,0 28,12 33,22! 30,33 18,34 6,24 -6,14',
    { ...WOOL, soft: 3, rimWidth: lit ? 2.2 : 1.2 },
    ['-16,0! -4,4 8,14 18,26 20,36! 0,34 -20,20', '#22374c'],
    ['-2,-12! 10,-9 22,2 32,18! 22,12 10,2', lit ? '#4c7390' : '#3f627d'],
  );
  // the hand hooks over the edge before the forearm comes down to it
  hand(own, 4, 42, lit);
  form(
    own,
    '34,18! 37,27 33,35 24,41 13,46 4,46! -5,42 -8,36 -4,30! 6,27 15,21 24,16',
    { ...WOOL, fill: '#44688a', shade: '#2b4560', soft: 3, rimWidth: 0 },
    ['34,18! 24,15 14,20 4,26 -5,31! 0,34 14,31 26,26 36,26', lit ? '#5d86a2' : '#527893'],
    ['40,26! 33,37 22,43 12,48 4,48! 8,42 20,38 30,32', '#2f4b66'],
  );
  // the cuff, and folds at the bent elbow
  form(own, '-9,36! -5,29 0,29.4 3,33 4,39 3,46! -2,45 -7,42', {
    fill: '#5d86a2',
    shade: '#35526a',
    soft: 2,
    rimWidth: 0,
  });
  strokes(own, ['33,21 27,24 24,29', '30,18 24,20 19,25', '8,-2 14,6 16,14'], INK.form, WOOL.shade, 0.1);
}

/** A palm laid over the edge, foreshortened; fingers two by two, the thumb holds on inside. */
function hand(box: Local, x: number, y: number, lit: boolean): void {
  const own = local(box.art, ...box.at(x - 5, y + 4), box.scale, { rot: 0, mirror: lit });
  form(own, '-8,-4! -14,-1 -18,5 -17,11 -13.4,12 -10.6,8 -8,6', {
    ...SKIN,
    fill: SKIN.shade,
    soft: 2,
    rimWidth: 0.8,
  });
  form(
    own,
    '-11,-8! 0,-12 11,-8! 13.6,0 13,9! 12,15.4 8.2,16 7,12! 6.6,18.6 2.4,19.2 1.2,14! 0.2,19.6 -4.2,19.4 -5.2,13.6! -6.4,17.4 -10.6,16.4 -11.6,10! -12.8,1',
    { ...SKIN, soft: 2, rimWidth: 1.2 },
    // what bends down over the edge has the light from below, the back of the hand is in her shade
    ['-14,1! -8,-1.4 0,-2.4 8,-1.4 14,1! 14,24 -14,24', SKIN.back],
    ['-14,9! -8,12 0,13 8,12 14,9! 14,24 -14,24', '#9c6450'],
  );
  strokes(own, ['1.2,15 1,8 0.4,0'], 1.5, SKIN.line, 0.1);
  strokes(own, ['7,13 7.2,8 6.4,1', '-5.2,14 -5.4,8 -5.4,1'], 0.8, SKIN.line, 0.1);
  strokes(
    own,
    [
      '-10.6,0.6 -8,-0.8 -5.6,-0.4',
      '-4.6,-1 -2,-2 0.2,-1',
      '1.2,-1.2 3.6,-2 6,-0.6',
      '7,-0.4 9.4,-0.8 11.6,0.8',
    ],
    0.8,
    SKIN.shade,
    0.1,
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
