import { defineCard } from '../../define.ts';
import { farArm, farHand, fist, torchArm } from './15-devil/arms.ts';
import { block } from './15-devil/block.ts';
import { mane, trunk } from './15-devil/body.ts';
import { captives } from './15-devil/captives.ts';
import { exit, floor, nearRocks, smoke, sparks, vault } from './15-devil/cavern.ts';
import { head } from './15-devil/head.ts';
import { legs } from './15-devil/legs.ts';
import { FLAME } from './15-devil/light.ts';
import { flame, shaft } from './15-devil/torch.ts';
import { wings } from './15-devil/wings.ts';

/** The horned one squats on his block and holds his torch down; below him two whose chains hang slack, and a way out. */
export const picture = defineCard({
  name: 'tarot/15-devil',
  light: FLAME,
  numeral: 'XV',
  draw(art) {
    vault(art);
    smoke(art);
    exit(art);
    wings(art);
    floor(art);
    block(art);
    farArm(art);
    trunk(art);
    legs(art);
    farHand(art);
    torchArm(art);
    mane(art);
    head(art, 322, 322, 1.06);
    shaft(art);
    flame(art);
    sparks(art);
    fist(art);
    captives(art);
    nearRocks(art);
  },
});
