/** Two tones and a line; the sun's edge. */
export const SKIN = { rim: '#ffe9bc', fill: '#e0a074', shade: '#bd7752', line: '#86473a' } as const;
