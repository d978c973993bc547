import { byHand, outOfFocus, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  local,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { FLAME } from './view.ts';

/** A clear night; under the hills one house whose window is lit yet. */
export function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 830),
    art.linear(0, 60, 0, 700, ramp(0, '#0d1830', 0.45, '#1a3a53', 0.8, '#326571', 1, '#5f8f8c')),
  );
  const chance = random('stars');
  art.blot(
    range(46, () => ellipse(chance.between(56, 546), chance.between(90, 480), chance.between(0.8, 2))),
    '#dff0e4',
    0.85,
  );
  outOfFocus(art, 1.3, () => {
    art.fill(
      byHand(
        polygon([...points('30,610 90,588 150,572 230,604 320,590 420,612 570,596'), [570, 890], [30, 890]]),
        4,
      ),
      '#2a5d68',
    );
    art.fill(
      byHand(
        polygon([...points('30,668 110,640 190,652 270,640 360,664 570,650'), [570, 890], [30, 890]]),
        4,
      ),
      '#1a414d',
    );
    house(art, 122, 24);
    art.fill(
      byHand(polygon([...points('30,716 120,704 240,716 360,706 570,726'), [570, 890], [30, 890]]), 3),
      '#122f3b',
    );
  });
  stippledGlow(art, ...FLAME, 330, '#f0b862', 0.85);
}

/** Somebody else is up: the head is on the hand. */
function house(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  box.fill(polygon(points('74,616 74,654 150,654 150,616')), '#0f2632');
  box.fill(closed('58,620! 84,600 90,588! 134,588! 140,600 166,620!'), '#0b1c28');
  box.fill(roundRect(98, 622, 32, 25), '#ffcf7c');
  box.fill(
    closed('106,647! 107,640 112,637 110,632 113,627 119,627 122,632 120,637 126,641 128,647!'),
    '#3a2a2c',
  );
  box.fill(roundRect(113.2, 622, 1.6, 25), '#6a3c2c');
}

/** What the moths shed drifts round the light as they do. */
export function powder(art: Art): void {
  const chance = random('powder');
  const specks = range(150, (i) => {
    const t = i / 150;
    const [turn, out] = [t * 7.4 + 2.2, lerp(196, 330, t)];
    return ellipse(
      FLAME[0] + Math.cos(turn) * out + chance.between(-12, 12),
      FLAME[1] - 20 + Math.sin(turn) * out * 0.86 + chance.between(-12, 12),
      chance.between(1, 2.6) * (1 - t * 0.4),
    );
  });
  art.blot(specks, '#f4efc4', 0.9);
}
