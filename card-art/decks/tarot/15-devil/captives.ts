import { type Art, arc, curve, local } from '../../../kit/pen/index.ts';
import { RING } from './block.ts';
import { chain } from './chain.ts';
import { her } from './her.ts';
import { him } from './him.ts';

/** Two before him, near us; their irons are wide enough to be lifted off, the chains slack. */
export function captives(art: Art): void {
  const woman = local(art, 145, 790, 1.2);
  const man = local(art, 462, 742, 1.14);
  const [ringX, ringY] = RING;
  chain(art, curve(`183,722 207,776 240,826 280,842 314,814 ${ringX - 4},${ringY + 14}`), 25, 5);
  her(woman);
  him(man);
  chain(art, curve(`438,744 420,796 396,836 366,842 346,814 ${ringX + 5},${ringY + 14}`), 23, 5);
}

/** An iron round a neck, its near half; (x, y) is its middle. */
export function iron(art: Art, x: number, y: number, rx: number, ry: number): void {
  art
    .line(arc(x, y, rx, 90, 270, ry), 5.5, '#150e18')
    .line(arc(x, y - 1.2, rx, 180, 270, ry), 1.5, '#f0a55e');
}
