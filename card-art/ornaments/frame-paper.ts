import { boxFrame } from './shared/box-frame.ts';

/** On paper. */
export const picture = boxFrame('ornaments/frame-paper', '#a67f4e', '#d8c19c');
