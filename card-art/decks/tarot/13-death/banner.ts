import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, type Path, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form, toned } from './form.ts';

const CLOTH = closed(
  '318,96! 282,112 244,104 204,84 164,86 122,110 84,132 50,136! 62,160 54,176 72,190 58,214 78,232 64,262 84,276 70,306 88,322! 124,302 162,290 204,300 244,318 284,316 326,302!',
).translate(7, 0);

/** A black banner with a white rose streams back from its pole. */
export function banner(art: Art): void {
  form(art, limb('338,662 331,338 325,70', [4.4, 4.2, 3.6], 16), '#8a6248', 2);
  socket(art);
  form(art, CLOTH, '#2a2240', 26, { shade: '#15102a', rim: '#c9a98c', rimWidth: 2 });
  strokes(
    art,
    [
      '282,116 272,170 276,230 286,310',
      '204,92 190,150 196,220 206,296',
      '122,118 112,170 120,240 126,298',
      '244,110 238,160 240,220',
    ],
    INK.contour,
    '#130e26',
  );
  strokes(
    art,
    ['262,112 254,170 258,240 266,310', '150,98 142,120 138,140', '100,132 94,200 102,290'],
    INK.form,
    '#5b4f74',
  );
  rose(art, 160, 196, 46);
  form(art, ellipse(325, 66, 7), '#e2b25c', 3);
}

/** On the far stirrup's strap, below the belly: a leather cup that takes the pole's foot. */
function socket(art: Art): void {
  toned(art, closed('330,596! 336,596! 342,640! 335,641!'), { fill: '#3a2434', shade: '#22162a' });
  toned(art, closed('327,638! 349,636! 348,654 345,668! 332,669! 329,654'), {
    fill: '#5a3430',
    shade: '#2c1a28',
    rim: '#e2a66c',
    soft: 4,
    rimWidth: 1.4,
  });
  art.fill(closed('326,637! 350,635! 350,640! 326,642!'), '#c99a52');
}

/** The five-petalled rose of the arms, a little askew with the cloth: each petal two tones, its brim turned over. */
function rose(art: Art, x: number, y: number, radius: number): void {
  const five = range(5, (place) => place);
  art.blot(
    five.map((i) => leaf(...polar(x, y, radius * 0.5, i * 72 + 44), radius * 0.66, 13, i * 72 + 44)),
    '#7d9078',
  );
  // written upright, 100 from the heart to the brim
  const put = (knots: string, turn: number, size: number): Path =>
    closed(knots)
      .scale(size / 100)
      .rotate(turn)
      .translate(x, y);
  for (const [size, offset, fill, shade] of [
    [radius, 8, '#f1e8df', '#b9aebc'],
    [radius * 0.6, 44, '#fffaf0', '#c9bdc4'],
  ] as const)
    for (const i of five) {
      const turn = i * 72 + offset;
      toned(
        art,
        put('0,0! -30,-30 -56,-62 -48,-92 -22,-104 0,-94! 22,-104 48,-92 56,-62 30,-30', turn, size),
        {
          fill,
          shade,
          rim: '#fffdf4',
          soft: size * 0.1,
          rimWidth: 1.4,
        },
      );
      art.fill(put('-48,-92! -24,-96 0,-84! 24,-96 48,-92! 22,-104 0,-94! -22,-104', turn, size), '#fffdf6');
      art.line(put('0,-20! 0,-44 0,-70!', turn, size), 1.1, shade);
    }
  toned(art, ellipse(x, y, radius * 0.18), { fill: '#d9a04c', shade: '#96603c', rim: '#fff0bc', soft: 3 });
}
