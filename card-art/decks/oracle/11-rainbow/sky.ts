import { byHand, ink, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  line,
  type Path,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './level.ts';

/** Straight before us, where our own shadow points: the bow stands round it. */
const [X, RADIUS, BAND] = [226, 353, 12.5];
const BANDS = ['#e05f55', '#f0954e', '#f6cf62', '#9fc272', '#4fae9f', '#4c86b4', '#8a76ae'];

const FRONT = closed(
  '30,-200! 600,-200! 590,10! 520,40 486,36 456,62 430,74 404,70 392,92 366,104 340,98 330,122 304,138 272,132 250,122 240,150 214,166 184,160 168,148 150,176 120,188 92,180 78,206 54,216 30,210!',
);
/** Its lower billows, that the sun reaches. */
const BILLOWS = [
  '396,78 384,98 362,106 340,100',
  '326,118 304,138 274,134 252,122',
  '240,148 214,167 186,162 170,148',
  '150,174 122,188 94,182',
];
const TATTERS = [
  closed('40,262! 84,246 120,252 158,240 204,250! 160,258 116,262 80,270!'),
  closed('250,214! 292,200 330,206 372,196 404,204! 360,212 320,214 286,222!'),
  closed('380,286! 430,276 470,281 560,272! 560,284! 470,291 420,292!'),
];

/** The storm that has just gone over and the bow on it; upside down it is what the water shows. */
export function stormSky(art: Art, mirrored: boolean): void {
  const place = (path: Path): Path => (mirrored ? path.flip(HORIZON) : path);
  const y = (up: number): number => (mirrored ? HORIZON + up : HORIZON - up);
  art.fill(
    place(roundRect(40, mirrored ? -190 : 50, 520, mirrored ? 520 : 280)),
    art.linear(
      0,
      y(0),
      0,
      y(mirrored ? 420 : 270),
      mirrored
        ? ramp(0, '#93a391', 0.35, '#64807f', 0.75, '#3f5d62', 1, '#37525a')
        : ramp(0, '#aeb89a', 0.3, '#7d9690', 1, '#4c686c'),
    ),
  );
  // inside a bow the sky is lighter
  printed(art, [40, 50, 560, 870], () => {
    art.fill(
      place(ellipse(X, HORIZON, RADIUS - BAND * 6)),
      art.radial(X, HORIZON, RADIUS, ramp(0, '#f3ecc4', 0, 0.3, '#f3ecc4', 0.14, 0.76, '#fbf4d4', 0.42)),
    );
  });
  clouds(art, place, mirrored);
  bow(art, mirrored);
  if (!mirrored) rain(art);
}

function clouds(art: Art, place: (path: Path) => Path, mirrored: boolean): void {
  const front = byHand(place(FRONT), 2);
  art.fill(front, mirrored ? '#2f484f' : '#385258');
  const [top, foot] = mirrored ? [HORIZON * 2 - 60, HORIZON * 2 - 230] : [60, 230];
  stippled(art, front, '#8aa09a', [110, top], [190, foot], [0, 0.8]);
  strokes(
    art,
    BILLOWS.map((edge) => place(curve(edge))),
    2.6,
    mirrored ? '#7d958c' : '#b9c2a4',
    0.25,
  );
  art.fill(
    TATTERS.map((cloud) => byHand(place(cloud), 1.5)),
    mirrored ? '#70887f' : '#8fa295',
    0.8,
  );
}

function bow(art: Art, mirrored: boolean): void {
  const [from, to] = mirrored ? [88, 290] : [-40, 92];
  printed(
    art,
    [40, 50, 560, 870],
    () => {
      BANDS.forEach((colour, i) => {
        // overhead it has gone already
        const paint = mirrored ? colour : art.linear(206, 0, 350, 0, ramp(0, colour, 0, 1, colour, 0.97));
        art.line(arc(X, HORIZON, RADIUS - i * BAND, from, to), BAND + 0.6, paint, mirrored ? 0.94 : 1);
      });
    },
    { edge: 6 },
  );
}

/** It still rains far off, under the cloud. */
function rain(art: Art): void {
  const chance = random('far rain');
  art.blot(
    range(54, (i) => {
      const [x, y, length] = [chance.between(52, 330), chance.between(190, 290), chance.between(16, 38)];
      return ink(line(x, y, x - length * 0.28, y + length), 1.4, i, 0.1);
    }),
    '#d3dccb',
    0.5,
  );
}
