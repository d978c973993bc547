import { stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Random,
  random,
  range,
  ribbon,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

const [X, Y, SCALE, TILT] = [300, 644, 1.08, -13];

/** The half before: hump above, the dent with its scar below. */
const NEAR = closed(
  '-126,4 -126,-36 -102,-74 -56,-94 0,-94 56,-86 102,-62 126,-20 122,26 98,56 66,62 42,50 18,46 -10,60 -58,70 -102,48',
);
/** The half behind has swung open about the right end and shows its flat inner face. */
const FAR = closed(
  '-92,-60 -74,-106 -20,-132 44,-128 102,-102 140,-58 148,-10 134,30 112,20 92,-20 40,-60 -30,-70',
);
const FAR_FACE = closed(
  '-86,-64 -66,-100 -18,-124 42,-120 96,-95 132,-54 139,-10 127,20 100,0 60,-50 -20,-66',
);
/** What of the near half its skin still covers; its torn edge runs down at the right. */
const SKIN = closed(
  '-150,60! -150,-120 40,-120! 58,-94! 66,-76 58,-56 69,-34 64,-12 76,6 70,26 80,46 74,70! 60,100 -110,110',
);

const box = (art: Art): Local => local(art, X, Y, SCALE, { rot: TILT });

export function farHalf(art: Art): void {
  const { place } = placing(art);
  form(art, place(FAR), { fill: '#b23a48', shade: '#6a2430', soft: 4, rim: '#f0a08a', rimWidth: 2 });
  form(
    art,
    place(FAR_FACE),
    { fill: '#f2dfae', shade: '#c79a68', soft: 7, rim: '#fff6d6', rimWidth: 1.6 },
    // the near half keeps the light from the gap
    [
      place(closed('-110,-40! -92,-80 -56,-102 2,-106 62,-98 110,-72 138,-26 134,40! 60,0 -40,-20')),
      '#b07c52',
    ],
    [place(closed('-110,-40! -92,-69 -56,-97 2,-99 62,-90 110,-64 131,-20 134,40! 60,0 -40,-20')), '#6b3f30'],
  );
}

/** A speckled bean that has split: the halves gape, the skin is torn, root and shoot have gone their ways. */
export function nearHalf(art: Art): void {
  const { place, at } = placing(art);
  form(
    art,
    place(NEAR),
    { fill: '#f6e6bc', shade: '#bd8c5c', soft: 15, rim: '#fffbe2', rimWidth: 2.8 },
    () => {
      skin(art, place);
      // the leaves' shadow, on the hump under them
      art.fill(
        place(
          closed('-84,-110! -78,-82 -60,-58 -28,-38! -18,-48 -10,-54! -2,-48 10,-42! 14,-60 8,-84 -4,-110!'),
        ),
        '#74304a',
        0.5,
      );
    },
  );
  stippled(art, place(NEAR), '#4a2430', at(-8, 4), at(-24, 74), [0, 0.95]);
  peel(art, place);
  art.clip(place(NEAR), () => {
    art.fill(place(ellipse(20, 47, 15, 5)), '#54222e').fill(place(ellipse(21, 48, 11, 3)), '#ead4ac');
  });
}

function placing(art: Art): { place: (path: Path) => Path; at: (x: number, y: number) => [number, number] } {
  const own = box(art);
  return { place: (path) => own.place(path), at: (x, y) => own.at(x, y) };
}

/** Crimson on cream, more of it on the back than at the belly. */
function skin(art: Art, place: (path: Path) => Path): void {
  const chance = random('speckles');
  art.clip(place(SKIN), () => {
    art.fill(place(NEAR), '#d3a487').fill(place(NEAR).translate(-5, -15), '#f2d6b2');
    const [small, large]: [Path[], Path[]] = [[], []];
    for (let i = 0; i < 150; i++) {
      const v = (i + 0.5) / 150;
      const [x, y] = [
        ((i * 0.618) % 1) * 236 - 130 + chance.between(-9, 9),
        v * 168 - 98 + chance.between(-5, 5),
      ];
      const r = 1.3 + (3 + 6 * (1 - v)) * chance() ** 2;
      // they bend with the form: narrower towards its ends
      const narrow = Math.max(0.35, 1 - (Math.abs(x) / 150) ** 2 * 0.6);
      const spot = blotch(chance, r)
        .rotate(chance.between(-34, 24) - x * 0.2)
        .scale(narrow, 1)
        .translate(x, y);
      (r > 4.4 ? large : small).push(place(spot));
    }
    art.blot(small, '#b5394a').blot(large, '#8c2238');
  });
  art.blot(ribbon(place(curve('-110,-34 -94,-64 -64,-82')), 6, { samples: 12 }), '#fff6e2');
}

const blotch = (chance: Random, r: number): Path =>
  spline(
    range(6, (k) => {
      const far = r * chance.between(0.7, 1.25);
      return [Math.cos((k / 6) * TAU) * far * 1.5, Math.sin((k / 6) * TAU) * far * 0.8];
    }),
    true,
  );

/** The torn edge has rolled back on the skin: its pale inside, and a shadow on the flesh. */
function peel(art: Art, place: (path: Path) => Path): void {
  const edge = '58,-94 67,-76 60,-56 71,-34 66,-12 79,6 72,26 82,46 75,66';
  art.clip(place(NEAR), () => {
    art.blot(
      ribbon(place(curve(edge)).translate(5, 3), 13, { samples: 30, start: 0.5, end: 0.4 }),
      '#b98352',
    );
    const roll = place(
      closed(
        '40,-97! 56,-96 68,-77! 64,-70 60,-56 72,-34! 70,-24 67,-12 80,6! 76,16 72,26 83,46! 78,56 74,70! 64,66! 68,54 70,46! 56,36 50,20! 58,10 62,2! 50,-12 46,-26! 52,-34! 40,-46 38,-62! 44,-72 50,-78! 44,-88',
      ),
    );
    form(art, roll, { fill: '#ecc7a2', shade: '#b5665c', soft: 5, rim: '#fff3d8', rimWidth: 1.6 });
  });
  strokes(box(art), ['88,-46 96,-30 100,-10', '92,36 98,24 101,8', '98,-54 110,-34'], 1.6, '#d6ac74', 0.2);
}
