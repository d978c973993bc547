/** One drawn picture as the page needs it: sizes in pixels, addresses of the encoded files. */
export interface Picture {
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
  /** The file for browsers that know none of the sources. */
  src: string;
}
