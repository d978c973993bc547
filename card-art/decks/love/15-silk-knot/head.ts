import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const SKIN = {
  fill: '#d39a78',
  shade: '#a5685f',
  light: '#f0bd94',
  rim: '#fff0cc',
  line: '#7c4248',
} as const;
const HAIR = { shade: '#1c1226', rim: '#f0a870', rimWidth: 2.8 } as const;
const [BROWN, STRAND] = ['#4a2c34', '#7c4a44'];
/** The sun's edge on what is so near to it. */
const EDGE = 2.4;

/** Turned from us to the sun: of her face the temple, the cheekbone, the tip of the nose; the hair put up. */
export function head(art: Art): void {
  face(art);
  knot(art);
  hair(art);
  ear(art);
}

/** What the cheek leaves to be seen, from the hair's edge to the chin. */
function face(art: Art): void {
  const warm = { side: [EDGE, -0.7], paint: SKIN.rim } as const;
  // lashes and nose stand out beyond the cheek
  art.blot(ink(curve('337,267 343,268 349,272'), 2.6, 3, 0), '#2c1820');
  flat(art, '339,268! 344,278 350.6,288! 351,292 347,295! 338,298', SKIN.light, warm);
  flat(art, '334,304! 341,305 343.4,309.6! 340.6,313 342,316.4! 339,320 332,321!', '#c9786c');
  flat(
    art,
    '296,232! 330,228! 339,240 341,252! 341,258 338,263! 338,268 344,276 346,284! 345,293 340,303! 337.4,312 338,320! 339,328 334,336 326,338! 314,337 303,331 296,320! 288,300',
    SKIN.fill,
    // under the cheekbone and along the jaw it turns from the sun
    ['296,280! 310,282 320,298 326,314 328,326 332,344! 290,350 280,300!', SKIN.shade],
    [
      '334,230! 342,246 344,260 336,268! 336,274 332,284 335,296 334,306 337,318 334,330! 350,344 360,260 344,230!',
      SKIN.light,
    ],
    warm,
  );
  strokes(art, ['325,252 333,249 340,252'], 2.4, '#5a3434', 0);
}

/** The knot of hair, a pin with two pearls through it. */
function knot(art: Art): void {
  art.blot(ink(curve('222,166 262,188 330,224'), 6, 4, 0), '#e6b45c');
  form(art, closed('242,172 278,162 304,180 304,206 280,226 246,222 226,204 226,186'), BROWN, 13, HAIR);
  strokes(
    art,
    ['238,192 262,178 292,188', '236,204 264,190 298,204', '250,216 272,206 294,214'],
    INK.contour,
    STRAND,
    0.14,
  );
  form(art, ellipse(222, 166, 10), '#fff2e0', 4, { shade: '#b890a0', rim: '#ffffff', rimWidth: 1.6 });
  art.blot(ink(curve('221,172 217,181 216,192'), 1.8, 5, 0), '#e6b45c');
  form(art, ellipse(216, 194, 6), '#f4a7ae', 3, { shade: '#9a4a68', rim: '#ffffff', rimWidth: 1.2 });
}

/** Drawn up from nape and temple. */
function hair(art: Art): void {
  form(
    art,
    closed(
      '214,280 212,248 228,222 258,207 292,206 320,216 336,232! 335,242 328,250 324,262! 323,272 319,283! 315,276 310,268 304,266! 300,276 299,290 300,304 297,318! 291,332 282,343! 276,338 266,350! 258,340 248,342! 234,328 222,308',
    ),
    BROWN,
    18,
    HAIR,
  );
  strokes(
    art,
    [
      '224,304 222,272 234,244 256,224',
      '238,326 232,288 242,252 264,226',
      '258,336 248,298 252,258 272,228',
      '278,332 266,300 266,262 280,230',
      '288,272 278,254 282,240 288,228',
      '306,264 296,248 294,236 296,226',
      '322,256 314,242 306,230 300,222',
      '330,238 322,228 312,222',
    ],
    INK.contour,
    STRAND,
    0.14,
  );
  art.blot(
    ['264,344 258,360 262,376', '284,338 288,354 283,370', '320,280 323,290 320,300'].map((lock, i) =>
      ink(curve(lock), 2.4, i, 0),
    ),
    BROWN,
  );
}

function ear(art: Art): void {
  flat(
    art,
    '297,270! 305,267 310.4,273 309.6,283! 306,292 303,299 298,302! 294,297 293,283',
    '#c88a6c',
    ['292,266! 299,273 298,288 301,304! 286,304!', SKIN.shade],
    { side: [1.8, -0.6], paint: SKIN.rim },
  );
  strokes(
    art,
    ['299,274 305,274 306,282 302,290', '300,284 303,287 300,294'],
    INK.detail * 1.4,
    SKIN.line,
    0.1,
  );
  art.fill(ellipse(299.6, 305.6, 3.2), '#fff2e0');
}
