/**
 * What `sizes` says of a picture as wide as the page between its gutters, which are 24 pixels and from a window of 480 on a
 * twentieth of it (`--gutter` in `styles/tokens.css`).
 */
export const BETWEEN_GUTTERS = '(min-width: 480px) 90vw, calc(100vw - 48px)';

/** A picture as wide as what is read (`--read`). */
export const AS_WIDE_AS_TEXT = `(min-width: 756px) 680px, ${BETWEEN_GUTTERS}`;
