import { contactShadow, INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  Path,
  type Point,
  points,
  polar,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';

const SHADE = '#9a8494';

function woolly(art: Art, outline: Path, fill: string, soft: number, shade: string = SHADE): void {
  modelled(
    art,
    regionOf(outline, 20),
    { towards: [-soft * 0.8, -soft], soft, shade, rim: '#fffdf2', rimWidth: 2.6 },
    () => void art.fill(outline, fill),
  );
}

/** A cloud of wool: round an ellipse, tufts of different size. */
function fleece(cx: number, cy: number, rx: number, ry: number, seed: string): Path {
  const chance = random(seed);
  const path = new Path();
  let angle = 0;
  path.moveTo(...rim(0));
  while (angle < 360) {
    const next = 360 - angle < 26 ? 360 : angle + chance.between(13, 22);
    const swell = 1 + chance.between(0.1, 0.17);
    path.curveTo(...rim(angle + 1, swell), ...rim(next - 1, swell), ...rim(next));
    angle = next;
  }
  return path.close();

  function rim(at: number, far = 1): Point {
    const [ux, uy] = polar(0, 0, far, at);
    return [cx + ux * rx, cy + uy * ry];
  }
}

/** Short bows that follow the roundness, open to the light. */
function curls(art: Art, cx: number, cy: number, rx: number, ry: number, count: number): void {
  const chance = random(`curls ${cx}`);
  const bows = range(count, (i) => {
    const angle = (i * 137.5) % 360;
    const reach = Math.sqrt((i + 0.5) / count) * 0.86;
    const [ux, uy] = polar(0, 0, reach, angle);
    const size = chance.between(6, 11);
    const turn = chance.between(-30, 30);
    return ink(arc(cx + ux * rx, cy + uy * ry, size, 60 + turn, 240 + turn), INK.form, i, 0.1);
  });
  art.blot(bows, '#b49aa4');
}

const HEAD = closed(
  '176,690 152,690 130,704 110,724 94,740 88,750! 90,760 100,766! 118,770 144,770 170,764 190,748 196,716',
);
const EAR = closed('176,704! 192,700 216,712 232,736! 216,744 194,736 178,722');
const INNER_EAR = closed('184,710! 198,710 216,722 226,734! 210,736 194,728');
const FOLDED_LEG = tube(points('246,760 216,772 198,790 222,796 252,790'), [15, 13, 11, 10, 9], 20).outline;

const HOOF = closed('230,781! 254,779! 258,794 250,801 230,800!');

/** A lamb curled up asleep against the lion's chest. */
export function lambBody(art: Art): void {
  woolly(art, fleece(276, 694, 124, 84, 'back'), '#f6ebdc', 30);
  curls(art, 276, 694, 118, 78, 32);
}

/** Its head lies on the lion's foreleg. */
export function lambHead(art: Art): void {
  contactShadow(art, 166, 781, 76, 8, '#8a5440');
  woolly(art, FOLDED_LEG, '#ecdccc', 7);
  art.fill(HOOF, '#6a4a50');
  woolly(art, HEAD, '#f8ecdc', 12);
  art.blot(
    [
      ink(curve('126,730 136,737 148,736 156,728'), 3.4, 1, 0),
      ink(curve('90,759 104,762 116,756'), INK.form, 2, 0),
    ],
    '#5a3440',
  );
  art.blot(
    ['130,734 126,740', '137,737 135,744', '145,737 146,744'].map((lash, i) => ink(curve(lash), 1.6, i, 0)),
    '#5a3440',
  );
  art.fill(ellipse(96, 748, 4, 2.6), '#c07a80');
  woolly(art, fleece(178, 692, 34, 22, 'poll'), '#fbf2e4', 9);
  curls(art, 178, 692, 28, 17, 9);
  woolly(art, EAR, '#ecd8c8', 7);
  art.fill(INNER_EAR, '#dca0a0');
}
