/** The tools of the hand: ink that breaks, flat tones, shade in specks, coats in locks, one light, shadows on the ground. */

export { byHand } from './by-hand.ts';
export { flat, type Plane, type Tones, twoTone, within } from './flat.ts';
export { INK, ink, strokes } from './ink.ts';
export { type Light, lit, type Shading, stepTowards } from './lit.ts';
export { type Flow, fringe, hairs, ragged } from './locks.ts';
export { type Modelling, modelled } from './modelled.ts';
export { outOfFocus } from './out-of-focus.ts';
export { printed } from './printed.ts';
export { type Ripple, ripples } from './ripples.ts';
export { castShadow, contactShadow } from './shadow.ts';
export { around, regionOf, stippled, stippledGlow } from './stippled.ts';
