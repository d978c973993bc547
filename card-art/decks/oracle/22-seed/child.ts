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
  hand(box, -57, 42, -1);
  hand(box, 58, 41, 1);
  plait(art, head, '-33,16 -42,34 -43,54 -37,76 -39,96', 6);
  hair(head);
  face(head);
  plait(art, head, '35,18 44,32 47,50 44,70 48,86', -4);
  fringe(head);
}

/** A back that runs away from us, and an arm at either side: its elbow out on the turf, the forearm bare to the rim. */
function shoulders(box: Local): void {
  form(
    box,
    '-50,28! -48,10 -40,-6 -26,-14 -8,-17 12,-16 30,-12 43,-3 49,12 50,28! 38,34 22,37 0,35 -22,37 -38,34',
    {
      ...WOOL,
      fill: '#263c52',
      shade: '#1d2f43',
      soft: 3,
      rimWidth: 2.2,
    },
  );
  for (const side of [-1, 1] as const) {
    const arm = (knots: string): Path => closed(knots).scale(side, 1);
    form(
      box,
      arm('64,14! 74,11 82,16 82,24! 76,33 68,40 62,45! 52,43 49,37! 54,29 60,22'),
      { ...SKIN, soft: 3, rimWidth: 1.6 },
      [arm('48,38! 58,30 68,27 79,28! 76,46 50,48!'), SKIN.shade],
    );
    form(
      box,
      arm(
        '24,-15! 38,-17 52,-11 66,0 79,9 88,17! 90,24 86,29 79,29.6! 71,26 63,25.6 56,28! 46,20 36,8 27,0!',
      ),
      { ...WOOL, fill: '#3d6480', soft: 5, rim: '#f2efd4', rimWidth: 2.4 },
      // from the shoulder the cloth is drawn to the elbow, and turned up there
      [arm('24,-2! 38,3 50,11 60,19 66,26! 54,32 40,18 26,8'), WOOL.shade],
      [arm('58,28.4! 64,22 74,21 86,24.6! 91,30 76,33 60,31'), '#527d98'],
    );
    strokes(
      box,
      ['40,-8 52,0 64,11', '36,0 46,9 54,20', '84,13 77,15 71,20', '59,27 66,22.6 76,22.4 86,26'].map((way) =>
        curve(way).scale(side, 1),
      ),
      INK.form,
      '#22374c',
      0.1,
    );
  }
}

/** It holds on to the turf: knuckles over the edge, four fingers dug in below it, the thumb to the side of the head. */
function hand(box: Local, x: number, y: number, side: 1 | -1): void {
  const own = local(box.art, ...box.at(x, y), box.scale, { rot: side * -9, mirror: side < 0 });
  form(
    own,
    '6,-10! 11,-4 12,4! 13,12 11.6,18 8.6,18.4! 7.6,20.8 4.6,21.4 3,19! 1.4,22 -1.8,22 -3,19! -5,20.8 -8,19.4 -8.4,15! -8.6,12 -8,9! -11.4,11.4 -14.6,10.6 -14,7! -11,2 -8,-4 -5,-10!',
    { ...SKIN, soft: 2.4, rimWidth: 1.6 },
    // past the knuckles they bend down, to us, out of the sun
    ['-9,8.4! -3,6 3,5.4 12.6,6! 14,24! -10,24!', SKIN.shade],
    ['-6,3.4! 0,1.4 6,1.4 10,3! 9,5.6 2,5 -5,7', SKIN.back],
  );
  strokes(own, ['8.4,18 8.4,12 7.6,6.6', '3,19 3,12 2.6,6', '-3,19 -2.8,12 -2.6,7'], 1, SKIN.line, 0);
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
