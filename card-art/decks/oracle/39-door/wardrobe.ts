import { mix } from '../../../kit/grade/mix.ts';
import { contactShadow, type Plane, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  type Path,
  ribbon,
  roundRect,
  unit,
} from '../../../kit/pen/index.ts';
import { ROOM, seen } from './view.ts';

/** The door's light comes along the wall, from the right. */
const toned = twoTone({ towards: unit([0.95, 0.15]) });
const form = (
  art: Art,
  outline: Path,
  fill: string,
  soft: number,
  rim = '#9a7852',
  ...planes: Plane[]
): void =>
  toned(art, outline, { fill, shade: mix(fill, '#2e241e', 0.5), soft, rim, rimWidth: 1.3 }, ...planes);

/** A rail on the end wall, a coat and a bag on its pegs. */
export function coat(art: Art): void {
  const [, y] = seen([0, 1.72, ROOM.end]);
  art.fill(roundRect(202, y - 6, 86, 12, 2), '#6d4c36');
  art.fill([ellipse(226, y + 2, 4), ellipse(268, y + 2, 4)], '#a57c52');
  const box = local(art, 226, y);
  const back = closed(
    '-4,4! 4,4 18,20 30,34 32,70 36,130 40,186! 12,192 -18,190 -30,184! -28,120 -28,60 -24,28 -10,10',
  );
  const sleeve = closed('16,22 30,32 36,60 40,110 40,136! 30,140 22,136! 20,100 16,60');
  const other = closed('-16,24! -28,34 -32,70 -34,128! -24,134 -18,128! -16,80 -12,50');
  for (const [part, tone] of [
    [other, '#5d6843'],
    [back, '#6f7a4c'],
    [sleeve, '#7b8655'],
    [closed('-12,8 -2,-2 8,2 18,18 20,34 8,46 -4,44 -14,30'), '#66714a'],
  ] as const)
    form(art, box.place(part), tone, 7);
  strokes(
    box,
    ['-4,46 -6,100 -4,186', '6,60 10,120 10,184', '-18,60 -20,110 -18,176', '0,6 4,22 2,40'],
    1.6,
    '#434b33',
    0.2,
  );
  box.blot(
    [70, 100, 130].map((down) => ellipse(-9, down, 2.4)),
    '#c3a06c',
  );
  art.line(
    [curve(`268,${y + 4} 262,${y + 40} 264,${y + 70}`), curve(`268,${y + 4} 276,${y + 40} 278,${y + 70}`)],
    2.4,
    '#b08a5c',
  );
  form(
    art,
    closed(`256,${y + 70}! 284,${y + 68}! 287,${y + 120}! 270,${y + 126} 255,${y + 120}!`),
    '#b5915f',
    7,
  );
}

/** A tall jar by the door, two umbrellas and a stick in it. */
export function umbrellas(art: Art): void {
  const [x, y] = seen([-0.56, 0, ROOM.end - 0.16]);
  contactShadow(art, x, y, 44, 8, '#2a1d17');
  const furled = ribbon(line(x + 6, y - 60, x + 20, y - 146), 15, { start: 1, end: 0.3 });
  form(art, furled, '#c0553f', 5, '#f0a070');
  art.line(
    curve(`${x + 20},${y - 146} ${x + 24},${y - 166} ${x + 32},${y - 170} ${x + 36},${y - 160}`),
    4,
    '#c98f5a',
  );
  form(
    art,
    ribbon(line(x - 6, y - 60, x - 14, y - 132), 14, { start: 1, end: 0.3 }),
    '#4f7a78',
    5,
    '#8ab0a0',
  );
  art.line(curve(`${x - 14},${y - 132} ${x - 17},${y - 156}`), 4, '#a5744a');
  const jar = closed(
    `${x - 24},${y - 74}! ${x},${y - 78} ${x + 24},${y - 74}! ${x + 30},${y - 40} ${x + 24},${y}! ${x},${y + 5} ${x - 24},${y}! ${x - 30},${y - 40}`,
  );
  const glaze = closed(
    `${x - 40},${y - 90}! ${x + 40},${y - 90}! ${x + 40},${y - 44}! ${x + 18},${y - 48} ${x + 10},${y - 30} ${x + 2},${y - 46} ${x - 8},${y - 40} ${x - 14},${y - 52} ${x - 40},${y - 44}!`,
  );
  form(art, jar, '#8f8068', 0, '#d8c49a', [glaze, '#5f7a6a'], { side: [-14, -2], paint: '#4b4439' }, () =>
    art.fill(
      closed(`${x + 10},${y - 66}! ${x + 16},${y - 66} ${x + 19},${y - 44} ${x + 14},${y - 26}!`),
      '#b9b294',
      0.6,
    ),
  );
}
