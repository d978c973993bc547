import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, type Point, range } from '../../../kit/pen/index.ts';
import { handAt } from './spinner.ts';
import { SPINDLE_TIP } from './wheel.ts';

const form = lit({
  from: { towards: [0.7, -0.8] },
  shade: '#241a20',
  rim: '#ffe9b8',
  rimWidth: 1.8,
  stray: 0.4,
});
const [BLUE, ROSE] = ['#5f80b8', '#cc566e'];

/** A ball of wound yarn. */
function ball(art: Art, x: number, y: number, radius: number, fill: string, shade: string): void {
  form(art, ellipse(x, y, radius, radius * 0.94), fill, radius * 0.34, { shade });
  const turns = (tilt: number): Path[] =>
    range(5, (i) => {
      const t = (i - 2) / 2.6;
      return curve(
        `${-radius * 0.9},${t * radius * 0.8} ${0},${t * radius * 0.8 - radius * 0.34} ${radius * 0.9},${t * radius * 0.8}`,
      )
        .scale(1 - Math.abs(t) * 0.3)
        .rotate(tilt)
        .translate(x, y);
    });
  strokes(art, turns(-32).slice(0, 3), INK.form, shade, 0.2);
  strokes(art, turns(48).slice(2), INK.form, shade, 0.2);
}

/** The basket that both balls lie in, cut by the frame. */
export function basket(art: Art): void {
  stippled(art, ellipse(130, 838, 130, 26), '#241a18', [130, 830], [270, 840], [0.9, 0.1]);
  form(art, ellipse(126, 778, 88, 26), '#4a3426', 6);
  ball(art, 92, 758, 40, BLUE, '#2c3c66');
  ball(art, 158, 764, 34, ROSE, '#6e2440');
  const side = closed(
    '38,778! 60,798 126,806 192,798 214,778! 206,822 190,858 172,880! 80,880! 62,858 46,822',
  );
  form(art, side, '#9a7446', 16, { shade: '#3c2a20' });
  strokes(
    art,
    [
      '42,800 80,818 126,822 172,818 210,800',
      '47,822 84,840 126,844 168,840 205,822',
      '56,846 90,858 126,862 162,858 196,846',
      ...range(
        8,
        (i) =>
          `${56 + i * 20},${792 + Math.sin((i / 7) * 3.14) * 12} ${62 + i * 18.4},${830 + Math.sin((i / 7) * 3.14) * 8} ${68 + i * 16.6},876`,
      ),
    ],
    INK.form,
    '#5c4028',
    0.05,
  );
}

/** Two threads up to her hand, one from there to the spindle. */
export function threads(art: Art): void {
  const [x, y] = handAt(art);
  const tip: Point = SPINDLE_TIP;
  art.line(curve(`84,722 76,660 92,580 ${x - 14},${y + 50} ${x},${y}`), 2.8, BLUE);
  art.line(curve(`164,732 176,680 160,610 ${x + 12},${y + 60} ${x},${y}`), 2.8, ROSE);
  art.line(curve(`${x},${y} ${(x + tip[0]) / 2},${(y + tip[1]) / 2 + 3} ${tip[0]},${tip[1]}`), 3.4, ROSE);
  const twist = curve(`${x},${y} ${(x + tip[0]) / 2},${(y + tip[1]) / 2 + 3} ${tip[0]},${tip[1]}`).walk(15);
  art.line(
    twist
      .slice(1)
      .map((step, i) => curve(`${twist[i]!.x - 1.6},${twist[i]!.y + 0.6} ${step.x + 1.6},${step.y - 0.6}`))
      .filter((_, i) => i % 2),
    2.4,
    BLUE,
  );
}
