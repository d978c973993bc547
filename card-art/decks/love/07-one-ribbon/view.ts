/** We stand on a low dune: the beach lies less than three metres below our eyes. */
export const HORIZON = 262;
const HEIGHT = 2.8;

/** Units of a metre that stands on the sand where it is seen at `y`. */
export const metreAt = (y: number): number => (y - HORIZON) / HEIGHT;
