import { defineCard } from '../../define.ts';
import type { Art } from '../../kit/pen/index.ts';
import { reeds, willow } from './06-two-swans/bank.ts';
import { cygnet, DOWN } from './06-two-swans/cygnet.ts';
import { farSwan } from './06-two-swans/far-swan.ts';
import { above, image } from './06-two-swans/image.ts';
import { shore, sky, wake, water } from './06-two-swans/lake.ts';
import { nearHead, nearSwan } from './06-two-swans/near-swan.ts';
import { FAR_WATER, NEAR_WATER, SUN } from './06-two-swans/view.ts';
import { lilyLeaf, waterLily } from './06-two-swans/water-lilies.ts';

/** The two: his neck is behind her head, his head over her nape. */
function pair(art: Art): void {
  art.clip(above(NEAR_WATER, 'near'), () => nearSwan(art));
  wake(art, 200, NEAR_WATER, 186, 1);
  art.clip(above(FAR_WATER, 'far'), () => farSwan(art));
  wake(art, 500, FAR_WATER, 106, -1);
  nearHead(art);
}

/** The third of the young has fallen behind: it looks round at us. */
function straggler(art: Art): void {
  const [x, y, size, water] = [452, 800, 1.16, 808];
  image(art, {
    outlines: [DOWN.scale(-size, size).translate(x, y)],
    water,
    left: 408,
    right: 512,
    tone: '#8d998f',
    shade: '#6f8583',
    seed: 'straggler',
  });
  art.clip(above(water, 'straggler'), () => cygnet(art, x, y, size, { mirror: true }));
  wake(art, x + 4, water, 44, -1);
}

/** First sun on a lake: two swans neck to neck, the sun in the gap below; the young ride under a wing. */
export const picture = defineCard({
  name: 'love/06-two-swans',
  light: [...SUN],
  numeral: 'VI',
  draw(art) {
    sky(art);
    shore(art);
    water(art);
    pair(art);
    lilyLeaf(art, 322, 822, 52, 200);
    lilyLeaf(art, 250, 846, 60, 330);
    lilyLeaf(art, 540, 846, 58, 120);
    waterLily(art, 292, 836, 0.92);
    straggler(art);
    reeds(art);
    willow(art);
  },
});
