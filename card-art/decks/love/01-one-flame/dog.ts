import { type Art, closed, ellipse, type Local, line, local, ribbon } from '../../../kit/pen/index.ts';
import { creases, firelit } from './view.ts';

const FUR = { fill: '#8f6040', shade: '#3c2822', rim: '#ffdca0' } as const;
const LIT = '#a8754a';
const LINE = '#35231f';

/** Wet, tired, warm: it lies before the fire, its chin on its paws, and keeps one eye on them. */
export function dog(art: Art): void {
  const box = local(art, 254, 716, 0.97);
  art.fill(ribbon(line(176, 717, 340, 717), 12, { start: 0.3, end: 0.2 }), '#141d1b', 0.7);
  body(box);
  foreleg(box);
  head(box);
}

/** The ribs stand out before the loin; the thigh is folded, hock and paw on the ground. */
function body(box: Local): void {
  firelit(box, '-58,-12! -66,-6 -78,-3 -86,-6 -88,-10! -84,0 -74,4 -58,2!', { ...FUR, soft: 3 });
  firelit(
    box,
    '-62,-4! -66,-14 -63,-27 -52,-37 -38,-38.6 -24,-36.4 -8,-40 8,-46 20,-46! 40,-34 42,-8 34,2! -40,3',
    { ...FUR, soft: 9 },
    ['-70,-16 -50,-8 -30,-6 -16,-12 -6,-8 8,-6 24,4 -70,6', '#5d3e2e'],
    // ribs
    ['-18,-10! -16,-22 -6,-32 8,-34! 16,-24 14,-10 4,-5 -8,-6', '#9b6a45'],
    ['-18,-8! -22,-18 -20,-30 -24,-38! -30,-38 -28,-22 -26,-6!', '#6f4933'],
  );
  creases(box, ['-20,-36 -25,-28 -25,-18'], 1.3, '#5d3e2e');
  // thigh, hock, paw
  firelit(
    box,
    '-64,-6! -62,-20 -50,-30 -36,-28 -28,-18 -29,-9 -35,-5! -26,-6 -17,-4 -14,0 -16,3! -56,3.4 -63,1',
    { ...FUR, soft: 6 },
    ['-62,-6 -50,-12 -38,-8 -35,-3 -30,4 -66,5', '#5d3e2e'],
  );
  creases(box, ['-54,-3 -46,-5 -36,-5 -30,-9', '-19,2 -19.6,-0.4 -21,-1.6'], 1.3, LINE);
}

/** Blade and upper arm meet at the shoulder's point, the elbow is on the ground, the forearm lies ahead. */
function foreleg(box: Local): void {
  firelit(box, '30,-6! 44,-9 62,-8 76,-6 80,-2 78,2.4! 40,3!', { ...FUR, fill: '#7a5238', soft: 3 });
  firelit(
    box,
    '14,-45! 24,-45 36,-36 41,-24 38,-13 30,-8! 44,-7.6 58,-6.4 68,-5.6 72.6,-2 71,2.8! 40,3.6 14,3.6 8,0! 7,-8 12,-16 11,-30',
    { ...FUR, fill: LIT, soft: 7 },
    ['6,-10 14,-16 22,-10 32,-6 50,-1 72,0 72,6 4,6', '#7a5238'],
  );
  creases(
    box,
    ['13,-40 9,-28 13,-17 7,-8', '36,-14 30,-8.6 22,-8', '66,2.6 65.4,0 64,-1.6', '61.6,2.8 60.6,0.4 59,-1'],
    1.3,
    LINE,
  );
}

/** Its chin lies on the near paw. */
function head(box: Local): void {
  firelit(
    box,
    '20,-30! 24,-42 34,-49 46,-48 53,-41 57,-34! 66,-29 76,-24.6 80,-20 79,-13.6 74,-9.6 62,-7.6 48,-7 34,-10 24,-16!',
    { ...FUR, fill: LIT, soft: 5 },
    ['32,-12 46,-15 60,-14.4 74,-15 82,-14 76,-4 32,-4', '#7a5238'],
    ['50,-46 55,-38 57,-33 64,-29 74,-25 66,-23 56,-26 48,-34', '#c08c5a'],
  );
  firelit(box, '25,-42! 33,-46.6 39,-42 39.6,-32 37,-22 31,-14 25,-16 21.4,-24 21,-34', {
    ...FUR,
    fill: '#5f4030',
    soft: 4,
  });
  box.fill(closed('74.6,-24.6! 79,-23.6 82,-20.4 80.6,-17.4 76.6,-17.6 74.4,-20.6!'), '#1c1414');
  box.fill(closed('49,-33! 52,-36.4 57,-33.6! 53,-31!'), '#1a1212').fill(ellipse(54, -34, 1), '#fff2d0');
  creases(
    box,
    ['78,-17 74,-13.6 66,-13 58,-16', '47,-38 52,-41 57,-37.6', '36,-39 35.6,-31 32,-22'],
    1.2,
    '#2a1a18',
  );
}
