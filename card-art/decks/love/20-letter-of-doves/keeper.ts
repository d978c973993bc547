import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, Path, ramp, roundLimb } from '../../../kit/pen/index.ts';
import { metre, seen } from './view.ts';

const form = lit({
  from: { towards: [-1, -0.2] },
  shade: '#14303a',
  rim: '#ffcf8c',
  rimWidth: 1.8,
  stray: 0.2,
});

/** Somebody who has just let the dove go, from the side, looking after it; an arm is still on its way down. */
export function keeper(art: Art): void {
  const away = 4.7;
  const [x, y] = seen([0.4, 0, away]);
  const box = local(art, x, y, (metre(away) * 1.68) / 100);
  const shadow = box.place(closed('-14,-1! 6,-2! 36,12 64,25 78,34 60,34 30,20 8,8 -14,3'));
  printed(
    art,
    [x - 20, y - 6, x + 240, y + 120],
    () => void art.fill(shadow, art.linear(x, y, x + 130, y + 60, ramp(0, '#1a3640', 0.85, 1, '#1a3640', 0))),
  );
  // the far arm, open towards the bird
  form(art, box.place(roundLimb('1,-75 -5,-64 -13,-60', [3.4, 2.8, 2], 12)), '#9fa89a', 2);
  form(art, box.place(closed('-12,-62 -17,-63.4 -21.4,-62.4 -19,-60.6 -13,-58.4')), '#b98060', 1);
  // legs: the weight on the nearer one
  form(
    art,
    box.place(closed('-5,-50! 4,-50! 2,-34 -4,-20 -9,-5 -8,-1! -17,-0.6 -19,-2.6 -13.4,-6 -10,-20 -7.4,-34')),
    '#24434c',
    3,
  );
  form(
    art,
    box.place(
      closed('-5.6,-52! 9.4,-52! 10.4,-36 9.6,-20 9.4,-5 9.8,0! -1,0.4 -3,-2 2.6,-5.4 2.6,-20 0,-36'),
    ),
    '#2f525a',
    4,
  );
  for (const shoe of ['-9.6,-6! -8,-1! -17,-0.6 -19,-2.6 -13.4,-6', '8.8,-5! 9.8,0! -1,0.4 -3,-2 2.6,-5.4'])
    form(art, box.place(closed(shoe)), '#5c4138', 1.4);
  form(
    art,
    box.place(closed('-3,-84! 5,-83! 11,-77 13,-66 10.4,-49! -6,-49! -5.6,-60 -7,-70 -6,-78')),
    '#d9cfb8',
    4,
  );
  form(
    art,
    box.place(closed('1.4,-83! 6,-83! 12,-77 13.6,-64 11,-47! -5.4,-47! -4,-60 -2.4,-72')),
    '#7d4c44',
    5,
  );
  form(art, box.place(limb('-0.6,-91 2,-81', [4, 4.8], 6)), '#a87254', 1.6);
  head(art, box.place.bind(box));
  // the near arm hangs already
  form(art, box.place(limb('6.4,-77 9.4,-67 8.6,-58', [4.2, 4.1, 3.4], 14)), '#e8dcc2', 3);
  form(art, box.place(roundLimb('8.6,-58.6 6.6,-52 2.6,-47', [2.5, 2.2, 1.7], 10)), '#c08a68', 1.4);
  form(art, box.place(closed('3.6,-48 0.4,-45.6 -1.8,-42.4 0.4,-42 3.6,-44 4.8,-46.4')), '#c08a68', 1);
  strokes(box, ['-1,-70 0,-58 -1,-50', '4,-62 5,-56 4,-49'], INK.detail, '#4a2c30', 0.2);
  strokes(box, ['3,-44 4.6,-30 4,-10'], INK.detail, '#1a343c', 0.2);
}

/** A profile lifted to the bird; curly hair. */
function head(art: Art, place: (path: Path) => Path): void {
  const turned = (path: Path): Path => place(path.scale(0.92).rotate(20).translate(-1.4, -92.4));
  form(
    art,
    turned(closed('-6.4,-5! -7,-2 -8.8,1.4! -7.2,2.4 -7.4,4 -6.6,7.4! -2,8.4 2,6 5,2 4,-5 -1,-7')),
    '#c08a68',
    2,
  );
  const curls = [
    [-5, -8.4, 2.6],
    [-2, -10.4, 3.2],
    [2.4, -10.6, 3.4],
    [6.4, -8.4, 3.6],
    [8.6, -4, 3.6],
    [8.2, 0.6, 3.4],
    [5.6, 4.2, 2.8],
    [4, -4, 5.4],
    [3.4, 0, 3.4],
    [0, -7, 3.4],
  ] as const;
  form(art, turned(Path.join(curls.map(([x, y, radius]) => ellipse(x, y, radius)))), '#3a302c', 1.6, {
    rimWidth: 1.2,
  });
}
