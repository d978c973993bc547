import { gripFromPalm } from '../../../kit/figure/grip.ts';
import { type Art, closed, local, unit } from '../../../kit/pen/index.ts';
import { SKIN, SUNWARD, toned } from './view.ts';

/** Where the sun does not meet it. */
const { rim: _, ...SHADED } = SKIN;

/** Her right forearm reaches round behind her, out of the sleeve; it narrows to the wrist. */
export function forearm(art: Art): void {
  art.fill(closed('402,612! 414,610 422,630 420,660! 410,672 398,668 394,640'), '#5f4c74');
  toned(
    art,
    '368,642! 384,630 402,621 416,615! 421,640 419,659! 406,666 394,669 382,668!',
    { ...SHADED, soft: 0 },
    ['366,660! 388,656 404,648 422,642! 422,690! 366,690!', SKIN.shade],
  );
}

/** Her palm is to us: four fingers closed over the silk, the thumb over the first. */
export function fingers(art: Art): void {
  const [dx, dy] = unit(SUNWARD);
  gripFromPalm(
    local(art, 326, 660, 0.62, { mirror: true, rot: -35 }),
    { light: SKIN.rim, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line },
    { side: [dx * 1.6, dy * 1.6], paint: SKIN.rim },
  );
}
