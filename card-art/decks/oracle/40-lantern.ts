import { defineCard } from '../../define.ts';
import { stippledGlow } from '../../kit/hand/index.ts';
import { cedars, dusk, gate, landing, nandina, snowfall, stair } from './40-lantern/grove.ts';
import { pair } from './40-lantern/pair.ts';
import { stoneLantern } from './40-lantern/stone-lantern.ts';
import { FLAME, LANTERN } from './40-lantern/view.ts';

/** Dusk and snow at the foot of a temple's stair: a child is lifted up to set the light in a stone lantern. */
export const picture = defineCard({
  name: 'oracle/40-lantern',
  light: FLAME,
  draw(art) {
    dusk(art);
    gate(art);
    stair(art);
    landing(art);
    cedars(art);
    stippledGlow(art, ...FLAME, 210, '#ffb45a', 0.9);
    stoneLantern(art, LANTERN.x, LANTERN.y, LANTERN.scale);
    pair(art, 242, 824, 1.05);
    nandina(art);
    snowfall(art);
  },
});
