import { byHand, INK, ink, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  polar,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** The edge of the opening, outside and inside: the wall between is an arm thick. */
const OUTER = closed(
  '246,700! 232,590 232,470 248,346 290,234 356,170 436,152 520,186 580,270 610,400! 610,700!',
);
const INNER_EDGE = '204,712! 188,600 188,470 204,332 252,202 330,128 440,106 540,146 600,220 640,400!';
const INNER = closed(INNER_EDGE, '640,712!');

/** The vault of snow: day comes through it where it is thin, round the opening; away from it night is kept. */
export function vault(art: Art): void {
  const all = roundRect(36, 40, 528, 840);
  art.cover(
    [all, INNER],
    art.radial(430, 450, 560, ramp(0.4, '#b5d9d2', 0.54, '#7fb4b6', 0.72, '#3f7985', 1, '#17404f')),
  );
  stippledGlow(art, 430, 440, 430, '#e6f7e8', 0.42);
}

/** Marks of the shovel, ring by ring round the opening: a hollow, and under it the lip that catches the day. */
export function scoops(art: Art): void {
  const chance = random('scoops');
  const [hollows, lips]: [Path[], Path[]] = [[], []];
  for (let ring = 0; ring < 6; ring++) {
    const reach = 282 + ring * 52;
    const count = Math.round(reach / 13);
    for (let i = 0; i < count; i++) {
      const angle = -122 + ((i + (ring % 2) * 0.5 + chance.between(-0.2, 0.2)) * 190) / count;
      const out = reach + chance.between(-9, 9);
      const at = (turn: number, further: number): [number, number] => {
        const [x, y] = polar(430, 452, out + further, angle + turn);
        return [430 + (x - 430) * 0.86, 452 + (y - 452) * 1.1];
      };
      const wide = (104 / count) * chance.between(0.7, 1);
      const [x, y] = at(0, 0);
      if (x < 34 || x > 566 || y < 44 || y > 650 || chance() < 0.16) continue;
      hollows.push(
        spline(
          [
            [...at(-wide, 0), 1],
            at(-wide * 0.5, 6),
            at(wide * 0.5, 6),
            [...at(wide, 0), 1],
            at(wide * 0.4, 0.6),
            at(-wide * 0.4, 0.6),
          ],
          true,
        ),
      );
      lips.push(
        ink(
          spline([at(-wide * 0.9, 1), at(-wide * 0.5, 8), at(wide * 0.5, 8), at(wide * 0.9, 1)]),
          1.6,
          `${ring}${i}`,
          0.24,
        ),
      );
    }
  }
  art.blot(hollows, '#24586a', 0.34).blot(lips, '#d5ece2', 0.5);
}

/** The thickness of the wall, and the ice that hangs from its rim. */
export function jamb(art: Art): void {
  art.cover(
    [byHand(INNER, 2), byHand(OUTER, 2)],
    art.linear(196, 560, 520, 130, ramp(0, '#79b0b2', 0.4, '#a9d0c9', 0.75, '#dcefe2', 1, '#f4faec')),
  );
  art.blot([ink(curve(INNER_EDGE), 4.6, 2, 0.04)], '#fbfff4');
  strokes(
    art,
    [
      '210,420 222,446 230,430',
      '194,570 212,592 228,580',
      '250,262 272,280 280,262',
      '330,152 350,166 362,154',
      '450,122 470,142 500,140',
      '198,640 216,660 234,654',
    ],
    INK.contour,
    '#6ba5a9',
  );
  const spikes = (
    [
      [300, 222, 34],
      [318, 204, 58],
      [334, 189, 26],
      [372, 165, 44],
      [388, 160, 78],
      [402, 157, 30],
      [462, 156, 38],
      [478, 162, 62],
    ] as const
  ).map(([x, y, long]) =>
    closed(
      `${x - 6},${y + 3}! ${x - 4},${y + long * 0.4} ${x},${y + long}! ${x + 4},${y + long * 0.4} ${x + 6},${y - 4}!`,
    ),
  );
  art.blot(spikes, '#e9f6ee');
  strokes(
    art,
    spikes.map((spike) => {
      const [left, top, right, bottom] = spike.bounds();
      return curve(`${left + 3.6},${top + 4} ${(left + right) / 2},${bottom - 8}`);
    }),
    1.5,
    '#7fb0b2',
    0,
  );
}

/** A hollow in the wall for a light. */
export function niche(art: Art): void {
  art.glow(117, 470, 150, '#ffcf86', 0.6);
  const hollow = closed('86,512! 84,462 96,432 118,424 140,436 148,466 146,512!');
  art.fill(
    hollow,
    art.radial(117, 480, 60, [
      [0, '#fff0bd'],
      [0.6, '#f1b566'],
      [1, '#b9805a'],
    ]),
  );
  art.blot([ink(curve('86,512 84,462 96,432 118,424 140,436 148,466 146,512'), 3, 4, 0.04)], '#fff2cf');
  form(art, closed('109,512! 109,486 113,484 122,484 126,486 126,512!'), '#fffbe8', 3, { shade: '#d9a06a' });
  art.line(curve('117,484 118,478'), 1.6, '#4a3030');
  art.glow(118, 466, 40, '#fff6d0', 0.9);
  art.fill(closed('118,480! 112,472 117,452! 124,470'), '#fffef2');
  form(art, closed('80,512! 96,507 140,507 154,512! 148,520 88,520'), '#dff0e6', 3, { shade: '#5b97a0' });
}

/** Trodden snow, and a mat of rushes that runs to the door. */
export function floor(art: Art): void {
  const ground = byHand(
    closed('20,700! 110,668 190,660 270,676 360,680 450,676 520,664 580,690! 580,900! 20,900!'),
    2,
  );
  art.fill(
    ground,
    art.linear(340, 660, 300, 880, [
      [0, '#f1f6e8'],
      [0.35, '#a9cfca'],
      [1, '#2f6471'],
    ]),
  );
  stippled(art, ground, '#1f4b58', [300, 760], [300, 880], [0, 0.8]);
  const mat = closed('150,742! 520,716! 600,820! 600,900! 40,900! 60,860!');
  art.fill(
    mat,
    art.linear(340, 720, 300, 880, [
      [0, '#ecd291'],
      [0.5, '#c79c5c'],
      [1, '#7c5a44'],
    ]),
  );
  art.blot(
    range(17, (i) => {
      const t = i / 16;
      return ink(
        spline([
          [lerp(152, 520, t), lerp(742, 716, t)],
          [lerp(40, 640, t), 900],
        ]),
        1.3,
        i,
        0.1,
      );
    }),
    '#8f6a40',
    0.8,
  );
  for (const [i, y] of [754, 778, 814].entries())
    art.blot(
      [
        ink(
          spline([
            [148 - i * 30, y + 6],
            [556 + i * 16, y - 24 - i * 2],
          ]),
          2.4,
          i,
          0.02,
        ),
      ],
      '#f3dca2',
      0.6,
    );
  art.blot([ink(curve('150,742 330,730 520,716'), 4.5, 9, 0.02)], '#8a3f38');
  // day on the mat, and the shadows of the two who sit in it
  stippled(
    art,
    closed('250,728! 520,714! 566,770! 600,860! 330,880! 250,800'),
    '#fff6d2',
    [400, 716],
    [380, 850],
    [0.75, 0],
  );
  stippled(
    art,
    closed('254,728! 330,726! 312,770 270,806 226,812 210,790'),
    '#5e4238',
    [300, 724],
    [230, 812],
    [0.9, 0.35],
  );
  stippled(
    art,
    closed('386,838! 540,830! 580,870! 560,900! 380,900! 350,870'),
    '#4a332f',
    [460, 826],
    [440, 890],
    [0.9, 0.4],
  );
}

/** Flakes that have come in, too close for the eye. */
export function strays(art: Art): void {
  outOfFocus(art, 2.4, () => {
    art.blot(
      [
        ellipse(452, 560, 6),
        ellipse(300, 330, 6.5),
        ellipse(474, 330, 7),
        ellipse(250, 470, 5.5),
        ellipse(408, 262, 5),
      ],
      '#ffffff',
      0.95,
    );
  });
}
