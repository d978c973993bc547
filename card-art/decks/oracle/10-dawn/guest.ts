import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path, ramp, ribbon } from '../../../kit/pen/index.ts';

const HAIR = closed(
  '4,-370 -8,-369 -18,-362 -24,-351 -25,-338 -23,-328 -29,-318 -34,-306! -18,-300 4,-298 18,-303! 23,-314 25,-326 28,-336! 28,-349 23,-361 14,-368',
);
const CHEEK = closed('21,-352! 29,-348 31,-341 34,-335 31,-332 31,-326 26,-319 16,-314! 14,-334');
/** Blown out of the knot to the left. */
const STRANDS = ['-22,-322 -32,-310 -46,-306', '-24,-330 -36,-320 -50,-320'];

/** Round the shoulders and gathered in front; a corner trails on the left. */
const BLANKET = closed(
  '-26,-316! -40,-306 -54,-292 -64,-266 -68,-236 -72,-206 -74,-172 -80,-134 -88,-104! -70,-108 -58,-98 -44,-110 -30,-104 -12,-118 6,-112 22,-124 40,-120 62,-134! 62,-168 66,-200 74,-226 70,-252 64,-276 52,-298 34,-312 24,-318! 0,-310',
);
/** Where the cloth turns away from the sky. */
const HOLLOWS = [
  '-30,-300! -50,-270 -58,-220 -60,-160 -60,-104! -76,-106 -86,-112! -72,-190 -66,-250 -50,-290',
  '-16,-286! -22,-250 -34,-190 -34,-150 -30,-106! -45,-110! -46,-170 -36,-220 -26,-264',
  '20,-204! 10,-170 8,-140 8,-114! -11,-117! -8,-150 4,-180',
  '46,-284! 52,-250 44,-204 30,-160 24,-124! 16,-118! 20,-160 34,-206 46,-246',
  '-20,-282! 4,-272 30,-280! 12,-262 -8,-264',
].map((outline) => closed(outline));
const COLLAR = closed(
  '-34,-314! -38,-302 -28,-288 -6,-280 16,-282 34,-292 38,-308 32,-318! 22,-308 2,-303 -18,-306',
);
const STRIPES = [
  ['-92,-150 -66,-154 -46,-146 -22,-156 -4,-148 16,-160 36,-154 72,-170', 13, '#ead8b0'],
  ['-92,-132 -66,-135 -48,-127 -22,-137 -4,-129 16,-141 36,-136 72,-152', 6, '#d0694e'],
] as const;

const LEGS = [
  limb('16,-140 14,-84 10,-20', [21, 17, 12], 12),
  limb('-16,-140 -6,-88 14,-56 36,-26', [21, 17, 14, 11], 14),
] as const;
/** Flat on the boards; and crossed before it, on the toe. */
const BOOTS = [
  closed('-5,-36! 10,-40 24,-36! 24,-18 26,-6 26,3! 10,6 -12,4! -12,-8 -6,-18'),
  closed('22,-38! 36,-45 50,-36! 53,-22 58,-8 60,2 54,8! 42,8 34,2! 31,-16'),
] as const;

const paint = lit({ from: { towards: [1, -0.35] }, shade: '#26312f', rim: '#ffe9bc', rimWidth: 2.6 });

/** Somebody in a blanket at the railing, from behind, one foot crossed over the other; the standing one at (x, y). */
export function guest(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const form = (outline: Path, fill: string, soft: number, shade: string): void =>
    paint(art, box.place(outline), fill, soft, { shade });
  LEGS.forEach((leg, i) => {
    form(leg, '#6a5450', 7, '#33262a');
    form(BOOTS[i]!, '#94623f', 6, '#3c2824');
  });
  strokes(box, ['22,-112 14,-96 0,-84', '-4,-30 10,-28 22,-30', '24,-31 38,-36 51,-28'], INK.form, '#33262a');
  form(CHEEK, '#e0a184', 3, '#96604f');
  paint(
    art,
    box.place(BLANKET),
    () => {
      box.fill(BLANKET, '#5b8a79');
      box.clip(BLANKET, () => {
        for (const [course, width, colour] of STRIPES)
          box.fill(ribbon(curve(course), width, { start: 1, end: 1, samples: 20 }), colour);
      });
    },
    15,
  );
  const shades = box.linear(
    0,
    -300,
    0,
    -100,
    ramp(0, '#243c3a', 0.25, 0.4, '#243c3a', 0.75, 1, '#243c3a', 0.85),
  );
  for (const hollow of HOLLOWS) {
    const placed = box.place(hollow);
    printed(art, placed.bounds(), () => void art.fill(placed, shades));
  }
  form(HAIR, '#6b463a', 9, '#2f2022');
  strokes(
    box,
    ['-18,-308 -16,-336 -4,-362', '-4,-304 -6,-332 4,-364', '8,-304 10,-332 10,-364'],
    INK.form,
    '#3d2a28',
    0.3,
  );
  strokes(box, STRANDS, INK.form, '#6b463a', 0.1);
  form(COLLAR, '#66957f', 6, '#26403c');
  strokes(box, ['-24,-304 -6,-294 18,-296', '-10,-288 8,-290 26,-300'], INK.detail, '#26403c', 0.3);
}

/** A mug on the railing that steams into the light; it stands at (x, y). */
export function mug(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  strokes(box, ['-13,-19 -22,-20 -23,-9 -13,-7'], 4, '#b8523f', 0);
  paint(art, box.place(closed('-14,-26! 14,-26! 13,-4 11,0! -11,0! -13,-4')), '#d06a54', 6, {
    shade: '#6d2c2c',
  });
  box.fill(closed('-14,-26! 0,-29 14,-26! 0,-23'), '#7a3a30');
  for (const [course, width] of [
    ['-3,-28 -10,-52 4,-74 -6,-104 6,-136', 13],
    ['5,-28 10,-50 2,-70 10,-92', 8],
  ] as const) {
    const steam = box.place(ribbon(curve(course), width, { start: 0.3, end: 0.05, peak: 0.5 }));
    const fading = box.linear(0, -28, 0, -136, ramp(0, '#fffbec', 0.95, 1, '#fffbec', 0.1));
    printed(art, steam.bounds(), () => void art.fill(steam, fading));
  }
}
