import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { SHALLOWS } from './level.ts';

/** Hundred units of their box are the taller one's height. */
const SCALE = 1.32;
const [X, BESIDE] = [186, 88];

/** Hand in hand into the water, seen from behind; or, upside down, what the water shows of them. */
export function jumpers(art: Art, mirrored: boolean): void {
  const upside = mirrored ? { rot: 180, mirror: true } : {};
  const form = lit({
    from: { towards: mirrored ? [-0.6, 0.7] : [-0.6, -0.7] },
    shade: mirrored ? '#23393f' : '#4a3a3c',
    rim: mirrored ? '#c9b98c' : '#fff0c0',
    rimWidth: 1.8,
    stray: 0.3,
  });
  sister(local(art, X, SHALLOWS, SCALE, upside), form);
  brother(local(art, X + BESIDE, SHALLOWS - (mirrored ? -2 : 2), SCALE, upside), form);
}

type Form = ReturnType<typeof lit>;

function boots(
  box: Local,
  form: Form,
  colour: string,
  ...feet: readonly (readonly [number, number, number])[]
): void {
  for (const [x, y, turn] of feet) {
    const boot = closed('-5.4,-15! 5.4,-15! 5,-4 7,3 6,8 0,9.5 -6,8 -7,3 -5,-4').rotate(turn).translate(x, y);
    form(box.art, box.place(boot), colour, 3);
  }
}

function sister(box: Local, form: Form): void {
  const { art } = box;
  const part = (shape: Path, fill: string, soft: number): void => form(art, box.place(shape), fill, soft);
  part(limb('-7,-62 -18,-48 -15,-34', [5, 4.6, 3.6], 12), '#d9a07c', 2);
  part(limb('8,-62 17,-46 20,-34', [5, 4.6, 3.6], 12), '#d9a07c', 2);
  boots(box, form, '#2f6f68', [-14, -24, -12], [21, -24, 10]);
  part(limb('-10,-92 -25,-98 -35,-117', [4.4, 3.6, 2.6], 12), '#d9a07c', 2);
  part(ellipse(-36, -120, 3.6, 4), '#d9a07c', 1);
  part(
    closed(
      '-11,-97! 0,-100 11,-97! 13,-86 12,-78! 22,-66 30,-53 34,-46! 18,-51 2,-47 -14,-51 -31,-45! -26,-60 -13,-78! -14,-88',
    ),
    '#d65148',
    7,
  );
  part(closed('-9,-96! -21,-102 -24,-95! -14,-87!'), '#d65148', 2);
  strokes(
    box,
    ['-6,-76 -12,-62 -18,-52', '4,-76 6,-62 5,-51', '10,-74 18,-62 24,-52', '-13,-79 0,-77 12,-79'],
    1.5,
    '#8f2f2a',
  );
  // plaits fly up
  box.fill(
    [
      ribbon(curve('-7,-112 -17,-118 -22,-129'), 7, { start: 1, end: 0.1 }),
      ribbon(curve('7,-113 16,-121 17,-133'), 7, { start: 1, end: 0.1 }),
    ],
    '#4a3026',
  );
  part(limb('0,-98 0,-104', [3.6, 3.6], 6), '#d9a07c', 1);
  part(closed('0,-128! 9,-125 12,-114 9,-104 0,-101 -9,-104 -12,-114 -9,-125'), '#5a3a2c', 5);
  strokes(box, ['0,-127 0,-116 0,-103'], 1, '#33211b', 0.1);
  box.fill([ellipse(-18, -120, 2.6), ellipse(16, -122, 2.6)], '#f3d27a');
}

function brother(box: Local, form: Form): void {
  const { art } = box;
  const part = (shape: Path, fill: string, soft: number): void => form(art, box.place(shape), fill, soft);
  part(limb('-6,-54 -20,-46 -14,-34', [5, 4.6, 3.6], 12), '#cf9672', 2);
  part(limb('6,-54 21,-48 18,-34', [5, 4.6, 3.6], 12), '#cf9672', 2);
  boots(box, form, '#e2a53c', [-12, -25, -20], [17, -25, 14]);
  part(limb('9,-79 22,-88 32,-102', [4.2, 3.4, 2.4], 12), '#cf9672', 2);
  part(ellipse(33, -105, 3.4, 3.8), '#cf9672', 1);
  part(closed('-11,-62! 11,-62! 15,-54 24,-46! 14,-41 2,-50 -2,-50 -13,-40 -23,-45! -15,-54'), '#3f5f74', 4);
  part(closed('-11,-84! 0,-87 11,-84! 13,-72 12,-58! 0,-56 -12,-58! -13,-72'), '#f4ead0', 6);
  part(closed('8,-84! 19,-90 23,-83! 13,-74!'), '#f4ead0', 2);
  strokes(box, ['-12,-76 0,-74 12,-76', '-12.5,-68 0,-66 12.5,-68'], 2.4, '#5c9a8e', 0);
  // the two hands hold each other, high between them
  part(limb('-9,-80 -22,-88 -32,-100', [4.2, 3.4, 2.4], 12), '#cf9672', 2);
  part(limb('-57,-92 -46,-92 -34,-101', [4.4, 3.6, 2.6], 12), '#d9a07c', 2);
  part(closed('-58,-97! -48,-97 -46,-88! -56,-84!'), '#d65148', 2);
  part(ellipse(-33, -101, 4.6, 4), '#d9a07c', 1);
  part(limb('0,-86 0,-91', [3.4, 3.4], 6), '#cf9672', 1);
  part(closed('0,-113! 8,-110 11,-101 8,-92 0,-89 -8,-92 -11,-101 -8,-110'), '#3b2820', 5);
  // his cap has not come along
  part(closed('-3,-124! -1,-133 9,-137 18,-132 20,-124! 8,-122').rotate(14, 8, -128), '#e2a53c', 3);
  box.fill(closed('18,-126! 27,-121 29,-117! 19,-120').rotate(14, 8, -128), '#b87a2c');
}

/** Drops that have come up with them. */
export function spray(art: Art): void {
  const drops: readonly (readonly [number, number, number])[] = [
    [150, 430, 2.6],
    [140, 412, 2],
    [160, 420, 1.8],
    [214, 428, 2.4],
    [226, 410, 2],
    [240, 424, 2.8],
    [252, 408, 1.8],
    [304, 430, 2.6],
    [316, 412, 2],
    [326, 424, 1.6],
    [128, 428, 1.6],
    [200, 440, 2],
    [290, 440, 2],
    [336, 436, 1.8],
    [232, 438, 2.2],
  ];
  art.blot(
    drops.map(([x, y, r]) => ellipse(x, y, r, r * 1.5)),
    '#fffbe6',
  );
}
