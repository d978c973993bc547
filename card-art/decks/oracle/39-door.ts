import { defineCard } from '../../define.ts';
import { dog, dogShadow } from './39-door/dog.ts';
import { doorLeaf, frame } from './39-door/doorway.ts';
import { hall, raisedFloor, sunlight } from './39-door/hall.ts';
import { lane } from './39-door/lane.ts';
import { boots, shoes } from './39-door/shoes.ts';
import { coat, umbrellas } from './39-door/wardrobe.ts';

/** A house door stands open on a bright lane; the dog has come to see who is in the lane. */
export const picture = defineCard({
  name: 'oracle/39-door',
  light: [420, 400],
  draw(art) {
    hall(art);
    lane(art);
    sunlight(art, dogShadow());
    frame(art);
    coat(art);
    umbrellas(art);
    dog(art);
    doorLeaf(art);
    shoes(art);
    boots(art);
    raisedFloor(art);
  },
});
