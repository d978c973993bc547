import { finger } from '../../../kit/figure/finger.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { type FigureBox, FLESH, figureBox, LINE, SHEET } from './figure-box.ts';
import { openHand } from './open-hand.ts';

/** Where flesh lies on flesh no edge is lit. */
const { rim: _, ...MATT } = FLESH;
const DUSK = '#a06a5a';
const HAIR = { fill: '#4a2c3c', shade: '#2c1a30', rim: '#f0b890' } as const;

/** Her back to us, her weight on the right leg: she reaches for the trumpet, and the other hand gathers the sheet at her hip. */
export function woman(art: Art, x: number, y: number): void {
  const figure = figureBox(art, x, y);
  looseEnd(figure);
  back(figure);
  sheet(figure);
  lifted(figure);
  gathering(figure);
  head(figure);
}

/** Neck and back: one shoulder goes up with its arm, the spine bends over the leg that bears her. */
function back({ form, fill, folds }: FigureBox): void {
  form(
    '-8,-150! -7,-143 -11,-140 -19,-138! -18.6,-130 -16,-124 -17,-119.6 -15.4,-115.4 -12.6,-112! -10.6,-108 -9.4,-103 -11,-95 -15,-82! 23,-80! 20.6,-91 13.6,-102 13,-112 14.4,-124! 19.4,-132.6! 12,-137 6.4,-141 5.6,-150!',
    MATT,
    2,
    () => {
      fill(
        '3,-150! 1,-140 3,-130 3.6,-122 6,-110 6.4,-100 4,-88 4,-80! 40,-80! 40,-134! 16,-136 8,-142 8,-150!',
        DUSK,
      );
      // the blade of the right shoulder looks to the light; between it and the spine, and under it, it is dark
      fill('7.6,-132! 12,-133.6 17.6,-131 17,-125 13,-117.6! 10,-118 7.6,-124!', '#b67e62');
      // the left one has turned outwards with the arm
      fill('-19,-131! -14,-131.6 -9.4,-128 -6.8,-120 -9,-115.6! -11.6,-121 -15.4,-126 -19,-126!', '#a8705e');
      fill('-4,-150! -4,-145 -2.6,-140 1,-131.6! 3,-137.4 7,-140.6! 8,-150!', '#8a5450');
    },
  );
  folds(
    [
      '0.6,-136 2.4,-128 3.4,-120 5.6,-110 6,-98',
      '13.2,-117 9.4,-119 7.4,-126',
      '-8.6,-103.4 -6,-102.4 -2,-102.4',
    ],
    LINE.skin,
    0.7,
  );
}

/** Shoulder, elbow, a forearm that narrows to the wrist; the back of the hand is turned to us, the thumb apart. */
function lifted({ box, form, fill, folds }: FigureBox): void {
  form(
    '-8,-141! -12,-146.4 -17,-150 -23.6,-156.4 -27.4,-162! -29,-169 -32.6,-177 -37.6,-184.6! -42.6,-183.4! -40.4,-172 -38.6,-164.6 -36.6,-157.6! -31.6,-149.6 -26.4,-141.6 -21.8,-135 -17,-123! -12,-126 -8,-133!',
    FLESH,
    1.6,
    () => {
      // the side that is turned from the dawn
      fill(
        '-8,-141! -14,-146.4 -20.6,-151.6 -26,-158 -29,-164 -32.4,-173 -38,-184! -20,-190! -2,-150!',
        DUSK,
      );
      // deltoid over the triceps, the fold of the armpit
      fill('-6,-140! -13,-141 -19,-140.6 -22.4,-143! -18,-136.6 -14,-134 -13,-124! -4,-122!', DUSK);
    },
  );
  openHand(box, -39.9, -182.6, { way: -104, size: 1.16 }, FLESH);
  folds(['-30,-162 -33,-160.4 -35,-157.6', '-17,-147 -21,-147.4 -25,-150.6'], LINE.skin, 0.7);
}

/** The other arm: down to its elbow, back to the hip, a fist that holds the cloth. */
function gathering({ form, fill, folds }: FigureBox): void {
  form(
    '8,-137! 14,-137.6 20,-135 24.6,-128.6 29,-121 35.2,-111.4! 36.6,-108 35.4,-104! 32.2,-96 28.6,-90 26,-84.6! 20.4,-87.4! 23,-94 25.4,-100.6 27,-107! 21.4,-115 17.6,-120.4 14.4,-125.6! 12,-130',
    MATT,
    2,
    () => {
      fill('20,-138! 21,-130 25,-122 31,-112 31,-104 26,-92 24,-84! 50,-80! 50,-138!', '#8a5450');
    },
  );
  for (const [course, width] of [
    ['22,-73.6 19.2,-73.8 16.8,-72.2', 2.7],
    ['21.6,-76.2 17.8,-76.6 15,-74.8', 3],
    ['21.2,-79 17,-79.4 14,-77.6', 3.2],
    ['21,-81.8 17.2,-82.2 14.6,-80.4', 3.1],
  ] as const)
    form(finger(course, width), FLESH, 0.6);
  form(finger('20.6,-86 16.8,-85.4 13.8,-83.4 11.4,-80.8', 3), FLESH, 0.6);
  form(
    '20.4,-88.4! 18.8,-86 17.8,-83.6 17.6,-80! 17.4,-76.6 18.4,-73.4 20,-71.6! 22.8,-71.8 25.4,-75.4 27,-79.6 26.2,-85.6!',
    MATT,
    0,
    () => fill('24,-88! 22.6,-82 22,-70! 30,-70! 30,-88!', '#8a5450'),
  );
  folds(['33.6,-106 31.4,-107.6 28.6,-107.4'], LINE.skin, 0.7);
}

