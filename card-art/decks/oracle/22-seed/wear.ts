/** The sun is behind her: all that looks down to us is in her own shade, with a little light that the earth sends back. */
export const SKIN = {
  fill: '#8f5b49',
  shade: '#6c4039',
  back: '#b27556',
  rim: '#ffe3a8',
  line: '#4a2826',
} as const;
export const WOOL = { fill: '#35526a', shade: '#263c52', rim: '#e6efdc' } as const;
