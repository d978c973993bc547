import { type Plane, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

/** A head in profile, looking left: forehead, brow, nose with its under side, lips, chin, jaw, nape. */
const HEAD =
  '-12,-14! -15.5,-8 -16.4,-4 -15,-1! -18,4 -22.4,8.6! -21,11 -16.6,11.4! -17.8,13.4 -18.4,15! -16.6,16! -17.6,18 -15.6,20! -16.4,23.4 -13.6,27 -8,27.4! 2,24 8,19! 12,12 15,0 12,-14!';
const NECK = '-6,22! -3,34 -4,42! 14,44! 17,30 14,12!';

interface Looks {
  skin: string;
  shade: string;
  /** The cap, its shade, its turned-up edge. */
  cap: readonly [fill: string, shade: string, edge: string];
  hair: string;
  mirror?: boolean;
  rot: number;
  /** A step towards the light that falls on this face. */
  light: readonly [number, number];
  bearded?: boolean;
}

/** A climber's head under a knitted cap, the band of the lamp round it; round its middle. */
export function head(art: Art, x: number, y: number, scale: number, looks: Looks): void {
  const { skin, shade, cap, hair, mirror = false, rot, light, bearded = false } = looks;
  const box = local(art, x, y, scale, { rot, mirror });
  const part = (
    outline: string,
    fill: string,
    dark: string,
    soft: number,
    rim?: string,
    ...inside: readonly Plane[]
  ): void =>
    toned(
      box,
      outline,
      { fill, shade: dark, soft: soft * scale, rimWidth: 1.5, towards: unit(light), ...(rim ? { rim } : {}) },
      ...inside,
    );
  part(NECK, skin, shade, 5);
  box.fill(closed('-7,24! -4,31 8,30 14,18!'), shade);
  part(HEAD, skin, shade, 6, '#fff0cc', () => {
    // cheek and jaw turn from the light; the nose has an under side
    box.fill(closed('-4,4! 2,8 2,16 -4,24! 10,24 18,0 8,-6!'), shade);
    box.fill(closed('-22.4,8.8! -21,11 -16.6,11.6! -16,9.6'), shade);
    if (bearded)
      box.fill(closed('-17,12.8! -12,12 -4,14 4,8! 12,14 4,30 -16,30 -17,21! -14,19 -15,16.4!'), hair);
    box.fill(closed('-19,15! -16.4,14.2 -13,15.4! -15.6,17.4 -17.8,17.8'), '#a85648');
  });
  strokes(box, ['-18.4,15.2 -15.6,15.6 -12.6,15.2'], 1.1, '#5f2a2a', 0);
  eye(box, hair);
  // hair before the ear, the ear under the edge of the cap
  box.fill(closed('1,-8! 4,-2 3,8 6,14! 10,10 16,8 17,-6!'), hair);
  part('4,0! 9,-2 12,3 9,9 5,9', skin, shade, 2);
  part(
    '-15,-6! -18,-13 -14,-24 0,-29 13,-24 19,-10 19,0! 12,3 4,-4 -6,-7!',
    cap[0],
    cap[1],
    7,
    '#ffe6bc',
    () =>
      strokes(
        box,
        ['-8,-26 -10,-16 -9,-8', '0,-28 0,-16 2,-7', '8,-25 10,-14 11,-2', '14,-18 16,-8 16,0'],
        1.2,
        cap[1],
        0.2,
      ),
  );
  part('-18,-7! -17,-13 -4,-14 10,-9 20,-2! 20,5 16,6 2,-3 -10,-7!', cap[2], cap[1], 4);
}

function eye(box: Local, hair: string): void {
  box.fill(closed('-14.4,0.8! -12.6,-2 -9,-2 -6.6,0.4! -9,2.2 -12.4,2.4'), '#f6e8d6');
  box.fill(ellipse(-12, 0.2, 1.7, 2.2), '#241a1e').fill(ellipse(-12.7, -0.6, 0.6), '#fffdf0');
  const lid: Path[] = [ribbon(curve('-15,-0.4 -12.4,-2.8 -8.6,-2.4 -5.8,0.6'), 1.7, { start: 0.4 })];
  box.blot(lid, '#33222a');
  box.blot(ribbon(curve('-16,-4.6 -12.6,-6.6 -7,-5'), 2.2, { start: 0.6 }), hair);
}

/** The lamp on a brow: its band, its box, and, if lit, its light. */
export function lampOn(
  art: Art,
  x: number,
  y: number,
  scale: number,
  looks: { rot: number; mirror?: boolean; lit: boolean },
): void {
  const box = local(art, x, y, scale, looks);
  box.blot(ribbon(curve('-16,-12 -4,-15 10,-10 19,-4'), 3.4, { start: 1, end: 1 }), '#22272a');
  box.fill(closed('-21,-16! -14,-17! -13,-9! -20,-8!'), '#2c3236');
  if (!looks.lit) {
    box.fill(closed('-21.6,-14.6! -19.6,-15! -19,-10! -20.8,-9.6!'), '#c8d0c4');
    return;
  }
  box.glow(-22, -12, 34, '#fff0c0', 0.95);
  box.fill(ellipse(-21, -12, 3.4, 4.2), '#fffef4');
}
