/** The night around the page, for the browser's own bars: `--night-900` of `styles/tokens.css`, where no script can read it. */
export const THEME_COLOUR = '#171232';
