import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Random,
  ramp,
  random,
  range,
  ribbon,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** The half before: hump above, the dent with its scar below. */
const NEAR = closed(
  '-127,-6 -120,-48 -92,-80 -46,-95 6,-94 58,-84 100,-60 124,-22 125,18 106,48 76,58 44,50 10,46 -22,54 -58,66 -98,54 -120,26',
);
/** The half behind has swung open about the right end and shows its flat inner face. */
const FAR = closed(
  '-100,-56 -84,-104 -30,-134 40,-132 100,-106 140,-62 148,-10 134,30 112,20 92,-20 40,-60 -30,-70',
);
const FAR_FACE = closed(
  '-97,-58 -80,-101 -29,-129 39,-127 97,-102 135,-60 143,-10 127,24 100,0 60,-50 -20,-66',
);
/** The skin has torn, thin as paper, where the shoot came out. */
const TEAR = '66,-104 76,-84 79,-66 88,-48 89,-30 98,-12 97,8 106,24 104,44 112,60';
const SKIN = closed('-150,60! -150,-120 60,-120!', TEAR, '100,90! 60,100 -110,110');

const BELLY = closed(
  '-140,6! -122,24 -100,34 -66,40 -30,30 4,22 44,26 76,36 104,26 116,8 134,-20! 140,100 -140,100',
);

const WINE = '#8c2a40';

const box = (art: Art): Local => local(art, 284, 680, 0.68, { rot: -13 });

export function farHalf(art: Art): void {
  const own = box(art);
  form(own, FAR, { fill: '#c98f6a', shade: '#7d4a3e', soft: 3, rim: '#f2cfa0', rimWidth: 1.4 });
  form(
    own,
    FAR_FACE,
    { fill: '#f3efd2', shade: '#d3c596', soft: 5, rim: '#fffdec', rimWidth: 1.6 },
    // the near half keeps the light from the gap
    ['-110,-40! -92,-80 -56,-104 2,-107 62,-98 110,-72 138,-26 134,40! 60,0 -40,-20', '#b79c72'],
    ['-110,-40! -92,-66 -56,-96 2,-99 62,-91 110,-65 131,-20 134,40! 60,0 -40,-20', '#63443a'],
  );
}

/** A speckled bean that has split: the halves gape, root and shoot have gone their ways. */
export function nearHalf(art: Art): void {
  const own = box(art);
  form(
    own,
    NEAR,
    { fill: '#f5f1d6', shade: '#c9b98a', soft: 8, rim: '#fffdec', rimWidth: 2.2 },
    () => skin(own),
    // the belly, away from the sun
    [BELLY, '#7c4a44', 0.42],
    // the scar where it hung in its pod
    [ellipse(19, 45, 15, 4), '#e2cfa6'],
  );
  node(art);
}

const FLESH = '#e9e0b2';
const SHADED = '#b3ab6c';

/** The far half's stalk, into the stem behind the near half. */
export function farStalk(art: Art): void {
  flat(
    art,
    '342,626! 354,630 366,639 374,648! 378,660 374,672! 366,664 354,653 342,648!',
    '#d9cf9c',
    ['340,640! 354,648 368,662 376,674! 360,676 338,654!', SHADED],
    { along: ['342,626 354,630 366,639 374,648'], paint: '#fffbd6', width: 3 },
  );
}

/** The stem is swollen where both halves sit on it; out of it the near one's stalk goes into the bean's end. It has no seam with the stem. */
function node(art: Art): void {
  const fade = art.linear(0, 634, 0, 708, ramp(0, FLESH, 0, 0.3, FLESH, 1, 0.72, FLESH, 1, 1, '#e9d9ac', 0));
  flat(
    art,
    '376,632! 371,650 366,661 358,667! 351,670 346,676 346,683! 350,689 357,691 361,694! 360,700 356,710! 368,710! 374,697 381,685 389,673 394,661 395,648 393,632!',
    fade,
    // its under side, and what of the stem the stalk keeps from the light
    ['342,682! 350,683 358,683 366,686! 363,694 358,701! 350,698 340,700!', SHADED, 0.9],
    { along: ['393,632 395,648 394,661 389,673 381,685 374,697 368,710'], paint: '#8f8450', width: 5 },
    { along: ['368,657 358,667 351,670 346,676'], paint: '#fffbd6', width: 3 },
  );
  strokes(art, ['367,663 373,669 374,679', '378,652 386,656 390,663'], INK.detail, '#8a8448', 0.2);
}

/** Wine on buff: streaks that run with the form, more of them on the back than at the belly. */
function skin(own: Local): void {
  const chance = random('speckles');
  own.blot(ribbon(curve(TEAR).translate(6, 4), 9, { start: 0.4, end: 0.4, samples: 30 }), '#c4b184');
  own.clip(SKIN, () => {
    own.fill(NEAR, '#c79f74').fill(NEAR.translate(-7, -22), '#e6cfa0');
    const [fine, bold]: [Path[], Path[]] = [[], []];
    for (let i = 0; i < 105; i++) {
      const v = (i + 0.5) / 105;
      const x = ((i * 0.618) % 1) * 236 - 128 + chance.between(-9, 9);
      const y = v * 160 - 96 + chance.between(-5, 5);
      const r = 1.8 + (3 + 5 * (1 - v)) * chance() ** 2;
      const streak = blotch(chance, r)
        .rotate(chance.between(-12, 12) + x * 0.22)
        .translate(x, y + 0.0012 * x * x);
      (r > 4.6 ? bold : fine).push(streak);
    }
    own.blot(fine, '#a84a50').blot(bold, WINE);
  });
  own.blot(ribbon(curve(TEAR), 3, { start: 0.5, end: 0.5, samples: 30 }), '#fff3d0');
}

const blotch = (chance: Random, r: number): Path =>
  spline(
    range(6, (k) => {
      const far = r * chance.between(0.75, 1.2);
      return [Math.cos((k / 6) * TAU) * far * 2, Math.sin((k / 6) * TAU) * far * 0.7];
    }),
    true,
  );
