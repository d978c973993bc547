import { defineCard } from '../../define.ts';
import { BOWL, bowl } from './16-glass-heart/bowl.ts';
import { beam, gathered } from './16-glass-heart/heart.ts';
import { mender } from './16-glass-heart/mender.ts';
import { apron, bench, casement, wall } from './16-glass-heart/room.ts';
import { brush, goldDust, lastPiece } from './16-glass-heart/tools.ts';
import { metre, onBench } from './16-glass-heart/view.ts';
import { bough, washing, yard } from './16-glass-heart/yard.ts';

/** The morning sun, outside to the left. */
const LIGHT = [60, 160] as const;

/** A glass bowl that gold holds together, on a workbench in the morning; the light it gathers is a heart. */
export const picture = defineCard({
  name: 'love/16-glass-heart',
  light: [...LIGHT],
  numeral: 'XVI',
  draw(art) {
    yard(art);
    washing(art);
    mender(art);
    bough(art);
    wall(art);
    casement(art);
    apron(art, 508, 360);
    bench(art);
    gathered(art);
    goldDust(art, 142, 690);
    brush(art, 172, 738);
    lastPiece(art, 172, 810);
    const stands = [...onBench(BOWL.right, BOWL.away), (metre(BOWL.away) * BOWL.rim) / 90] as const;
    bowl(art, ...stands);
    beam(art, ...stands);
  },
});
