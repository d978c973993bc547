import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const CLOTH = { shade: '#18262a', rim: '#ffbf70' };
const WARM = { shade: '#8a4a26', rim: '#ffe2a0' };

/** Somebody lifts a child to the lantern, so that it can set the light in; feet at (x, y), both look to the right. */
export function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x - 4, y + 2, 70 * scale, 12 * scale, '#274245');
  const shadow = closed('-20,2! 20,-4 0,6 -60,20 -150,44 -220,66! -250,52 -180,26 -90,8');
  art.fill(box.place(shadow), '#4f7173', 0.85);
  // boots, trousers
  form(art, box.place(closed('-30,-14! -10,-16! -8,-4 6,0 6,7 -30,7!')), '#2d3533', 3, CLOTH);
  form(art, box.place(closed('12,-18! 32,-20! 34,-8 48,-4 50,4 14,5!')), '#333b38', 3, CLOTH);
  form(art, box.place(limb('-14,-84 -18,-50 -20,-10', [17, 15, 12], 10)), '#39464a', 5, CLOTH);
  form(art, box.place(limb('12,-84 18,-50 22,-14', [17, 15, 12], 10)), '#414e50', 5, CLOTH);
  // the coat, its back to the left
  form(
    art,
    box.place(
      closed(
        '-24,-226! -44,-219 -57,-196 -57,-160 -50,-124 -52,-80 -54,-58! -20,-50 16,-52 44,-60! 40,-96 38,-140 30,-180 4,-214',
      ),
    ),
    '#4f6a5c',
    15,
    CLOTH,
  );
  strokes(
    box,
    ['-36,-186 -36,-140 -36,-64', '-6,-150 -8,-110 -10,-60', '18,-130 20,-100 24,-62'],
    INK.contour,
    '#2b413b',
    0.2,
  );
  // the child: legs, skirt of the jacket
  form(art, box.place(limb('42,-170 58,-140 54,-108', [13, 11, 8], 10)), '#5a4038', 4, WARM);
  form(art, box.place(closed('44,-112! 62,-114! 64,-104 74,-98 72,-90 46,-92!')), '#a83c32', 3, WARM);
  form(art, box.place(limb('30,-166 40,-134 32,-104', [14, 12, 8.5], 10)), '#64483e', 4, WARM);
  form(art, box.place(closed('22,-108! 40,-110! 42,-100 52,-94 50,-86 24,-88!')), '#bb4638', 3, WARM);
  form(
    art,
    box.place(
      closed(
        '26,-262! 14,-250 10,-222 8,-190 4,-166! 20,-156 44,-156 66,-164! 66,-196 64,-228 56,-254 44,-264',
      ),
    ),
    '#e2a23c',
    11,
    WARM,
  );
  strokes(
    box,
    ['18,-206 38,-202 64,-208', '16,-232 36,-230 62,-234', '14,-182 36,-178 64,-184'],
    INK.form,
    '#a86a26',
    0.1,
  );
  // the far arm with the light
  form(art, box.place(limb('54,-248 80,-258 104,-276', [10, 9, 7.5], 10)), '#c98a34', 4, WARM);
  head(art, ...box.at(44, -288), scale);
  form(
    art,
    box.place(
      closed(
        '25,-244 32,-257 46,-257 64,-251 82,-262 94,-274! 105,-263 94,-245 76,-230 58,-226 38,-229 27,-236',
      ),
    ),
    '#eeb048',
    4,
    WARM,
  );
  form(art, box.place(closed('96,-272 104,-280 113,-282 116,-275 110,-266 101,-262')), '#f0c296', 2, WARM);
  box.line(curve('108,-276 126,-285 146,-292'), 3 * scale, '#8a5a34');
  box.glow(147, -296, 26, '#fff0b8', 0.9);
  box.fill(closed('146,-291! 143,-297 147,-306! 151,-297'), '#fffdf0');
  // the arms that hold it
  form(
    art,
    box.place(
      closed('-47,-197 -39,-213 -22,-216 -5,-201 13,-186 38,-178! 40,-160 28,-153 2,-154 -22,-163 -40,-180'),
    ),
    '#587464',
    7,
    CLOTH,
  );
  form(art, box.place(closed('30,-176! 46,-178 56,-172 58,-164 48,-158 30,-158!')), '#d9a67c', 3, {
    shade: '#6a4436',
    rim: '#ffd494',
  });
  strokes(box, ['-24,-186 -10,-170 8,-160', '-3,-192 9,-180 22,-175'], INK.form, '#2b413b', 0.1);
  grown(art, ...box.at(-29, -252), scale);
}

