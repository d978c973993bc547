/** What moonlight leaves of his colours. */
export const TONES = {
  dark: '#191a38',
  shade: '#10122c',
  plume: '#5a5678',
  light: '#a9a6c0',
  rim: '#f0f2ff',
};
