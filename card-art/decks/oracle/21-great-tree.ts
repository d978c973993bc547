import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { shimenawa } from '../../kit/objects/shimenawa.ts';
import { type Art, arc, LINE, line, points, ramp, roundRect } from '../../kit/pen/index.ts';
import { fir } from '../../kit/plants/fir.ts';
import { greatTree } from '../../kit/plants/great-tree.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the rising disc on the ground line. */
const [X, GROUND] = [300, 486];

/** Far firs: x, height. They are small, so that the tree is great. */
const FIRS = [
  [78, 22],
  [92, 30],
  [104, 24],
  [118, 17],
  [470, 18],
  [486, 26],
  [498, 33],
  [512, 22],
  [534, 28],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, GROUND, 330, palette.glow, 0.6, 0.8);
  art.glow(X, GROUND, 300, palette.rose, 0.45, 0.35);
  const inCrown = (x: number, y: number): boolean => Math.hypot((x - 300) / 230, (y - 280) / 180) < 1;
  starField(art, 90, { x0: 50, x1: 550, y0: 70, y1: 470, avoid: inCrown });
}

/** Half a disc behind the foot of the tree. */
function risingLight(art: Art): void {
  art.blot(wedgeRays(X, GROUND, 74, 250, 40, 0.6, { from: -84, to: 84, alt: 0.7 }), 'gold', 0.5);
  const disc = art.radial(X, GROUND, 62, ramp(0, '#fffdf6', 0.7, '#f6e7d3', 1, '#d9c3de'));
  art.fill(arc(X, GROUND, 62, -90, 90).close(), disc);
  art.line(arc(X, GROUND, 62, -90, 90), LINE.mid);
}

function land(art: Art, palette: Palette): void {
  const hills = points('40,462 100,444 160,460 220,470 300,476 380,470 450,452 510,440 560,458');
  const tones = { top: '#6a66b4', bottom: '#5a559f' };
  mountains(art, 40, 560, GROUND, hills, { seed: 3, ...tones, lineWidth: LINE.hair, rough: 0.06 });
  for (const [x, height] of FIRS) {
    fir(art, x, GROUND + 1, height, { tiers: 5, fill: '#2a3276', lineWidth: 0.5, engrave: false });
  }
  const earth = art.linear(0, GROUND, 0, 862, ramp(0, '#3b3f86', 0.3, '#1b2358', 1, '#0b1130'));
  art.fill(roundRect(40, GROUND, 520, 880 - GROUND), earth);
  art.glow(X, GROUND, 230, palette.glow, 0.35, 0.7);
}

/** A tree whose roots mirror its crown; light rises behind its foot. */
export const picture = defineCard({
  name: 'oracle/21-great-tree',
  seed: 'ngt',
  light: [X, GROUND],
  title: '大樹',
  english: 'Great Tree',
  draw(art, palette) {
    sky(art, palette);
    risingLight(art);
    land(art, palette);
    greatTree(art);
    shimenawa(art, [272, 328], 424, { thick: 8, sag: 5, papers: 2 });
    art.line(line(40, GROUND, 560, GROUND), LINE.mid);
  },
});
