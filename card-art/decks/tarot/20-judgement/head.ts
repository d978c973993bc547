import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';

const HAIR = { fill: '#8a4a34', shade: '#5a2c38', rim: '#ffdca4', soft: 5, rimWidth: 2.2 } as const;

/** A young face in profile, a cheek full of breath; the eye looks down along the trumpet. */
export function head(art: Art): void {
  const box = local(art, 292, 226, 0.86, { rot: -24 });
  toned(
    art,
    box.place(
      closed(
        '-18,-44! -28,-32 -33,-18 -33.4,-10! -31.6,-5 -36,5 -44,16! -43.6,20 -38,21.6! -35,23.6 -36.4,28 -38.6,31! -35.4,33 -36.4,37 -32.6,40! -33.6,45 -31,51 -24,53.6 -12,50 4,42 14,30! 24,0 14,-40!',
      ),
    ),
    { ...SKIN, soft: 1.6 },
    () => {
      // the side plane of temple and jaw, turned from the light; what the nose throws
      fill(box, '20,-34! 0,-14 -1,0 4,14 -1,28 -12,40 -26,50 -20,60! 30,60! 40,0!', '#cb8c6e');
      fill(box, '22,16! 10,30 -8,42 -26,51 -20,62! 34,60!', '#a9686a');
      fill(box, '-45,17! -38,18 -33.6,15.4! -33,20 -38,23', '#b0705f');
      // the cheek, round with breath
      fill(box, '-27,25! -22,19 -12,18 -5,25 -5,35 -12,42 -22,42! -28,36', '#e6ac89');
      fill(box, '-5,27! -5,35 -12,42 -20,42! -13,37 -9,32', '#c68469');
    },
  );
  stroke(box, '-30,17 -26,20 -25.4,24', 1.3, '#a4605a');
  eye(box);
  hair(art, box);
}

const fill = (box: Local, knots: string, tone: string): void => void box.fill(closed(knots), tone);
const stroke = (box: Local, knots: string, width: number, tone: string): void =>
  void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);

function eye(box: Local): void {
  fill(box, '-30.4,-3! -26,-6.4 -19,-5 -14,-0.4! -20,3 -28,3', '#fdf0dc');
  fill(box, '-30.4,-3.6! -25,-6 -22.6,-1.6 -24,3 -28.6,3.2', '#33304c');
  fill(box, '-29,-2.2! -26.8,-3 -26.6,-0.6 -28.4,-0.2', '#fffdf4');
  stroke(box, '-32,-2.4 -26,-7 -18,-5.6 -11,1', 2.8, '#4a2430');
  stroke(box, '-28,4 -21,4 -15,0.6', 1, '#a4605a');
  stroke(box, '-28,-11 -20,-11 -12,-6', 1.1, '#b0705f');
  stroke(box, '-33,-15 -26,-19.6 -18,-19 -7,-13', 3.2, '#6a3434');
}

/** It streams back from a gold band; the ear shows below. */
function hair(art: Art, box: Local): void {
  toned(art, box.place(closed('6,-6! 13,-9 19,-3 18,7 12,15 6,13! 4,4')), {
    ...SKIN,
    fill: '#d49878',
    soft: 2,
  });
  stroke(box, '9,-3 14,-3 14,4 10,8', 1.2, '#8f504c');
  toned(
    art,
    box.place(
      closed(
        '-19,-40! -26,-44 -24,-55 -12,-64 8,-67 30,-60 46,-42 52,-22 64,-12 84,-16 98,-30! 100,-12 90,0 108,2 126,-8! 120,14 102,22 86,22 98,32 116,32! 102,48 80,52 64,46 70,56 80,60! 62,64 44,54 34,38! 22,26 20,14! 21,2 15,-10 6,-10! 4,-2 5,4! -2,0 -4,-12 -6,-20 -12,-30!',
      ),
    ),
    HAIR,
  );
  for (const lock of [
    '-20,-42 -4,-50 16,-46 34,-30 44,-8 62,0 84,-8 96,-22',
    '-16,-36 0,-40 16,-34 28,-18 34,2 50,18 74,16 106,8',
    '-10,-30 4,-30 16,-22 24,-8 28,12 42,32 66,38 96,38',
    '20,-14 24,4 30,22 42,42 60,54',
  ])
    stroke(box, lock, 2.4, '#5a2c38');
  for (const lock of [
    '-20,-48 0,-57 22,-52 40,-34 50,-14 68,-6 86,-14',
    '-6,-36 10,-36 22,-24 30,-6 38,12 58,26 90,26',
    '26,-4 30,14 40,34 58,46',
  ])
    stroke(box, lock, 2, '#b06c44');
  toned(art, box.place(ribbon(curve('-21,-41 -6,-49 14,-48 34,-36 46,-20'), 6, { start: 1, end: 0.8 })), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff4c8',
    soft: 1.6,
    rimWidth: 1.4,
  });
}
