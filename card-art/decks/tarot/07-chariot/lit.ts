import { litFromRight } from '../../../kit/hand/index.ts';

/** The low sun in front of the car. */
export const lit = litFromRight(0.35, '#fff6d2');
