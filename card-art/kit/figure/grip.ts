import { flat, type Plane } from '../hand/flat.ts';
import { closed, curve, type Local, ribbon } from '../pen/index.ts';
import type { Skin } from './skin.ts';

/*
 * Fists round what stands upright: a staff, a stem, the border of a cloth. In millimetres round the fist; the forearm
 * comes from the left. Paint what is held first.
 */

const creases = (box: Local, colour: string, lines: readonly string[]): void => {
  box.art.blot(
    lines.map((line) => ribbon(box.place(curve(line)), 4 * box.scale, { start: 0.5, end: 0.2 })),
    colour,
  );
};

/** A left hand, its palm towards us: the fingers come round to our side, the thumb lies over the first. */
export function gripFromPalm(box: Local, { middle, dark, line }: Skin, edge: Plane): void {
  flat(box, '-46,-34! -22,-46 4,-50 30,-46 42,-30 44,0 38,26 22,42 -6,46 -30,44 -46,40!', dark);
  for (const finger of [
    '34,23 40,31 33,39 12,41 -4,40 -9,32 -2,25 14,22',
    '41,2 47,12 41,22 12,24 -10,23 -15,14 -8,5 12,2',
    '44,-20 50,-9 43,2 10,4 -15,3 -20,-7 -12,-16 12,-20',
    '40,-43 47,-31 41,-20 10,-17 -10,-17 -15,-27 -6,-36 14,-42',
  ])
    flat(box, finger, middle, edge);
  // the ball of the thumb with the wrist, and the thumb over the first finger
  box.fill(
    closed(
      '-92,16! -72,-4 -54,-24 -26,-49 0,-57 20,-54 27,-46 20,-38 2,-37 -14,-30 -20,-14 -18,10 -24,30 -40,44 -56,52 -72,66!',
    ),
    middle,
  );
  box.fill(
    closed(
      '2,-37! -14,-30 -20,-14 -18,10 -24,30 -40,44 -56,52 -72,66! -66,48 -46,34 -34,16 -30,-8 -24,-26 -10,-37',
    ),
    dark,
  );
  creases(box, line, ['27,-46 20,-42 12,-42', '-56,-18 -50,-8 -50,4']);
}

/** A right hand, its back towards us: the fingers go round and out of sight. */
export function gripFromBack(box: Local, { middle, dark, line }: Skin, edge: Plane): void {
  flat(box, '-40,-32! -20,-48 4,-60 20,-62 26,-54 16,-46 0,-38!', dark, edge);
  for (const finger of [
    '14,17 40,17 47,26 40,34 14,36',
    '18,-2 48,-1 55,8 49,18 20,19',
    '20,-22 50,-21 57,-11 51,0 22,1',
    '14,-42 42,-40 51,-31 46,-20 18,-20',
  ])
    flat(box, finger, middle, edge);
  flat(
    box,
    '-84,-20! -60,-25 -36,-34 -8,-43 16,-44 26,-34 30,-12 28,10 20,30 2,38 -24,36 -50,27 -84,24!',
    middle,
    ['-90,4! -50,6 -20,14 6,20 26,14! 30,40! -90,50!', dark],
  );
  creases(box, line, [
    '20,-20 30,-21 40,-20',
    '25,0 34,-1 42,0',
    '22,18 30,18 38,18',
    '-10,-30 4,-30 14,-26',
    '-8,-8 8,-8 18,-6',
  ]);
}
