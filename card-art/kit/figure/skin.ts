/** Skin in four tones, from the light to the lines. */
export interface Skin {
  light: string;
  middle: string;
  dark: string;
  line: string;
}
