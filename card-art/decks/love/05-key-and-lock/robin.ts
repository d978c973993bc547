import { lit, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.9, -0.6] },
  shade: '#2e2434',
  rim: '#fff3d0',
  rimWidth: 1.6,
  stray: 0.3,
});

/** A robin on the post; it has seen the visitor. Its feet are at (x, y). */
export function robin(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.92);
  const shape = (outline: Path, fill: string, soft: number): void =>
    form(art, box.place(outline), fill, soft);
  const shadow = box.place(closed('-10,0! 14,-4! 44,4 50,8 20,8'));
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#241a34', 0.8));
  strokes(box, ['-3,-16 -5,-6 -6,1', '6,-15 4,-6 3,0', '-6,1 -12,2', '3,0 -3,2'], 2.2, '#4a3438', 0);
  shape(closed('26,-30! 50,-24 60,-18! 58,-12! 40,-16 20,-20'), '#5c5450', 3);
  const body = box.place(
    closed(
      '-22,-66! -14,-73 -4,-74 6,-68 12,-58 24,-48 32,-34 28,-22 14,-14 -2,-13 -16,-20 -23,-34 -22,-48 -20,-56',
    ),
  );
  form(
    art,
    body,
    () => {
      art.fill(body, '#7c7060');
      box.fill(closed('-24,-66! -14,-66 -8,-60 -4,-50 -8,-38 -16,-30 -26,-32! -26,-50'), '#c87c4a');
      box.fill(closed('-25,-33! -14,-31 -6,-38 2,-28 12,-12! -6,-10 -20,-18'), '#e8dcc8');
    },
    9,
  );
  shape(closed('-2,-52! 12,-52 26,-40 38,-24! 22,-22 6,-28 -2,-40'), '#665c54', 5);
  strokes(box, ['6,-44 18,-36 30,-27', '4,-38 14,-31 24,-26'], 1.4, '#3f3640', 0.2);
  shape(closed('-22,-65! -34,-60! -21,-58!'), '#4a3c40', 1);
  box.fill(ellipse(-12, -64.4, 3, 3.2), '#1c1220').fill(ellipse(-13, -65.6, 1), '#fffaf0');
}
