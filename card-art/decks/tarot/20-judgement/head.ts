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
        '-18,-44! -28,-32 -33,-19 -34,-10 -32.2,-4 -36,5 -42.6,13.4 -44.6,17.2 -43,20.4 -38.4,22.2! -37,24.4 -39,27 -42.4,28.6! -43.4,31 -42.4,33.6! -39,35 -36.6,37! -35.8,39.6 -37.6,45 -36,51.6 -29.6,56 -21,55.4 -6,49 8,41 16,30! 24,0 14,-40!',
      ),
    ),
    { ...SKIN, soft: 1.6 },
    () => {
      // the side plane of temple and jaw, turned from the light; what the nose throws
      fill(box, '20,-34! 0,-14 -3,0 -1,9 6,18 7,31 0,42 -11,49 -23,54 -20,66! 30,60! 40,0!', '#cb8c6e');
      fill(box, '22,16! 10,33 -6,44 -24,54 -20,68! 34,60!', '#a9686a');
      fill(box, '-45,17! -38,18 -33.6,15.4! -33,20 -38,23', '#b0705f');
      // the cheek, round with breath, stands out over the jaw's plane: what turns under, the side towards the dawn
      fill(box, '-33,47! -20,48 -9,45 0,38 4,27 2,15! 9,22 9,34 1,45 -11,51 -22,53!', '#bd7e68');
      fill(box, '-27,33! -28,25 -23,19 -14,17! -19,22 -23,27!', '#eebb96');
      // pursed lips
      fill(box, '-46,26! -40,26.4 -35.6,29 -34.4,31.4 -36,34 -40,35.4 -46,36!', '#b8685c');
    },
  );
  stroke(box, '-31,17 -28,19.4 -28.4,23', 1.3, '#a4605a');
  // drawn in round the mouth
  stroke(box, '-34,25 -32,28 -31.6,32 -33,37', 1.3, '#a4605a');
  eye(box);
  hair(art, box);
}

const fill = (box: Local, knots: string, tone: string): void => void box.fill(closed(knots), tone);
const stroke = (box: Local, knots: string, width: number, tone: string): void =>
  void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);

/** The lid is lowered: it looks down along the trumpet. */
function eye(box: Local): void {
  fill(box, '-33,-7! -27,-11 -18,-9 -10,0 -13,7! -21,9 -30,7!', '#cb8c6e');
  fill(box, '-32.4,-3! -28,-8.4 -20,-6.6 -13,1.4! -18,5.4 -25,6 -31,3!', '#ecb692');
  stroke(box, '-32.6,2.4 -27,6 -20,5.6 -11.6,0.6', 2.5, '#4a2430');
  stroke(box, '-28,5.8 -30.4,8.6', 1.4, '#4a2430');
  stroke(box, '-31.4,-5 -26,-9.8 -18.4,-7.4 -12.4,-0.4', 1.1, '#a4605a');
  stroke(box, '-33.4,-15.6 -27,-20.8 -18,-20 -6.6,-13.6', 2.6, '#6a3434');
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
