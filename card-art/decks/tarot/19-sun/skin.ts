/** Two tones and a line, before the light; the sun's edge. */
export const SKIN = { rim: '#fff0c4', fill: '#c98a60', shade: '#985842', line: '#7a4032' } as const;
