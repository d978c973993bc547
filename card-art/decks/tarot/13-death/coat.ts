/** A pale horse before the sun: in its own shade but for the edges; what is on its other side is darker. */
export const COAT = { fill: '#ebe1d8', shade: '#bfb5c6', rim: '#fff6d8', soft: 6, rimWidth: 2.2 } as const;
export const FAR = { fill: '#aaa1b8', shade: '#857c9c', rim: '#ecdcc8', soft: 5, rimWidth: 1.6 } as const;
/** Of folds, sinews and strands on it. */
export const LINE = '#7f7696';
