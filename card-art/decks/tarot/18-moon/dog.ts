import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const COAT = '#d3bf98';
const PATCH = '#8c5a3c';
const SHADE = '#3e4a56';
const INKED = '#2a2630';

const BODY = closed(
  '-52,-62! -34,-62 -10,-64 12,-76 34,-98 58,-112 80,-108 92,-92 90,-62 76,-44! 58,-44 38,-52 20,-44 0,-26 -22,-14 -44,-12! -62,-22 -66,-44',
);

/** A dog bows with its chest on the ground, rump and tail up: nose to nose with something. Looks left, about 200 long. */
export function dog(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (knots: string): Path => box.place(closed(knots));
  const leg = { shade: SHADE, rimWidth: 1.6 };
  form(
    art,
    box.place(
      ribbon(curve('80,-102 96,-118 102,-140 94,-160 80,-166'), 15, { start: 0.8, peak: 0.3, end: 0.3 }),
    ),
    PATCH,
    4,
    {
      shade: '#40262a',
    },
  );
  form(art, box.place(limb('54,-76 44,-46 60,-24 56,-10', [15, 11, 5, 4.6], 16)), '#a08f78', 4, leg);
  form(art, put('50,-14! 62,-14! 60,-6! 40,-6! 42,-11'), '#a08f78', 2, leg);
  form(art, box.place(limb('-30,-28 -52,-16 -84,-13 -104,-12', [10, 7, 5, 5], 14)), '#a08f78', 3, leg);
  form(art, box.place(limb('70,-80 58,-46 80,-22 74,-4', [22, 16, 6.4, 5.4], 18)), COAT, 6, leg);
  form(art, put('67,-8! 80,-8! 80,0! 56,0! 57,-6'), COAT, 2, leg);
  form(art, box.place(BODY), COAT, 13, { shade: SHADE, rimWidth: 3 });
  // a saddle over the loins
  form(art, put('6,-74! 20,-86 38,-101 60,-112 74,-110! 74,-86 56,-72 32,-66 14,-66'), PATCH, 8, {
    shade: '#40262a',
    rimWidth: 2.4,
  });
  form(art, box.place(limb('-30,-30 -42,-9 -68,-6 -94,-5', [14, 10, 6, 5.4], 16)), COAT, 4, leg);
  form(art, put('-88,-11! -100,-11 -107,-5 -104,0! -86,0!'), COAT, 2, leg);
  head(art, put);
  strokes(
    box,
    ['-96,-1 -98,-7', '-101,-2 -102,-7', '60,-34 72,-44 76,-58', '-20,-16 -8,-28 0,-42', '62,-1 62,-5'],
    INK.form,
    INKED,
    0.1,
  );
}

/** Collar, head, ear; the eye has the moon in it. */
function head(art: Art, put: (knots: string) => Path): void {
  form(art, put('-50,-72! -40,-66 -36,-50 -44,-28 -52,-22! -62,-26 -56,-40 -56,-58'), '#cf4a36', 3, {
    shade: '#5a1c30',
  });
  form(
    art,
    put(
      '-48,-74! -60,-81 -76,-78 -84,-68 -98,-60 -112,-54! -118,-48 -115,-41 -104,-37 -88,-36 -74,-30 -60,-30 -52,-42',
    ),
    COAT,
    7,
    { shade: SHADE, rimWidth: 2.8 },
  );
  form(art, put('-50,-76! -66,-80 -80,-74 -86,-66! -76,-58 -62,-58'), PATCH, 4, {
    shade: '#40262a',
    rimWidth: 2.2,
  });
  form(art, put('-58,-77! -46,-78 -34,-66 -30,-48 -36,-34 -46,-36! -54,-46 -56,-60'), '#7a4a36', 5, {
    shade: '#2e1c26',
  });
  const eye = put('-86,-64! -82,-68 -77,-66 -76,-61! -81,-59');
  art.fill(eye, '#1a141c');
  const [left, top] = eye.bounds();
  art.fill(ellipse(left + 4.4, top + 3.6, 1.7), '#fffbe8');
  art.fill(put('-113,-55! -119,-52 -120,-46 -115,-43! -110,-47'), '#1a141c');
  art.fill(put('-114,-41! -102,-44 -90,-43! -96,-38 -106,-37'), '#7a3c40');
}
