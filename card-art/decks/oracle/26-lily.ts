import { defineCard } from '../../define.ts';
import { stippledGlow } from '../../kit/hand/index.ts';
import { climber, climberShade } from './26-lily/climber.ts';
import { lily } from './26-lily/flower.ts';
import { nearShade } from './26-lily/shade.ts';
import { FAR, NEAR, stem, stemLeaf } from './26-lily/spray.ts';
import { banks, dapple, ferns, stair } from './26-lily/stair.ts';
import { metre, STEP, seen } from './26-lily/view.ts';
import { over, shafts, wood } from './26-lily/wood.ts';

/** The sun over the head of the stair. */
const LIGHT = [350, 150] as const;

const DARK = ['#4c8252', '#174436'] as const;
const FRESH = ['#89b46c', '#2f6b48'] as const;

/** White lilies lean over a stone stair that goes up through a wood in early summer. */
export const picture = defineCard({
  name: 'oracle/26-lily',
  light: [...LIGHT],
  draw(art) {
    wood(art, ...LIGHT);
    banks(art);
    stair(art);
    dapple(art);
    ferns(art);
    shafts(art);
    const step = 20;
    const away = STEP.first + (step + 0.5) * STEP.depth;
    stippledGlow(art, ...seen(0.55, (step + 3) * STEP.rise, away), 74, '#ffe3a4', 0.9);
    climberShade(art, 0.55, step);
    climber(art, ...seen(0.55, (step + 1) * STEP.rise, away), (metre(away) * 1.55) / 100);
    over(art);
    nearShade(art);
    stem(art, '52,900 50,640 66,420 78,300 100,258 136,256', 4.6);
    stemLeaf(art, '70,400 40,370 30,330 34,280', 22, FRESH);
    stemLeaf(art, '74,350 110,330 140,340 160,372', 20, FRESH);
    stem(art, '222,480 214,430 224,396 242,392', 1.8);
    stem(art, '244,440 240,380 246,354 258,352', 1.4);
    stem(art, '576,780 562,650 552,560 544,490 516,474', 2.6);
    stemLeaf(art, '554,580 532,562 514,566 496,590', 14, FRESH);
    for (const flower of FAR) lily(art, flower);
    stem(art, '30,900 44,780 40,640 28,520 42,462 74,462', 9);
    stemLeaf(art, '42,640 90,610 150,640 196,720', 40, FRESH);
    stemLeaf(art, '44,720 100,700 170,730 232,810', 46, DARK);
    stemLeaf(art, '40,780 20,740 40,690 60,640', 34, DARK);
    stemLeaf(art, '36,850 110,800 190,810 270,870', 50, FRESH);
    lily(art, NEAR);
  },
});
