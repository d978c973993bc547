import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, tube } from '../../../kit/pen/index.ts';
import { SACK } from './tones.ts';
import { form } from './view.ts';

const STAFF = tube(
  [
    [390, 332],
    [343, 309],
    [283, 282],
    [212, 250],
    [142, 218],
  ],
  [3.2, 3, 3.2, 2.8],
  12,
).outline;

/** Over the shoulder, knotted wood. */
export function staff(art: Art): void {
  flat(
    art,
    STAFF,
    '#5e3a2c',
    { side: [0.6, 1.4], paint: '#d99a6a' },
    { side: [-0.6, -1.4], paint: '#3a2226' },
  );
}

const SACK_OUTLINE = closed(
  '158,232! 148,240 136,252 128,270 128,288 138,302 156,309 174,306 188,296 194,280 190,262 180,248 168,236!',
);
const EARS = [
  '160,232! 150,226 140,214 132,206! 146,208 158,216 164,228',
  '164,232! 168,220 178,208 190,204! 186,216 178,228 168,234',
];

/** A cloth of ochre, its corners knotted round the stick's end. */
export function bundle(art: Art): void {
  for (const ear of EARS) form(art, closed(ear), { ...SACK, soft: 4 });
  form(art, SACK_OUTLINE, { ...SACK, soft: 15 });
  art.clip(SACK_OUTLINE, () => {
    for (const fold of [
      '160,236! 150,256 144,276 146,296 152,276 158,256',
      '164,236! 172,256 176,276 172,300 182,276 178,254',
    ])
      art.fill(closed(fold), SACK.shade);
  });
  strokes(
    art,
    [
      '158,238 142,254 134,274',
      '162,240 164,262 160,284',
      '168,238 184,258 188,276',
      '138,300 156,304 174,300',
    ],
    1.6,
    SACK.deep,
    0.2,
  );
  form(art, '153,228! 162,222 172,227 174,235 164,240 155,237', { ...SACK, soft: 4 });
  strokes(art, ['158,226 163,231 161,238', '168,227 166,232 168,237'], 1.4, SACK.deep, 0.1);
}
