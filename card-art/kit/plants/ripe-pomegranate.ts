import {
  type Art,
  LINE,
  type Local,
  local,
  type Placement,
  points,
  polygon,
  ramp,
  svgPath,
} from '../pen/index.ts';
import { petal } from './petal.ts';

/** A ragged burst, off centre: a lens-shaped cut could be misread. */
const BURST = polygon(
  points(
    '-.34,-.66 -.12,-.5 .06,-.7 .24,-.46 .56,-.5 .5,-.2 .74,-.02 .52,.2 .58,.5 .3,.5 .12,.74 -.06,.52',
    '-.34,.56 -.32,.26 -.56,.06 -.36,-.16 -.5,-.44',
  ),
);
const SEEDS = points(
  '-.22,-.38 .02,-.42 .28,-.34 -.14,-.18 .12,-.2 .38,-.12 -.3,.02 -.04,.02 .22,.04 .46,.04 -.16,.22',
  '.1,.24 .36,.26 -.14,.4 .12,.46',
);

function burst(box: Local): void {
  box.solid(BURST, box.radial(0, 0, 0.8, ramp(0, '#fff0df', 1, '#f0bda6')));
  SEEDS.forEach(([x, y], i) => {
    const shape = petal(x, y + 0.09, 0.22, 0.17, ((i * 47) % 60) - 30, { tip: 0.3, belly: 0.6 });
    const ruby = box.radial(x - 0.03, y - 0.04, 0.18, ramp(0, '#ffd9d0', 0.4, '#e0566f', 1, '#8a1f4a'));
    box.solid(shape, ruby, LINE.fine, '#7a2040');
  });
}

/** A ripe pomegranate of one radius, calyx up before the turn; `open`: burst, its seeds showing. */
export function ripePomegranate(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { open = false, ...placement }: Placement & { open?: boolean } = {},
): void {
  const box = local(art, x, y, radius, placement);
  const skin = box.radial(-0.3, -0.4, 1.7, ramp(0, '#ffd0bd', 0.3, '#d9707c', 0.72, '#8a2f56', 1, '#3a1440'));
  for (const u of [-0.52, 0.52, -0.26, 0.26, 0]) {
    const sepal = svgPath(
      `M${u * 0.5 - 0.15} -.86C${u * 0.7 - 0.14} -1.12 ${u * 0.9 - 0.06} -1.26 ${u * 1.15} -1.44`,
      `C${u * 0.9 + 0.12} -1.26 ${u * 0.7 + 0.16} -1.1 ${u * 0.5 + 0.15} -.86Z`,
    );
    box.solid(sepal, skin);
  }
  const fruit = svgPath(
    'M0 -.92C.2 -.96 .26 -.9 .42 -.84C.82 -.68 1.04 -.32 1.02 .08C1 .62 .56 .98 0 1',
    'C-.56 .98 -1 .62 -1.02 .08C-1.04 -.32 -.82 -.68 -.42 -.84C-.26 -.9 -.2 -.96 0 -.92Z',
  );
  box.solid(fruit, skin, LINE.bold * 0.85);
  const flank = svgPath(
    'M.5 -.7C.86 -.3 .92 .3 .56 .78M.66 -.5C.9 -.2 .94 .2 .74 .58M.32 -.8C.66 -.4 .76 .36 .36 .9',
  );
  box.line(flank, LINE.hair, 'gold', 0.8);
  if (open) burst(box);
}
