import { lookingLevel } from '../../../kit/pen/index.ts';

/** Where the level of the eye meets the inlet's far end, on the picture. */
export const EYE = { x: 150, y: 330 } as const;
/** We look out of an upper storey, 4.5 metres above the water. */
export const { seen, face } = lookingLevel({ x: EYE.x, horizon: EYE.y, height: 4.5, focus: 600 });
