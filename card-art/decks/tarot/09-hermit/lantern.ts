import { flat, ink, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  polar,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { LIGHT, RIM } from './form.ts';

/** What the star throws into the night: rays that break. */
export function glow(art: Art): void {
  const [x, y] = LIGHT;
  art.glow(x, y, 260, '#c8642f', 0.36, 1, 0.4);
  stippledGlow(art, x, y, 150, '#f0a85c', 0.85);
  art.glow(x, y, 88, '#ffe6b0', 0.95, 1, 0.5);
  const chance = random('star');
  art.blot(
    range(24, (i) =>
      ink(
        spline([polar(x, y, 50, i * 15 + 4), polar(x, y, chance.between(58, i % 2 ? 68 : 94), i * 15 + 4)]),
        i % 2 ? 1.4 : 2.4,
        i,
        0.12,
      ),
    ),
    '#ffe9bd',
  );
}

/** What it hangs from. */
export function handle(art: Art): void {
  art.line(local(art, ...LIGHT, 0.62).place(curve('-13,-58 -13,-80 3,-100 14,-80 13,-58')), 3.4, '#2c1f30');
}

/** An iron lantern with a six-pointed star for its flame. */
export function lantern(art: Art): void {
  const [x, y] = LIGHT;
  const box = local(art, x, y, 0.62);
  art.fill(box.place(closed('-26,-42! 26,-42! 32,40! -32,40!')), '#e08a3c');
  art.glow(x, y, 40, '#ffdf96', 1, 1, 0.5);
  art.fill(box.place(polygon(range(12, (i) => polar(0, 0, i % 2 ? 13 : 31, i * 30)))), '#fffef4');
  art.blot(
    box.place(Path.join(range(6, (i) => ink(spline([[0, 0], polar(0, 0, 27, i * 60)]), 1.8, i, 0)))),
    '#eaa850',
  );
  art.line(
    ['-27,-42 -33,40', '27,-42 33,40'].map((bar) => box.place(curve(bar))),
    3.4,
    '#2c1f30',
  );
  // roof and floor: the fire is on their undersides
  flat(
    box,
    '-9,-60! -12,-56 -36,-42! -36,-36! 36,-36! 36,-42! 12,-56 9,-60!',
    '#45303e',
    ['6,-62 4,-52 14,-42 10,-34 44,-34 44,-50', '#2a1e2e'],
    ['-40,-39 40,-39 40,-30 -40,-30', RIM],
  );
  flat(
    box,
    '-40,38! 40,38! 38,48 28,54! 0,58 -28,54! -38,48',
    '#45303e',
    ['8,42 6,50 12,60 46,60 46,42', '#2a1e2e'],
    ['-44,36 44,36 44,41 -44,41', RIM],
  );
  box.fill(ellipse(0, -62, 6, 5), '#45303e');
  box.blot(ink(curve('-30,49 -12,52 4,52'), 1.6, 1, 0.1), '#d89a68');
}
