import { INK, ink, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form, roundness } from './form.ts';

const BROWN = '#5a2c34';

/** A shadow on the cloth, thrown away from the light. */
function shadow(art: Art, knots: string): void {
  const outline = closed(knots);
  printed(art, [280, 560, 556, 668], () => void art.fill(outline, '#3a1838', 0.82));
}

/** How the cloth falls from the table's edge: hollows, then the ridges between them. */
const DRAPERY = [
  ['352,654! 366,654! 362,710 372,770 384,820 350,830 344,760 350,700', '#1d1030', 0.6],
  ['410,654! 420,654! 418,716 428,780 438,830 404,830 404,760 410,704', '#1d1030', 0.6],
  ['456,653! 478,653! 470,700 478,760 486,824 450,826 452,770 450,706', '#1d1030', 0.5],
  ['516,652! 524,652! 522,704 534,760 540,830 506,830 512,760 516,700', '#1d1030', 0.6],
  ['376,654! 392,654! 396,710 400,770 398,814 388,814 384,770 376,706', '#8a5a86', 0.24],
  ['430,654! 440,654! 440,716 444,770 442,814 434,814 432,770 428,706', '#8a5a86', 0.2],
  ['488,653! 508,652! 506,704 502,760 500,814 490,814 492,760 490,706', '#8a5a86', 0.24],
] as const;

/** The cloth: its top in the light, its front in the dark. */
function cloth(art: Art): void {
  art.fill(
    polygon(points('200,567 620,567 620,653 200,653')),
    art.radial(410, 590, 270, ramp(0, '#ffdfaa', 0.4, '#d99a72', 1, '#5a2e50'), 0.5),
  );
  const front = closed(
    '200,652! 300,653 450,653 620,652! 620,800! 590,806 566,798 540,802 518,812 492,806 470,800 446,808 424,814 400,806 376,800 350,808 320,804 280,814 200,806!',
  );
  art.fill(front, art.linear(0, 652, 0, 810, ramp(0, '#5f3a70', 0.5, '#3d2554', 1, '#22153a')));
  art.clip(front, () => {
    for (const [fold, tone, opacity] of DRAPERY) art.fill(closed(fold), tone, opacity);
    art.line(curve('200,653.6 300,654.4 450,654.4 620,653.6'), 5, '#ffe2b0');
  });
  art.blot(ink(curve('210,676 300,677 450,677 560,676'), 2.4, 3, 0), '#d9a868');
}

function cup(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.12);
  const metal = { shade: '#5a2430', rim: '#fff3c8' } as const;
  const rim = 28 * roundness(y - 92);
  const foot = 24 * roundness(y);
  shadow(
    art,
    `${x - 18},${y + 2}! ${x + 24},${y - 6} ${x + 64},${y + 6} ${x + 78},${y + 22} ${x + 40},${y + 26} ${x},${y + 12}`,
  );
  form(
    art,
    box.place(
      closed(
        `-24,-2! -15,-8 -5,-11 -4,-34! 4,-34! 5,-11 15,-8 24,-2! 18,${foot * 0.5} 0,${foot} -18,${foot * 0.5}`,
      ),
    ),
    '#c58a48',
    5,
    metal,
  );
  form(
    art,
    box.place(closed('-28,-82! -29,-62 -21,-44 -6,-34! 6,-34! 21,-44 29,-62 28,-82! 0,-76')),
    '#dca656',
    9,
    metal,
  );
  form(art, box.place(ellipse(0, -32, 8, 5)), '#dca656', 3, metal);
  form(art, box.place(ellipse(0, -82, 28, rim)), '#7a4438', 2, metal);
  box.fill(ellipse(0, -81, 24, rim * 0.72), '#3a1830');
  art.blot(
    ['-26,-66 0,-60 26,-66', '-20,-48 0,-43 20,-48'].map((band, i) =>
      ink(box.place(curve(band)), INK.form, i, 0.1),
    ),
    BROWN,
  );
}

/** A coin with a five-pointed star, leaning on the cup. */
function coin(art: Art, x: number, y: number): void {
  shadow(
    art,
    `${x - 26},${y + 38}! ${x + 10},${y + 32} ${x + 50},${y + 44} ${x + 30},${y + 54} ${x - 6},${y + 50}`,
  );
  const flat = (path: Path): Path => path.scale(0.9, 1).rotate(9).translate(x, y);
  form(art, flat(ellipse(4, 1, 42)), '#a86c3c', 4, { shade: '#5a2430' });
  form(art, flat(ellipse(0, 0, 42)), '#e6b662', 8, { shade: '#8a4a38', rim: '#fff3c8' });
  const tips = range(5, (i) => polar(0, 0, 31, i * 144));
  art.line(flat(polygon(tips)), 3, BROWN);
  art.line(flat(ellipse(0, 0, 35)), 1.8, BROWN);
}

/** A staff with living leaves. */
function wand(art: Art): void {
  shadow(art, '330,636! 352,622 400,596 406,604 366,630 336,642');
  const shaft = ribbon(curve('316,634 340,620 372,602 398,580'), 13, { start: 0.9, end: 0.6 });
  form(art, shaft, '#b47c50', 4, { shade: '#4a2030', rim: '#fff0c8' });
  const leaves = Path.join(
    leaf(342, 617, 28, 12, 0, 4),
    leaf(356, 612, 28, 12, 88, -4),
    leaf(372, 601, 26, 12, -14, 4),
    leaf(384, 594, 22, 11, 70, -3),
  );
  form(art, leaves, '#7f9468', 4, { shade: '#2c3a44', rim: '#fff0b8', rimWidth: 1.6 });
}

/** The sword lies across the corner, its point to the left. */
function sword(art: Art): void {
  shadow(art, '340,650! 430,645 520,634 566,630 566,638 430,652 344,654');
  form(art, polygon(points('330,644 348,633 524,609 526,621 352,646')), '#d3cbd6', 2.4, {
    shade: '#8578a0',
    rim: '#fffdf0',
    rimWidth: 2,
  });
  art.blot(ink(curve('346,640 430,629 522,615'), 1.6, 2, 0), '#6a5a88');
  form(art, ribbon(curve('528,615 548,612 570,609'), 11, { start: 1, end: 1 }), '#b8623f', 2, {
    shade: '#6a3040',
    rim: '#ffe2b0',
    rimWidth: 1.6,
  });
  art.blot(
    range(4, (i) => ribbon(curve(`${533 + i * 5},609 ${535 + i * 5},619`), 1.4)),
    '#5a2436',
  );
  form(art, ribbon(curve('519,590 525,615 532,641'), 10.5, { start: 0.9, end: 0.9 }), '#e6b662', 2.4, {
    shade: '#8a4a38',
    rim: '#fff3c8',
    rimWidth: 1.6,
  });
}

/** The table beyond him, with cup, coin, staff and sword in the light. */
export function table(art: Art): void {
  cloth(art);
  wand(art);
  cup(art, 492, 594);
  coin(art, 438, 578);
  sword(art);
}
