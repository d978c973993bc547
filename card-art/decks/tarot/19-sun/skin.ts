/** Two tones and a line, the sun behind them; its edge. */
export const SKIN = {
  rim: '#fff0b4',
  warm: '#d4966a',
  fill: '#b97a59',
  shade: '#8d5549',
  line: '#572a2e',
} as const;
