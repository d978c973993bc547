/** We stand on a dune: the beach lies four metres below our eyes. */
export const HORIZON = 262;
const HEIGHT = 4;

/** Units of a metre that stands on the sand where it is seen at `y`. */
export const metreAt = (y: number): number => (y - HORIZON) / HEIGHT;
