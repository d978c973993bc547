/** Two tones and a line, before the light; the sun's edge. */
export const SKIN = { rim: '#fff3cf', fill: '#d6986c', shade: '#ae6c4e', line: '#7a4032' } as const;
