import { dawnSun } from './shared/dawn.ts';

export const picture = dawnSun({ width: 560 });
