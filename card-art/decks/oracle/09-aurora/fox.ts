import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';

const BODY = closed(
  '36,-60 22,-56 4,-51 -14,-51 -30,-54 -42,-49 -47,-38 -42,-29 -28,-26 -12,-25 4,-21 20,-21 34,-27 43,-37 45,-50',
);
const BELLY = closed('44,-44! 40,-32 32,-25 20,-20 4,-20 -10,-24! 6,-28 22,-32 34,-42!');
const TAIL = closed(
  '-38,-48! -56,-46 -74,-34 -92,-18 -108,-10 -126,-8 -142,-18 -150,-30! -148,-12 -138,4 -118,12 -94,10 -74,0 -58,-14 -44,-32!',
);
const TIP = closed('-150,-30! -148,-12 -138,4 -124,11! -126,6! -118,3! -122,-2! -114,-7! -126,-8 -142,-18');
const NEAR_FORE = roundLimb('34,-36 52,-29 67,-19 82,-12', [10, 6.2, 3.8, 3.2], 14);
const NEAR_SOCK = roundLimb('54,-27.4 67,-19 82,-12 88,-10', [4.6, 4, 3.4, 2.8], 12);
const FAR_FORE = roundLimb('34,-38 56,-38 76,-34 94,-33', [8, 5, 3.2, 2.8], 12);
const NEAR_HIND = roundLimb('-32,-40 -44,-27 -62,-25 -80,-12', [14, 9, 4.4, 3.2], 16);
const NEAR_SOCK_BACK = roundLimb('-62,-25 -72,-18 -82,-10 -89,-9', [4.4, 3.8, 3.4, 2.6], 10);
const FAR_HIND = roundLimb('-28,-36 -34,-24 -48,-14 -58,-1', [11, 6.4, 4, 3.2], 14);
const FAR_SOCKS = [
  roundLimb('-48,-14 -53,-7 -59,0 -66,2', [3.8, 3.6, 3.2, 2.6], 10),
  roundLimb('72,-35 84,-34 95,-33 100,-32', [3.4, 3.2, 2.8, 2.4], 8),
];
const NECK = closed('24,-56! 34,-66 44,-72! 54,-52! 46,-38 36,-34!');
const HEAD = closed(
  '36,-68! 44,-76 56,-77 64,-71 72,-65 83,-60.5! 83,-57! 74,-54 62,-51 52,-46 42,-50 36,-58',
);
const CHEEK = closed('82,-58! 72,-60 62,-60 54,-58 44,-54! 38,-48! 46,-44! 48,-40! 56,-46 64,-50 74,-53.6');
const EAR = closed('42,-72! 38,-88 40,-98! 50,-90 56,-76!');
const EAR_INSIDE = closed('44,-74! 41,-87 42,-93! 49,-86 52,-76!');
const FAR_EAR = closed('54,-76! 54,-88 58,-96! 63,-86 62,-72!');

/** At full stretch to the right, its brush on the snow, its feet just off it; light from the sky behind. */
export function fox(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = lit({
    from: { towards: [-0.35, -1] },
    shade: '#5a1f1c',
    rim: '#eaffc0',
    rimWidth: 1.8,
    stray: 0.3,
  });
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft * scale);
  // on the snow below the leap
  const shadow = box.place(closed('-150,16! -90,12 -20,13 60,14 104,20! 60,27 -30,29 -110,26'));
  stippled(art, shadow, '#1d4c58', [0, y + 8], [0, y + 30], [0.95, 0.6]);
  form(FAR_HIND, '#7a2f22', 3);
  form(FAR_FORE, '#7a2f22', 3);
  box.fill(FAR_SOCKS, '#231616');
  form(TAIL, '#d26b3a', 8);
  paint(art, box.place(TIP), '#fdf6e0', 7, { shade: '#b99a80', rim: '#ffffff', depth: 0.6 });
  strokes(
    box,
    ['-50,-38 -72,-20 -96,-4', '-58,-40 -84,-18 -112,-2', '-70,-8 -92,2 -112,6'],
    INK.detail,
    '#8a341f',
    0.3,
  );
  form(NEAR_HIND, '#d26b3a', 6);
  form(NEAR_SOCK_BACK, '#33201f', 2);
  form(BODY, '#d26b3a', 10);
  box.fill(BELLY, '#f3dcc0');
  strokes(
    box,
    ['-20,-50 -32,-44 -36,-34', '20,-52 14,-40 20,-30', '2,-46 -8,-38', '-6,-30 -18,-29'],
    INK.detail,
    '#8a341f',
    0.3,
  );
  form(NEAR_FORE, '#d26b3a', 5);
  form(NEAR_SOCK, '#33201f', 2);
  form(FAR_EAR, '#8a3a24', 2);
  form(NECK, '#d26b3a', 6);
  form(HEAD, '#d7713d', 6);
  box.fill(CHEEK, '#fdf3dc');
  form(EAR, '#c55e31', 3);
  box.fill(EAR_INSIDE, '#33201f');
  // eye, nose, the line of the mouth
  box.fill(closed('60,-67! 64,-69.4 68,-66.4! 64,-64.6'), '#f6c65a');
  box.fill(ellipse(64.4, -66.8, 1.9, 2.2), '#1d1414').fill(ellipse(65.2, -67.6, 0.7), '#ffffff');
  box.fill(ellipse(82.6, -59.6, 2.6, 2.1), '#1d1414');
  box.fill(ribbon(curve('82,-57 76,-55.6 68,-55'), 1.3, { samples: 6 }), '#4a2a22');
}
