import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { farFingers, farPalm, farSleeve, nearArm } from './arms.ts';
import { form, SKIN, toned } from './form.ts';
import { head } from './head.ts';
import { legs } from './legs.ts';
import { banner, trumpet } from './trumpet.ts';
import { farWing, nearWing } from './wings.ts';

const ROBE = '#4a6d9c';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';

/** From the collar down the breast to the belt, up the back. */
const CHEST = closed(
  '300,288! 288,312 291,340 306,368 334,396 362,418 388,432! 446,372! 434,344 404,312 372,286 344,274 318,276!',
);
function chest(art: Art): void {
  form(art, CHEST, ROBE, 22, { shade: DEEP });
  art.clip(CHEST, () => {
    art.fill(closed('372,284! 384,316 384,350 372,380 396,440! 460,400! 440,330!'), '#3d5c8d');
    // what the wing throws
    art.fill(closed('350,300! 366,330 396,346 420,372 440,384! 470,360! 400,270!'), DEEP, 0.8);
  });
  strokes(
    art,
    [
      '350,344 368,372 396,412',
      '330,384 352,400 384,418',
      '376,330 400,356 424,386',
      '396,326 416,346 436,370',
      '380,300 400,322 420,336',
    ],
    INK.form,
    FOLD,
    0.16,
  );
  toned(art, ribbon(curve('384,433 408,418 428,398 447,371'), 13, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 3,
  });
}

function collar(art: Art): void {
  toned(art, ribbon(curve('296,290 308,306 334,300 351,282'), 7, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
}

const NECK: Path = closed('303,264! 303,278 296,292 308,306 334,300 350,284! 341,266 338,226! 310,230!');

/** An angel leans out of a cloud on one knee, against the light, and sends the trumpet down to the sea. */
export function angel(art: Art): void {
  farWing(art);
  legs(art);
  chest(art);
  nearWing(art);
  toned(art, NECK, { ...SKIN, fill: '#c88a70' });
  collar(art);
  banner(art);
  farPalm(art);
  trumpet(art);
  farFingers(art);
  farSleeve(art);
  head(art);
  nearArm(art);
}
