import { byHand, ink, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  ramp,
  roundRect,
  Path as Shape,
} from '../../../kit/pen/index.ts';
import { FAR_POINT, FIRE } from './view.ts';

/** The opening's edge on this side of the wall. */
const ARCH =
  '184,676! 176,570 182,452 206,346 252,256 312,204 366,190 424,204 478,254 514,340 532,450 534,570 528,676!';
const INNER = closed(ARCH);
/** The same edge an arm further off. */
const OUTER = INNER.scale(0.87, 0.87, ...FAR_POINT);

/** The vault of packed snow: it takes the fire's colour as far as that reaches, then the night's. */
export function vault(art: Art): void {
  art.cover(
    [roundRect(36, 40, 528, 840), INNER],
    art.radial(
      FIRE[0],
      FIRE[1] - 30,
      640,
      ramp(0, '#ffd9a0', 0.14, '#f2b27e', 0.3, '#b98a8c', 0.48, '#666ea0', 0.7, '#324b86', 1, '#182c5c'),
    ),
  );
  spadework(art);
  stippledGlow(art, FIRE[0], FIRE[1] - 120, 250, '#ffcf9c', 0.36);
}

/** Rounds in which the spade went up the vault. */
function spadework(art: Art): void {
  const round = (out: number): Path => byHand(INNER.scale(out, out, ...FAR_POINT), 3);
  for (const [from, to] of [
    [1.14, 1.32],
    [1.54, 1.8],
  ] as const)
    art.group('opacity=".16"', () => void art.cover([round(to), round(from)], '#1a2c66'));
}

/** The thickness of the wall: blue where the evening comes in, warm on the inner edge. */
export function jamb(art: Art): void {
  icicles(art);
  art.cover(
    [byHand(INNER, 1.2), byHand(OUTER, 2)],
    art.linear(190, 620, 470, 200, ramp(0, '#c9a5a4', 0.22, '#8b8cba', 0.55, '#7f9ccf', 1, '#a3bbe2')),
  );
  // the right side looks at the fire
  art.clip(Shape.join(closed('470,330! 560,330! 560,690! 470,690!')), () => {
    art.cover(
      [INNER, OUTER],
      art.linear(0, 690, 0, 350, ramp(0, '#f2c49c', 1, 0.5, '#cda9b0', 0.8, 1, '#8ea6d2', 0)),
    );
  });
  art.blot(
    [ink(curve(ARCH), 4, 2, 0.04)],
    art.linear(190, 676, 420, 190, ramp(0, '#ffe0b0', 0.45, '#f0cdbd', 1, '#b4c4e6')),
  );
}

const SPIKES = [
  [272, 276, 34, 5],
  [288, 262, 66, 6.4],
  [304, 250, 28, 4.6],
  [392, 240, 40, 5],
  [408, 246, 84, 7.4],
  [421, 252, 32, 4.6],
] as const;

function icicles(art: Art): void {
  const spike = ([x, y, long, half]: (typeof SPIKES)[number]): Path =>
    closed(
      `${x - half},${y - 16}! ${x - half * 0.9},${y + 4} ${x - half * 0.6},${y + long * 0.35} ${x - half * 0.2},${y + long * 0.7} ${x},${y + long}! ${x + half * 0.3},${y + long * 0.6} ${x + half * 0.8},${y + long * 0.3} ${x + half},${y - 16}!`,
    );
  for (const each of SPIKES) {
    const outline = spike(each);
    art.fill(outline, '#9fb8e2');
    art.clip(outline, () => {
      art.fill(outline.translate(each[3] * 1.1, 0), '#6e8cc6');
      art.fill(outline.translate(-each[3] * 1.5, 0), '#e3ecf8');
    });
  }
}

/** Snow heaped and trodden where one steps in: its face has the fire, its back the evening. */
export function threshold(art: Art): void {
  const crest = '150,664! 196,650 250,640 310,634 360,636 420,630 470,636 520,646 560,654!';
  art.fill(
    byHand(closed(`${crest} 570,716! 500,710 440,714 360,710 280,714 200,710 140,716!`), 1.5),
    art.linear(150, 0, 560, 0, ramp(0, '#ffdcac', 0.3, '#f0bf9e', 0.6, '#b79cb2', 1, '#7d88c0')),
  );
  art.blot([ink(curve(crest), 3, 3, 0.05)], '#dbe4f4');
}
