import { encode } from 'uqr';

/** Modules of quiet around the code: readers need four (ISO/IEC 18004). */
const QUIET = 4;

/** An address as a QR code, an SVG file of dark squares on white. */
export function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  // Runs along a row are one shape: squares side by side would show seams.
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${end - x}v1H${x}z`];
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="#1a1433" d="${runs.join('')}"/></svg>\n`,
  ].join('');
}
