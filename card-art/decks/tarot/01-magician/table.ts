import { INK, ink, printed, strokes } from '../../../kit/hand/index.ts';
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
import { form } from './form.ts';

const BROWN = '#5a2c34';

/** A shadow on the cloth, thrown away from the light. */
function shadow(art: Art, knots: string): void {
  const outline = closed(knots);
  printed(art, [280, 560, 556, 668], () => void art.fill(outline, '#3a1838', 0.82));
}

/** The cloth: its top in the light, its front in the dark. */
function cloth(art: Art): void {
  art.fill(
    polygon(points('200,572 620,562 620,652 200,656')),
    art.radial(410, 590, 270, ramp(0, '#ffdfaa', 0.4, '#d99a72', 1, '#5a2e50'), 0.5),
  );
  const front = closed(
    '200,652! 300,655 450,653 620,648! 620,800! 570,812 530,800 480,814 430,802 380,814 330,804 280,814 200,806!',
  );
  form(art, front, () => art.fill(front, art.linear(0, 652, 0, 810, ramp(0, '#5a3468', 1, '#22153a'))), 10, {
    rimWidth: 3,
  });
  strokes(
    art,
    [
      '372,664 366,720 374,800',
      '420,662 428,730 422,796',
      '474,660 468,730 480,806',
      '520,660 528,720 524,796',
      '336,666 340,730 330,800',
    ],
    INK.contour,
    '#1d0d28',
    0.18,
  );
  art.blot(ink(curve('210,677 300,679 450,677 560,673'), 2.4, 3, 0), '#d9a868');
}

function cup(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.12);
  const metal = { shade: '#5a2430', rim: '#fff3c8' } as const;
  shadow(
    art,
    `${x - 18},${y + 2}! ${x + 24},${y - 6} ${x + 64},${y + 6} ${x + 78},${y + 22} ${x + 40},${y + 26} ${x},${y + 12}`,
  );
  form(
    art,
    box.place(closed('-24,0! -15,-8 -5,-11 -4,-34! 4,-34! 5,-11 15,-8 24,0! 0,6')),
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
  form(art, box.place(ellipse(0, -82, 28, 7.4)), '#7a4438', 3, metal);
  art.fill(box.place(ellipse(0, -80, 23, 4.6)), '#3a1830');
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

/** The sword lies across the corner, its point to us. */
function sword(art: Art): void {
  shadow(art, '330,650! 420,640 520,626 560,622 560,632 420,652 340,658');
  form(art, polygon(points('318,646 336,636 512,612 514,624 340,648')), '#d3cbd6', 4, {
    shade: '#5a4a78',
    rim: '#fffdf0',
    rimWidth: 2,
  });
  art.blot(ink(curve('334,643 420,631 510,618'), 1.6, 2, 0), '#6a5a88');
  form(art, ribbon(curve('508,596 513,618 520,640'), 10, { start: 0.9, end: 0.9 }), '#dca656', 3, {
    shade: '#5a2430',
  });
  form(art, ribbon(curve('514,618 540,614 566,610'), 11, { start: 1, end: 1 }), '#6a3040', 3);
}

/** The table beyond him, with cup, coin, staff and sword in the light. */
export function table(art: Art): void {
  cloth(art);
  wand(art);
  cup(art, 486, 600);
  coin(art, 430, 576);
  sword(art);
}