/** The wind has the end of the sheet that hangs from her fist. */
function looseEnd({ form, fill, folds }: FigureBox): void {
  form(
    '16,-82! 24,-84.6 32,-81 40,-84 50,-92 60,-95! 56.6,-87 58,-79 64,-73! 54,-69 46,-61 38,-54 30,-48 22,-30!',
    { ...SHEET, fill: '#e2d8da' },
    3,
    () => fill('24,-30! 30,-50 40,-67 50,-76 66,-73! 70,-40! 40,-20!', '#b4aac0'),
  );
  folds(['20,-79 30,-76 39,-77 50,-86', '20,-76 30,-68 40,-68 53,-77', '20,-74 25,-61 33,-54']);
}

/** Slung low, tight over the seat and the hip that bears her; the free knee pulls it forwards. */
function sheet({ form, fill, folds }: FigureBox): void {
  form(
    '-10.4,-102.4! -7,-97 -1,-91.6 8,-87 20,-82! 27,-74 29.4,-64 28,-50 23.6,-28 21,0! -24,0! -23.4,-28 -22.4,-48 -22.2,-64 -20,-79 -15,-90!',
    SHEET,
    4,
    () => {
      // far half of the seat, the hollow between the thighs, the leg that bears her
      fill('11,-88! 14,-78 13,-69 5,-62.6 3,-50 4,-28 6,0! 50,0! 50,-96!', '#bdb2c6');
      fill('24,-80! 22,-66 21,-40 17,0! 50,0! 50,-80!', '#9188ac');
      fill('-17,-66! -10,-61.6 -2,-62 5,-66.6! 2,-58 1,-40 -1,0! -9,0! -5,-34 -8,-54!', '#cfc4d0');
    },
  );
  folds([
    // all from the fist
    '17,-80 6,-82 -6,-89 -12,-97',
    '16,-78 4,-77 -8,-80 -15,-86',
    '16,-76 8,-70 -2,-66 -12,-67',
    '17,-74 14,-62 6,-52 -4,-44',
    '20,-73 19,-58 14,-40 11,-14',
    '23,-72 24,-56 21,-34',
    '-16,-60 -16,-42 -18,-14',
  ]);
}

/** Thrown back: temple, cheek and jaw are all that we see of her face; the wind has her hair. */
function head({ form, fill, stroke }: FigureBox): void {
  form(
    '-7,-166! -11.6,-164 -14,-160.8 -14.8,-158.4! -17.4,-157 -19,-155! -18,-153.8 -17.4,-152 -17,-149.6! -15,-146.6 -11,-144 -5,-142.6! 4,-146! 4,-160',
    FLESH,
    1.2,
    () => fill('-6,-166! -9.6,-159 -9.4,-153 -10.6,-147.6 -13,-143! 6,-140! 10,-166!', DUSK),
  );
  stroke('-16,-157 -14,-157.4 -12.8,-158.8', 0.8, '#3a2030');
  stroke('-14,-159.8 -12.6,-161 -10.4,-161', 0.7, '#4a2c3c');
  stroke('-17.4,-151.6 -15.4,-151.4', 0.7, '#8f3f48');
  form(
    '-10.6,-164.2! -9,-168.4 -3,-170.4 4,-168.8 9.6,-164 16,-160.4 25,-160.6 36,-166! 33,-158.6 38,-154.4 48,-155! 41,-149 32,-147.6 36,-143 44,-140.6! 35,-137 26,-138.6 30,-134 35,-132.6! 25,-131.4 17,-136 11,-142 6,-145! 2,-143.4 -2.4,-145.8! -2,-150 -4.4,-152! -5,-157 -8,-161!',
    HAIR,
    2.4,
  );
  for (const lock of [
    '-7,-164 0,-163 6,-158 14,-154 24,-154 34,-159',
    '-3,-157 2,-154 9,-149 18,-147 30,-150 41,-152',
    '0,-148 7,-148 15,-142 26,-141 36,-140',
  ])
    stroke(lock, 1.2, '#2c1a30');
  for (const lock of ['-6,-167 2,-166 8,-160.6 16,-157 28,-158.6', '-4,-160 3,-157 9,-152 19,-150 32,-153.6'])
    stroke(lock, 0.9, '#7a4a50');
  form('-8,-157.6! -5,-158.6 -3.4,-156 -4.2,-152.8 -6.6,-151.6!', MATT, 0.8);
}
