import { boxFrame } from './shared/box-frame.ts';

/** On night grounds. */
export const picture = boxFrame('ornaments/frame-night', '#d9b878', '#8d7657');
