import { lit } from '../../../kit/hand/index.ts';

/** The day comes in at the opening: from above and the left of what sits on the floor. */
export const form = lit({ from: { at: [330, 380] }, shade: '#3a2a30', rim: '#fdfff4', rimWidth: 2 });