/** The grown one's head, clear of the child: grey hair in a knot, a thick scarf. */
function grown(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -7 });
  form(art, box.place(ellipse(-30, 2, 12, 11)), '#8d918d', 4, { shade: '#3d4a4c', rim: '#d8cfb4' });
  box.fill(closed('-20,2! 4,14! 6,28! -22,24!'), '#6e4038');
  flat(
    box,
    '-16,-6 -10,-24 4,-30 14,-27! 20,-22 22.6,-16 22.2,-11.6 20.8,-8 23.6,-2.4 28,3 27.8,5.6 24.4,6.8! 24.8,9 25.2,10.6 22.8,12! 24.6,13.2 24.4,15.6 22.4,16.8 23.2,19 22,22.6 17,25 8,23 -6,20 -16,12',
    '#c98a62',
    ['-24,28! -18,6 -8,13 4,17 13,20 17,28!', '#844f40'],
    ['13,-32! 11,-20 14,-11 11,-5 14,2 12,9 16,14 13,20 16,28! 36,28! 36,-32!', '#fcca8a'],
    ['6,0! 10,-2.4 14.6,0 15.4,5 12,9 7.4,7.6', '#eba678'],
    ['19.4,-22! 21,-16 20.6,-10! 22.4,-4 26.6,3! 30,4! 26,-20!', '#ffecb4'],
    ['20,18! 21.8,17 23,20 21.4,22.4! 28,22! 28,15!', '#ffecb4'],
  );
  form(
    art,
    box.place(closed('18.6,-20! 12,-32 -4,-36 -22,-27 -29,-8 -25,9 -15,15! -6,12 -3,4 -4,-4 1,-10! 9,-14')),
    '#9a9d98',
    6,
    { shade: '#3d4a4c', rim: '#f6d6a4' },
  );
  strokes(
    box,
    ['14,-22 -4,-26 -22,-14', '4,-14 -10,-14 -24,-2', '-2,0 -10,4 -22,6'],
    INK.detail,
    '#5d6866',
    0.1,
  );
  flat(box, '-6,-3! -3,-7 1.6,-5.6 2,0 -0.6,5 -3.6,5!', '#d79a70', [
    '-4,-1! -1.6,-4 0.4,-1 -1.6,3!',
    '#8f5844',
  ]);
  box.fill(closed('14.8,-3.6! 16.6,-6.4 19.4,-6! 18.8,-3 16.8,-2.6!'), '#3d2b2a');
  strokes(box, ['12.6,-3.4 15.6,-7 20.2,-6.4'], 1.3, '#5a342c', 0);
  strokes(box, ['12,-12 16.6,-14.4 21,-12.4'], 1.8, '#8d8a84', 0);
  strokes(box, ['11.4,-5 8.8,-5.6', '11.4,-2.6 9,-1.6', '18.6,5.6 17,8.6 17.4,11.6'], 0.8, '#a8643f', 0);
  strokes(box, ['23.2,12 20.4,13 17.8,11.4'], 1.3, '#8a4238', 0);
  form(
    art,
    box.place(closed('-24,12! -28,24 -20,36 4,41 23,37 28,27 22.6,20.4! 8,25 -10,21')),
    '#b5523e',
    5,
    {
      shade: '#5a2430',
      rim: '#ffc080',
    },
  );
  strokes(box, ['-20,24 0,31 22,25'], INK.form, '#7d2f30', 0.1);
}

/** The child's head in a knitted cap, the face turned to the fire. */
function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(closed('-20,18! -16,10 14,12 20,20 18,30 0,35 -18,30')), '#f0e4c8', 4, {
    shade: '#a8845c',
    rim: '#fff6dc',
  });
  flat(
    box,
    '-12,-16 10,-20 20,-11! 22,-6 21.6,-1.6 23.8,1.4 27,3.2 26.8,5.6 23.6,6.8! 24.4,8.8 22.8,10.2! 23.8,12.6 22.2,14.4 22.6,16.8 19.6,19.8 13,21.6 4,21 -10,18 -16,4',
    '#e3a174',
    ['-20,26! -18,4 -8,12 3,17 12,19 13,26!', '#a8623f'],
    ['11,-22! 10,-8 12,0 9.6,6 13,13 11,19 13,26! 34,26! 34,-22!', '#fdd298'],
    ['4,5! 8,2.6 13,5 13.6,10 10,13 5.4,11', '#f09a70'],
    ['20.4,-12! 20.6,-2 22.8,2.6 25.6,4.4! 32,4! 26,-14!', '#fff0c0'],
    ['20,16! 21.4,14.4 22.8,16 21.4,18.6! 28,18! 28,13!', '#fff0c0'],
  );
  form(
    art,
    box.place(closed('24,-10! 20,-28 4,-37 -14,-32 -23,-16 -23,4 -19,16! -8,14 -3,2 0,-6! 12,-8')),
    '#4f8a84',
    7,
    { shade: '#204a4c', rim: '#e4dca4' },
  );
  form(art, box.place(closed('25,-13! 27,-5 22,-3! 10,-4 0,-2 -2,6! -8,4 -6,-8 6,-13')), '#e8e0c4', 3, {
    shade: '#a8946c',
    rim: '#fff8dc',
  });
  form(art, box.place(ellipse(-12, -37, 9, 8.4)), '#e8e0c4', 3, { shade: '#a8946c', rim: '#fff8dc' });
  strokes(
    box,
    ['-16,-24 -18,-8 -16,8', '-2,-32 -8,-20 -10,-8', '10,-32 4,-22 2,-14'],
    INK.form,
    '#2c6462',
    0.1,
  );
  box.fill(closed('14.8,1.4! 15.8,-1.4 18.6,-2! 19.4,0.4 18.4,3 16,3.2!'), '#3a2428');
  strokes(box, ['13.4,0.4 15.8,-2.2 19.8,-2.2'], 1.2, '#5a3026', 0);
  box.fill(closed('22.8,10.2! 20.2,9.4 18.8,10.8 20.2,12.8 22.6,12.4!'), '#8a3c34');
}
