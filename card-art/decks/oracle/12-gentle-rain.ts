import { defineCard } from '../../define.ts';
import { basin } from './12-gentle-rain/basin.ts';
import { child } from './12-gentle-rain/child.ts';
import { frog } from './12-gentle-rain/frog.ts';
import { below, far, hedges, lane, nearBall, rain } from './12-gentle-rain/garden.ts';
import { hydrangea } from './12-gentle-rain/hydrangea.ts';
import { type Broad, beads, broadLeaf, hangingDrop } from './12-gentle-rain/leaves.ts';

const BEADS = [
  [84, 784, 7],
  [150, 816, 5],
  [330, 798, 8],
  [366, 770, 5],
  [262, 814, 5],
  [396, 804, 4],
] as const;

/** Of a branch over us, which the frame cuts off. */
const ABOVE: readonly Broad[] = [
  { rib: '600,60 540,66 480,84 420,80', left: 34, right: 40, fill: '#5f8f62', teeth: 11 },
  { rib: '520,40 460,70 400,110 352,168', left: 40, right: 46, fill: '#6f9d68', teeth: 12 },
  { rib: '590,70 560,120 510,180 470,238', left: 42, right: 44, fill: '#4f805a', teeth: 12 },
];
const BEADS_ABOVE = [
  [420, 120, 5],
  [392, 108, 3.4],
  [520, 150, 5],
  [496, 196, 4],
  [470, 90, 4],
] as const;

/** A quiet rain in June: a tree frog on a hydrangea's leaf, a stone basin, a child in the lane. */
export const picture = defineCard({
  name: 'oracle/12-gentle-rain',
  light: [330, 120],
  draw(art) {
    far(art);
    lane(art);
    hedges(art);
    child(art, 196, 452, 1.06);
    basin(art);
    rain(art);
    below(art);
    broadLeaf(art, {
      rib: '580,900 520,850 440,826 380,836',
      left: 60,
      right: 52,
      fill: '#4a8058',
      teeth: 13,
    });
    hydrangea(art, nearBall);
    broadLeaf(art, {
      rib: '-20,808 90,744 220,728 330,744 424,814',
      left: 66,
      right: 104,
      fill: '#7aa868',
      teeth: 15,
    });
    beads(art, BEADS);
    hangingDrop(art, 424, 824, 9);
    frog(art, 204, 744, 1.14, -9);
    for (const leaf of ABOVE) broadLeaf(art, leaf);
    beads(art, BEADS_ABOVE);
    hangingDrop(art, 352, 176, 7);
    hangingDrop(art, 470, 246, 8);
  },
});
