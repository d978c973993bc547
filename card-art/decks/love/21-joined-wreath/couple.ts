import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, Path, points, polygon, roundLimb } from '../../../kit/pen/index.ts';
import { GLOW } from './wreath.ts';

const cloth = lit({
  from: { at: [GLOW[0], 420] },
  shade: '#1f2a30',
  rim: '#fdeab0',
  rimWidth: 2,
  stray: 0.5,
});

/** Both from behind, on the bench: her head is on his shoulder, his arm round her. */
export function couple(art: Art): void {
  const [skin, hair, coat, shawl] = ['#a8785a', '#d3cfc4', '#3f5866', '#b0556a'];
  // she
  cloth(art, closed('320,600! 322,540 330,508 350,494 374,496 394,514 404,550 408,600!'), shawl, 10, {
    shade: '#55243c',
  });
  cloth(art, closed('336,500! 342,486 364,486 372,500! 356,506'), skin, 3);
  cloth(art, closed('326,474 328,456 340,446 356,446 368,458 370,476 362,490 346,494 332,488'), hair, 7, {
    shade: '#6a6f74',
  });
  cloth(art, Path.join(ellipse(358, 447, 13, 11.6)), '#e0dccf', 4, { shade: '#6a6f74' });
  strokes(
    art,
    [
      '332,480 340,464 352,456',
      '342,490 352,474 358,460',
      '356,490 364,476 366,464',
      '350,448 358,442 366,447',
      '352,453 360,455',
    ],
    INK.detail,
    '#7d8084',
  );
  art.line(polygon(points('344,438 374,452')), 2.2, '#7a4a34');
  strokes(
    art,
    ['350,508 344,540 342,580', '372,508 380,540 384,584', '360,512 362,550 362,590'],
    INK.form,
    '#6e2844',
  );
  // he, and his arm round her, one coat
  const back = closed('250,600! 252,548 258,512 278,496 304,492 326,502 338,528 342,600!');
  const sleeve = roundLimb('314,520 342,530 372,530 394,523', [17, 13, 10.6, 8], 18);
  cloth(
    art,
    Path.join(back, sleeve),
    () => {
      art.fill(back, coat).fill(sleeve, coat);
    },
    10,
  );
  cloth(art, closed('284,500! 288,482 312,482 316,500! 300,506'), skin, 3);
  cloth(
    art,
    closed('278,466 280,448 296,440 314,444 322,458 320,478 310,488 290,488 280,480'),
    '#c2bfb6',
    6,
    { shade: '#5f656a' },
  );
  cloth(art, Path.join(ellipse(277, 469, 4, 6)), skin, 1.4);
  strokes(art, ['286,484 288,472', '298,487 299,474', '310,484 309,472'], INK.detail, '#7d8084');
  cloth(
    art,
    closed(
      '256,456 270,446 284,444 288,424 296,416 310,418 318,428 320,446 336,452 342,462 320,464 300,462 276,464',
    ),
    '#56603f',
    6,
  );
  strokes(art, ['286,441 302,445 320,444'], INK.contour * 1.4, '#2a2f26', 0);
  cloth(art, closed('276,500! 300,510 324,500! 330,508 300,520 272,508'), '#32474f', 3);
  // his hand on her shoulder
  cloth(art, closed('392,516 401,512 407,518 404,530 394,532'), skin, 2);
  strokes(
    art,
    ['298,522 296,560 298,596', '262,520 268,560 266,596', '346,530 352,540', '336,526 334,560 338,590'],
    INK.form,
    '#22323a',
  );
}
