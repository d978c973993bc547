import { lit } from '../../../kit/hand/index.ts';

export const GOLD = { shade: '#8a5a34', rim: '#fff8dc', rimWidth: 1.6 } as const;
export const ROSE = { shade: '#5a1f48', rim: '#f3b6b0', rimWidth: 1.6 } as const;
export const GREEN = { shade: '#24483c', rim: '#d6e8bc', rimWidth: 1.4 } as const;
export const IVORY = { shade: '#9a86a0', rim: '#fffdf4', rimWidth: 1.6 } as const;
export const FLESH = { shade: '#6d3c3c', rim: '#f6cda4', rimWidth: 1.2 } as const;
export const SKIN = '#bd8560';
/** Where the hall lies in its own shade. */
export const DIM = '#7d6d94';

/** The day comes in from the right. */
export const form = lit({ from: { towards: [0.92, -0.4] }, shade: '#85749a', rim: '#fffdf2', stray: 0.6 });
