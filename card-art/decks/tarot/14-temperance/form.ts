import { lit } from '../../../kit/hand/index.ts';

/** By the low light from the right. */
export const form = lit({ from: { towards: [1, 0.1] }, shade: '#3b6076', rim: '#fff3d0' });
