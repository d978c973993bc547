/** Three tones and a line, before the light; what no light reaches; the sun's edge. */
export const SKIN = {
  rim: '#fff3cf',
  light: '#e9b487',
  fill: '#d3946a',
  shade: '#b06d50',
  deep: '#8f5340',
  line: '#713a30',
} as const;
