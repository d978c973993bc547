import { defineCard } from '../../define.ts';
import { BOWL, bowl } from './16-glass-heart/bowl.ts';
import { farArm, nearArm } from './16-glass-heart/hands.ts';
import { beam, gathered } from './16-glass-heart/heart.ts';
import { mender, onWall, sleeve } from './16-glass-heart/mender.ts';
import { bench, casement, wall } from './16-glass-heart/room.ts';
import { brush, goldDust } from './16-glass-heart/tools.ts';
import { metre, onBench } from './16-glass-heart/view.ts';
import { bough, dimmed, yard } from './16-glass-heart/yard.ts';

/** The morning sun, outside to the left. */
const LIGHT = [60, 160] as const;

/** A glass bowl that gold holds together, on a workbench in the morning: she sets the last piece; the light it gathers is a heart. */
export const picture = defineCard({
  name: 'love/16-glass-heart',
  light: [...LIGHT],
  numeral: 'XVI',
  draw(art) {
    yard(art);
    bough(art);
    dimmed(art);
    wall(art);
    casement(art);
    onWall(art);
    bench(art);
    gathered(art);
    goldDust(art, 104, 742);
    brush(art, 138, 836);
    const stands = [...onBench(BOWL.right, BOWL.away), (metre(BOWL.away) * BOWL.rim) / 90] as const;
    bowl(art, ...stands);
    beam(art, ...stands);
    farArm(art);
    mender(art);
    nearArm(art);
    sleeve(art);
  },
});
