import { INK, printed, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, roundLimb } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { trumpet } from './trumpet.ts';
import { farWing, nearWing } from './wings.ts';

const ROBE = '#45638f';
const DEEP = '#232f5e';
const SKIN = '#dca284';

/** The back bends over the cloud; the robe trails off to the right. */
function robe(art: Art): void {
  form(
    art,
    closed(
      '300,282! 282,300 276,330 284,366 300,396 330,430 352,470 370,500 420,540! 640,560! 640,440! 570,430 520,410 470,384 432,352 404,318 376,294 340,280!',
    ),
    ROBE,
    24,
    { shade: DEEP },
  );
  printed(art, [270, 270, 560, 600], () => {
    art.blot(
      [
        '310,296! 314,350 344,408 400,480! 376,410 336,350 324,296',
        '336,300! 352,356 400,424 470,480! 428,412 372,346 350,300',
        '372,320! 410,372 470,420 560,456! 480,400 420,350 384,316',
        '290,320! 286,360 304,392 350,440! 326,384 306,350 300,312',
        '396,470! 430,500 480,530 560,550! 500,510 440,480 410,450',
      ].map((knots) => closed(knots)),
      DEEP,
      0.62,
    );
  });
  strokes(
    art,
    [
      '308,292 312,350 342,408 396,474',
      '334,296 350,356 398,424 466,478',
      '370,316 408,370 468,420 556,456',
      '292,300 284,350 302,392',
      '352,330 392,384 440,430',
    ],
    INK.form,
    '#1a2450',
    0.3,
  );
  strokes(art, ['322,296 332,350 362,404', '356,302 382,352 430,404'], INK.detail, '#a9c2d4', 0.3);
}

/** Lost profile: a cheek full of breath, an ear, hair that the wind takes. */
function head(art: Art): void {
  form(art, closed('268,270! 274,284 268,300! 322,306 340,288! 330,262'), '#b87a6c', 7, {
    shade: '#6a3c58',
    rimWidth: 1,
  });
  form(
    art,
    closed(
      '268,202! 259,212 256,222 257.5,230 253,238 249.5,247 250,255 254,261 258,266 260,273 267,279 280,280 300,270 306,240 290,208',
    ),
    SKIN,
    5,
    { shade: '#a4606c', depth: 0.6 },
  );
  form(
    art,
    closed(
      '262,212! 264,196 284,180 310,178 334,190 346,210 350,232 362,246 384,250 404,242! 394,260 404,268 420,268! 398,284 372,282 352,290 330,290! 316,284 304,272 300,260! 296,252 290,250 286,243! 280,236 272,226!',
    ),
    '#7c4638',
    11,
    { shade: '#3c1f3c', rim: '#ffe9b8', rimWidth: 2.8 },
  );
  form(art, closed('287,240! 293,237 298,243 296,252 291,257 288,250'), SKIN, 2, {
    shade: '#84506a',
    rimWidth: 1,
  });
  stippledGlow(art, 262, 256, 14, '#c9646a', 0.5);
  strokes(art, ['263,228 258,231 252,230.5'], 1.6, '#3c1f3c', 0);
  strokes(
    art,
    [
      '268,208 286,196 312,200 330,222 340,250 362,268',
      '276,216 296,212 312,226 318,250 334,274',
      '276,194 306,186 332,202 346,232 372,258',
      '284,226 300,232 306,252 316,272',
    ],
    INK.form,
    '#3c1f3c',
  );
}

/** Four fingers over the tube; the sleeve hides the rest of the hand. */
function fingers(art: Art): void {
  for (const i of [3, 2, 1, 0])
    form(
      art,
      roundLimb(
        `${210 + i * 6.6},${287 - i * 6} ${216 + i * 6.6},${291 - i * 6} ${220 + i * 6.6},${298 - i * 6}`,
        [3.6, 4, 4],
        8,
      ),
      SKIN,
      2,
      { shade: '#84506a', rimWidth: 1.2 },
    );
}

/** The arm that carries the trumpet. */
function sleeve(art: Art): void {
  form(
    art,
    closed('232,286! 240,312 250,350 256,400 252,440! 276,424 290,392 300,350 292,310 270,296'),
    '#2c3f70',
    8,
    { shade: '#1c2650', rimWidth: 0.8 },
  );
  fingers(art);
  form(
    art,
    closed(
      '308,282! 290,290 276,314 263,330 252,316 244,298 236,278! 226,288 219,302 224,340 232,372 240,404 252,440! 268,418 284,400 306,384 326,356 334,326 326,296',
    ),
    '#5375a2',
    15,
    { shade: DEEP },
  );
  printed(art, [220, 280, 336, 440], () => {
    art.blot(
      [
        '240,300! 250,340 258,390 252,440! 270,404 272,360 264,332',
        '312,292! 304,330 280,372 262,400! 296,372 320,346 322,310',
      ].map((knots) => closed(knots)),
      DEEP,
      0.55,
    );
  });
  strokes(
    art,
    ['238,300 246,344 254,400', '306,290 298,326 276,366', '322,306 312,346 288,376'],
    INK.form,
    '#1a2450',
    0.3,
  );
  strokes(art, ['230,320 238,360 246,400', '286,300 276,326 264,342'], INK.detail, '#a9c2d4', 0.3);
}

/** An angel, half turned from us against the light, sends the trumpet down to the sea. */
export function angel(art: Art): void {
  farWing(art);
  robe(art);
  trumpet(art);
  head(art);
  sleeve(art);
  nearWing(art);
}
