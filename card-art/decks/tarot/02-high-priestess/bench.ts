import { stippled } from '../../../kit/hand/index.ts';
import { type Art, polyline } from '../../../kit/pen/index.ts';
import { at, face } from './form.ts';

/** Left end, right end, back and front of the stone seat, in metres. */
const [LEFT, RIGHT, BACK, FRONT] = [-0.8, -0.12, -0.02, 0.52] as const;
const SEAT = 0.575;
const SLAB = 0.5;

/** The stone she sits on: a block, and a slab that stands out a little. */
export function bench(art: Art): void {
  const [l, r, f] = [LEFT + 0.04, RIGHT - 0.04, FRONT - 0.04];
  art.fill(face([l - 0.12, 0, f + 0.16], [l, 0, f], [r, 0, f], [r - 0.1, 0, f + 0.16]), '#1b3750');
  const front = face([l, 0, f], [l, SLAB, f], [r, SLAB, f], [r, 0, f]);
  art.fill(front, '#4d7488');
  stippled(art, front, '#1a3450', at(r, 0.2, f), at(l, 0.2, f), [0, 0.9]);
  art.fill(face([l, SLAB, f], [r, SLAB, f], [r, SLAB - 0.05, f], [l, SLAB - 0.05, f]), '#1a3450');
  art.fill(
    face([LEFT, SEAT, BACK], [RIGHT, SEAT, BACK], [RIGHT, SEAT, FRONT], [LEFT, SEAT, FRONT]),
    '#86aab0',
  );
  art.fill(
    face([LEFT, SLAB, FRONT], [LEFT, SEAT, FRONT], [RIGHT, SEAT, FRONT], [RIGHT, SLAB, FRONT]),
    '#5d8596',
  );
  art.line(polyline([at(LEFT, SEAT, FRONT), at(RIGHT, SEAT, FRONT), at(RIGHT, SLAB, FRONT)]), 1.4, '#cfe6dc');
}
