import { defineCard } from '../../define.ts';
import { boardsWithin, meadow, valley } from './37-mirror/beyond.ts';
import { boards, cubShadow, prints } from './37-mirror/boards.ts';
import { cub } from './37-mirror/cub.ts';
import { mirror } from './37-mirror/glass.ts';
import { image } from './37-mirror/image.ts';
import { boughOnWall, wall } from './37-mirror/wall.ts';

/** A mirror has been put out of doors to be cleaned; before the house wakes a bear cub meets itself in it. */
export const picture = defineCard({
  name: 'oracle/37-mirror',
  light: [60, 200],
  draw(art) {
    wall(art);
    boughOnWall(art);
    boards(art);
    prints(art);
    cubShadow(art, false);
    mirror(art, () => {
      valley(art);
      meadow(art);
      boardsWithin(art);
      cubShadow(art, true);
      image(art);
    });
    cub(art);
  },
});
