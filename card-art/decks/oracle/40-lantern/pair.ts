import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, limb, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const CLOTH = { shade: '#18262a', rim: '#ffbf70' };
const WARM = { shade: '#8a4a26', rim: '#ffe2a0' };

/** Somebody lifts a child to the lantern, so that it can set the light in; feet at (x, y), both look to the right. */
export function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x - 4, y + 2, 70 * scale, 12 * scale, '#274245');
  const shadow = closed('-20,2! 20,-4 0,6 -60,20 -150,44 -220,66! -250,52 -180,26 -90,8');
  art.fill(box.place(shadow), '#4f7173', 0.85);
  // boots, trousers: the knees give, one foot is set back
  form(art, box.place(closed('-36,-14! -16,-16! -14,-4 0,0 0,7 -36,7!')), '#2d3533', 3, CLOTH);
  form(art, box.place(closed('14,-18! 34,-20! 36,-8 50,-4 52,4 16,5!')), '#333b38', 3, CLOTH);
  form(art, box.place(limb('-8,-84 -14,-52 -26,-10', [17, 15, 12], 10)), '#39464a', 5, CLOTH);
  form(art, box.place(limb('24,-88 32,-56 24,-14', [17, 15, 12], 10)), '#414e50', 5, CLOTH);
  // the child's far leg
  form(
    art,
    box.place(
      closed(
        '30,-180! 60,-187 86,-185 100,-180 107,-170 107,-156 109,-138 109,-118! 91,-116! 90,-150 40,-150!',
      ),
    ),
    '#523a34',
    5,
    WARM,
  );
  form(art, box.place(closed('89,-121! 110,-123! 112,-111 122,-106 121,-98 92,-97!')), '#a83c32', 3, WARM);
  // the coat: the back leans away from the load, the belly is under it
  form(
    art,
    box.place(
      closed(
        '-36,-226! -56,-218 -70,-196 -70,-164 -60,-128 -52,-98 -53,-66! -26,-56 16,-58 50,-70! 48,-98 38,-128 28,-160 26,-190 10,-214 -10,-222',
      ),
    ),
    '#4f6a5c',
    15,
    CLOTH,
  );
  strokes(
    box,
    ['-40,-150 -32,-116 -34,-68', '-12,-138 0,-106 -2,-64', '14,-134 28,-108 30,-70'],
    INK.contour,
    '#2b413b',
    0.2,
  );
  seat(art, box);
  // the child sits on it: its near leg, the jacket down over the sleeve
  form(
    art,
    box.place(
      closed(
        '14,-178! 44,-184 72,-183 87,-179 94,-170 94,-158 91,-138 91,-114! 73,-114! 72,-134 71,-148! 60,-147 40,-147 16,-151!',
      ),
    ),
    '#6a4c40',
    6,
    WARM,
  );
  form(art, box.place(closed('71,-118! 92,-118! 93,-106 103,-101 102,-92 73,-92!')), '#bb4638', 3, WARM);
  form(
    art,
    box.place(
      closed(
        '26,-262! 13,-250 7,-222 1,-190 -6,-157! 12,-148 38,-150 58,-161 72,-180! 69,-204 64,-228 56,-254 44,-264',
      ),
    ),
    '#e2a23c',
    11,
    WARM,
  );
  strokes(
    box,
    ['16,-214 30,-206 46,-206', '14,-190 30,-194 46,-199', '4,-170 26,-165 48,-172'],
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
  holdingFingers(box);
  thumb(box);
  grown(art, ...box.at(-44, -250), scale);
}

const HAND = { fill: '#d9a67c', deep: '#8f5a44', bright: '#f6cb96' } as const;

