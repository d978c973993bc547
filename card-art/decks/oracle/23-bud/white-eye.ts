import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';
import { hair } from './fur.ts';

const BODY = closed(
  '-54,-78! -46,-92 -30,-98 -12,-92 6,-78 26,-60 42,-42 52,-28! 92,0! 84,7! 44,-9 24,0 2,3 -20,-5 -35,-22 -41,-44 -46,-60 -53,-70!',
);
const WING = closed('-12,-66 10,-62 36,-42 70,-9! 34,-13 6,-22 -13,-42');

/** Soft feathers where one colour of the coat passes into the next. */
function seam(seed: string, line: Path, angle: number): Path[] {
  const chance = random(seed);
  return line
    .walk(22)
    .map(({ x, y }) =>
      hair(
        x + chance.between(-2, 2),
        y + chance.between(-2, 3),
        chance.between(7, 12),
        angle + chance.between(-14, 14),
        4,
      ),
    );
}

/** A white-eye that sits with its feet at (0, 0) and looks up. */
export function whiteEye(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 8 });
  const form = lit({
    from: { towards: [-0.9, -0.4] },
    shade: '#47502c',
    rim: '#f3ecb0',
    rimWidth: 1.6,
    stray: 0.4,
  });
  box.line([curve('-6,0 -8,8 -10,12'), curve('10,0 9,8 8,13')], 3, '#9a8878');
  form(
    art,
    box.place(BODY),
    () => {
      box.fill(BODY, '#9fa653');
      box.fill(
        closed('-52,-66 -40,-62 -26,-46 -14,-26 8,-10 44,-8 24,2 2,4 -20,-4 -36,-22 -42,-44'),
        '#e6dcc4',
      );
      box.blot(seam('flank', curve('-24,-44 -12,-26 8,-11 40,-9'), 112), '#e6dcc4');
      box.blot(seam('flank green', curve('-26,-52 -16,-34 4,-18 40,-14'), 118), '#939a4c');
      box.fill(closed('-56,-76! -44,-72 -32,-60 -30,-46 -38,-42 -46,-56 -54,-68'), '#e9cf5e');
      box.blot(seam('bib', curve('-41,-56 -38,-49 -32,-47 -31,-54'), 172), '#e9cf5e');
    },
    9,
  );
  form(art, box.place(WING), '#7f8a46', 5, { depth: 0.9, rim: '#a5ab60', rimWidth: 1.2 });
  strokes(
    box,
    ['2,-40 26,-34 52,-17', '0,-32 24,-26 46,-15', '10,-54 34,-38 60,-14', '54,-26 74,-10 88,2'],
    INK.form,
    '#4d572e',
    0.1,
  );
  box.fill(closed('-50,-80! -58,-84 -70,-89! -60,-79 -52,-73!'), '#3d3a3a');
  strokes(
    box,
    ['-30,-40 -24,-26 -12,-16', '-16,-34 -8,-20 6,-12', '-20,-18 -8,-8 8,-3', '-34,-30 -28,-18 -18,-10'],
    INK.detail,
    '#b5a888',
    0.3,
  );
  box.fill(ribbon(curve('-52,-77 -46,-78 -40,-78'), 3, { start: 1 }), '#3d3a3a');
  box
    .fill(ellipse(-34, -80, 9, 8.6), '#fdf8e6')
    .fill(ellipse(-34.5, -80, 5.6), '#2a2220')
    .fill(ellipse(-36.6, -82.2, 1.8), '#fffaf0');
  box.line([curve('-14,13 -8,10 -2,14'), curve('3,14 9,11 15,16')], 3, '#9a8878');
}
