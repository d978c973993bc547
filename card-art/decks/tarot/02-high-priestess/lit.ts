import { litFromRight } from '../../../kit/hand/index.ts';

/** The pale sky over the sea. */
export const lit = litFromRight(0.3, '#f4fafa');
