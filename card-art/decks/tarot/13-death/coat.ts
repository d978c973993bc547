/** A pale horse before the sun: in its own shade but for the edges; what is on its other side is darker. */
export const COAT = { fill: '#dacfda', shade: '#968bb0', rim: '#fff0c4', soft: 8, rimWidth: 3.2 } as const;
export const FAR = { fill: '#877da2', shade: '#635a84', rim: '#ffcf94', soft: 6, rimWidth: 3.4 } as const;
/** Of folds, sinews and strands on it. */
export const LINE = '#7f7696';
