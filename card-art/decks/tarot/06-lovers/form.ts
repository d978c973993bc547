import { lit } from '../../../kit/hand/index.ts';

/** By what comes from above, out of the sun. */
export const form = lit({ from: { towards: [0.2, -1] }, shade: '#4e3468', rim: '#fffbe6', rimWidth: 2.2 });