/** The near arm: down from the shoulder, bent at the elbow, the whole forearm and the open hand under hip and thighs. */
function seat(art: Art, box: Local): void {
  flat(box, '34,-147! 46,-149 62,-149 72,-152 76,-150 75,-145 68,-139 56,-133 44,-131 34,-132!', HAND.fill, [
    '30,-137! 46,-138 60,-142 78,-152! 80,-126 30,-126!',
    HAND.deep,
  ]);
  const arm = closed(
    '-44,-217! -58,-206 -63,-186 -62,-164 -58,-142 -48,-128 -32,-122 -8,-123 16,-126 38,-130! 39,-149! 18,-151 -6,-154! -20,-158 -25,-170 -22,-190 -28,-208',
  );
  form(art, box.place(arm), '#5c7a69', 8, CLOTH);
  // hip and hem press into the sleeve
  box.clip(arm, () =>
    box.fill(closed('-12,-166! 40,-160! 42,-143 20,-143 0,-147 -10,-152!'), '#2b413b', 0.8),
  );
  flat(box, '32,-150! 40,-150! 41,-129! 33,-128!', '#6d8b79', { side: [0, -5], paint: '#3c564c' });
  strokes(
    box,
    ['-24,-156 -34,-150 -46,-149', '-22,-154 -30,-142 -30,-134', '-50,-200 -54,-184 -52,-166'],
    INK.form,
    '#2b413b',
    0.1,
  );
}

/** Of the hand that carries: up along the thigh. */
function thumb(box: Local): void {
  flat(box, '40,-145! 46,-152 54,-158 61,-160.6 64.6,-158.6 63,-155 56,-149 50,-142 42,-138!', HAND.fill, [
    '44,-152! 54,-159 62,-162 66,-159! 60,-157 52,-152 44,-145!',
    HAND.bright,
  ]);
  strokes(box, ['63.4,-155 56,-149 50.4,-142.6'], 1.1, HAND.deep, 0);
}

/** The far arm is round the child's waist: its knuckles come round the belly, the fingers lie back along it to our side. */
function holdingFingers(box: Local): void {
  box.fill(closed('50,-208! 70,-212! 71,-182! 62,-180 52,-183 44,-189 41,-197'), '#a8692a', 0.75);
  flat(box, '60,-213! 68,-215.4 73.6,-213 76,-207.6 76.4,-201 75,-194.6 71.6,-190 66,-189!', HAND.fill, [
    '68,-217! 74,-214 78,-207 77,-195 72,-189! 73.6,-197 73,-207!',
    HAND.bright,
  ]);
  for (const finger of [
    '72,-190 64,-186.6 57,-184.6 54,-186 55,-188.8 63,-192.4 73,-196!',
    '73,-196! 62,-190.8 51,-187.6 47,-189 47.6,-192.4 60,-197.4 74,-202!',
    '74,-202! 60,-195.8 48,-193 44,-194.8 45,-198.4 58,-203 73.6,-208.4!',
    '73.6,-208.4! 61,-202 50,-199.6 46.6,-201.6 48,-205 60,-210 69,-215!',
  ])
    flat(
      box,
      finger,
      HAND.fill,
      { side: [0.3, 1.9], paint: '#b0785a' },
      { side: [0, -1.2], paint: HAND.bright },
    );
  strokes(
    box,
    ['72,-195.8 62,-191.4 51,-187.8', '73.4,-202 61,-196.6 48,-193.2', '73,-208 62,-202.8 50,-199.8'],
    1.1,
    HAND.deep,
    0,
  );
}

/** The grown one's head, clear of the child: grey hair in a knot, a thick scarf. */
function grown(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -7 });
  form(art, box.place(ellipse(-30, 2, 12, 11)), '#8d918d', 4, { shade: '#3d4a4c', rim: '#d8cfb4' });
  box.fill(closed('-20,2! 4,14! 18,18! 18,28! -22,24!'), '#6e4038');
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
    ['-2,-8! 4,-4 8,2 7,9 3,14 0,20! 20,24 34,20! 34,-22! 4,-22!', '#eeb585'],
    ['10,-8! 14,-3 17,1 19.6,5 17,8 18,12 16,16 17.4,22! 34,22! 34,-22! 12,-22!', '#fdd298'],
    ['5,6! 9,4.4 13.6,6 14.6,9.6 11.4,12.4 6.6,11', '#f09a70'],
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
