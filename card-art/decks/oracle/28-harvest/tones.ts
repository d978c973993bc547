/** The step to the low sun. */
export const SUN = [-0.92, -0.39] as const;

const RIM = '#fff3c4';
export const SKIN = { fill: '#eeb07a', shade: '#a8684a', rim: '#ffe9b4' } as const;
export const FAR_SKIN = { fill: '#cf9063', shade: '#8f573f', rim: '#f0bd88' } as const;
export const COAT = { fill: '#54719c', shade: '#2f4266', rim: RIM } as const;
export const MONPE = { fill: '#4d716b', dim: '#35544f', shade: '#274243', rim: '#dfe0ac' } as const;
export const WRAP = { fill: '#f3e5bd', shade: '#a39470', rim: '#fffbe4' } as const;
export const TABI = { fill: '#4a4643', shade: '#292a2d', rim: '#e3c994' } as const;
export const SASH = { fill: '#c25842', shade: '#86352f', rim: '#ffc79a' } as const;
export const COLLAR = { fill: '#f6ecd0', shade: '#b3a684', rim: '#ffffff' } as const;
export const CLOTH = { fill: '#fffae8', shade: '#b9ab88', rim: '#ffffff' } as const;
export const HAIR = { fill: '#4a362e', shade: '#2d2124', rim: '#8a6244' } as const;

export const LINE = { coat: '#22304f', sash: '#6a2a28', skin: '#8a4c38', cloth: '#a39674' } as const;
