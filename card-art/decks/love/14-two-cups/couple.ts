import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  type Point,
} from '../../../kit/pen/index.ts';
import { seen } from './view.ts';

const paint = lit({
  from: { towards: [-0.25, -1] },
  shade: '#1d2228',
  rim: '#ffe2a0',
  rimWidth: 1.2,
  stray: 0.3,
});

type Form = (outline: Path, fill: string, soft?: number, rim?: string) => void;

const figure = (art: Art, [x, y]: Point, scale: number): [Local, Form] => {
  const box = local(art, x, y, scale);
  return [
    box,
    (outline, fill, soft = 5, rim = '#ffe2a0') => paint(art, box.place(outline), fill, soft, { rim }),
  ];
};

/** Tall and thin, in shirt and waistcoat: a hand on the rail, the other in the pocket, the head bent to her. */
function tall(art: Art, at: Point): void {
  const [box, form] = figure(art, at, 1.03);
  const legs = '#333540';
  form(limb('5,-104 10,-56 3,-6', [11, 8, 6], 12), legs);
  form(limb('-4,-104 -6,-54 -9,-6', [12, 9, 6], 12), legs);
  form(closed('-16,-7! -3,-8! 2,-3 11,-1 12,2! -16,2!'), '#2a2226', 2);
  form(closed('-3,-7! 8,-8! 14,-3 22,-1 22,2! -4,2!'), '#2a2226', 2);
  form(limb('8,-156 20,-136 37,-114', [6, 5.4, 4], 10), '#b9a88a', 2);
  form(
    closed('-9,-166! 2,-170 11,-165 15,-150 15,-130 12,-112 13,-98! 0,-94 -15,-98! -15,-122 -18,-148'),
    '#7a3c4c',
    6,
  );
  form(limb('-10,-158 -20,-132 -9,-106', [7, 6, 5], 12), '#d8c49c', 3);
  form(closed('-3,-165! 7,-165! 8,-176 0,-178'), '#a06c56', 1);
  form(closed('0,-180! 2,-192 12,-196 17,-188! 20,-182 17,-180! 17,-175 13,-171 5,-171'), '#c08a68', 1);
  form(closed('-3,-176 -6,-188 0,-198 11,-200 18,-193! 13,-191 11,-186 8,-184 7,-177 2,-171!'), '#3a2c2e', 2);
  strokes(box, ['-2,-150 -6,-128 -2,-110', '6,-92 8,-70 6,-50'], INK.detail, '#241c26');
}

/** Smaller and rounder, in a long summer dress: both arms on the rail, the weight on one foot, the face turned up to him. */
function small(art: Art, at: Point): void {
  const [box, form] = figure(art, at, 1.04);
  const skin = '#c08a6a';
  form(closed('-8,-10! 0,-10! 2,0 0,3! -13,3! -13,-1'), '#6a2c3c', 2);
  form(closed('12,-10! 20,-10! 26,-2 26,3! 13,3!'), '#6a2c3c', 2);
  form(
    closed(
      '-14,-100! 0,-97 14,-100! 22,-84 24,-70 25,-44 30,-14! 18,-8 4,-11 -8,-7 -20,-10! -20,-44 -22,-70 -20,-86',
    ),
    '#b8924f',
    8,
  );
  form(
    closed('-11,-141! 0,-138 11,-141! 17,-134 17,-120 13,-100! 0,-97 -13,-100! -17,-120 -17,-134'),
    '#c9a45e',
    5,
  );
  form(limb('-14,-136 -23,-125 -30,-115', [6.4, 5.6, 5], 10), skin, 2);
  form(limb('14,-136 23,-125 30,-115', [6.4, 5.6, 5], 10), skin, 2);
  form(closed('-31,-120! -22,-119 -12,-118! -12,-111! -33,-110!'), skin, 1);
  form(closed('31,-120! 22,-119 12,-118! 12,-111! 33,-110!'), skin, 1);
  form(closed('-14,-103! 0,-100 14,-103! 14,-97 0,-94 -14,-97!'), '#8c4450', 1);
  form(closed('-5,-138! 5,-138! 4,-150 -4,-150'), skin, 1);
  form(
    closed('-1,-147! -7,-147 -11,-151 -10,-154! -13,-157 -11,-160! -9,-167 0,-170 8,-162 6,-152'),
    skin,
    1,
  );
  form(
    closed('-10,-164! -7,-172 3,-174 10,-168 12,-159 9,-150 3,-146! 0,-151 -1,-158 -4,-161'),
    '#6f3e30',
    3,
  );
  form(ellipse(12, -170, 6.4, 6), '#6f3e30', 2);
  strokes(
    box,
    ['-8,-94 -12,-66 -12,-20', '2,-94 4,-64 0,-20', '10,-94 16,-66 18,-22', '0,-136 1,-120 0,-104'],
    INK.detail,
    '#6a4c30',
  );
}

/** The two whose places these are, at the railing; their shadows come towards us, away from the glow. */
export function couple(art: Art): void {
  const [left, right] = [seen(-0.96, 6), seen(-0.3, 6)];
  for (const [[x, y], width] of [
    [left, 17],
    [right, 22],
  ] as const) {
    const shadow = closed(
      `${x - width},${y - 1} ${x + width},${y - 1} ${x + width * 1.2},${y + 40}! ${x - width * 0.9},${y + 44}!`,
    );
    stippled(art, shadow, '#2c2230', [0, y], [0, y + 44], [0.85, 0.1]);
  }
  small(art, right);
  tall(art, left);
}
