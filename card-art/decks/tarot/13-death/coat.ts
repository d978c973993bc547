/** A pale horse before the sun: in its own shade but for the edges; what is on its other side is darker. */
export const COAT = { fill: '#ded5dc', shade: '#aca2bc', rim: '#fff0c4', soft: 6, rimWidth: 2.4 } as const;
export const FAR = { fill: '#9990ae', shade: '#756c90', rim: '#ffcf94', soft: 5, rimWidth: 2.6 } as const;
/** Of folds, sinews and strands on it. */
export const LINE = '#7f7696';
