/** We stand on a low dune: the beach lies three metres below our eyes. */
export const HORIZON = 262;
const HEIGHT = 3.1;

/** Units of a metre that stands on the sand where it is seen at `y`. */
export const metreAt = (y: number): number => (y - HORIZON) / HEIGHT;
