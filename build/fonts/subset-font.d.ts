// The package brings no types; these are the options that are used here.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** OpenType features to keep; all others go. */
      keepFeatures: string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
