/** The tools of the hand: ink that breaks, shade in specks, coats in locks, one light, shadows on the ground. */

export { byHand } from './by-hand.ts';
export { type Flow, fringe, hairs, ragged, rim } from './coat.ts';
export { cutOut, type Tones } from './cut-out.ts';
export { facets, type LitEdge } from './facets.ts';
export { flat, type Plane } from './flat.ts';
export { INK, ink, strokes } from './ink.ts';
export { type Light, lit, type Shading } from './lit.ts';
export { type Modelling, modelled } from './modelled.ts';
export { outOfFocus } from './out-of-focus.ts';
export { type Planes, planes } from './planes.ts';
export { printed } from './printed.ts';
export { type Ripple, ripples } from './ripples.ts';
export { castShadow, contactShadow } from './shadow.ts';
export { side } from './side.ts';
export { around, regionOf, stippled, stippledGlow } from './stippled.ts';
export { type Tones as Toned, toned } from './toned.ts';
export { type Tones as TwoTones, twoTone } from './two-tone.ts';
