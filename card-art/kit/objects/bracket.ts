import { type Art, LINE, local, ramp, range, roundRect, svgPath } from '../pen/index.ts';

/** A moulded stone bracket that carries a carved head; (x, y) is the middle of its top. */
export function bracket(art: Art, x: number, y: number, halfWidth: number): void {
  const box = local(art, x, y, halfWidth);
  const lip = 8 / halfWidth; // the slab is as thick on every bracket
  const stone = box.linear(0, 0, 0, 1.5, ramp(0, '#e0bcc0', 0.4, '#6d4a86', 1, '#241846'));
  const shape = svgPath(`M-1 ${lip}C-.8 .7 -.3 .9 0 1.4C.3 .9 .8 .7 1 ${lip}Z`);
  box.solid(shape, stone, LINE.mid + 0.3);
  const grooves = range(5, (i) => {
    const u = (i - 2) / 2.3;
    return svgPath(`M${u * 0.9} ${lip * 1.5}C${u * 0.6} .6 ${u * 0.25} .9 0 1.3`);
  });
  box.line(grooves, LINE.hair);
  art.solid(roundRect(x - halfWidth * 1.12, y, halfWidth * 2.24, 9, 2), stone, LINE.mid + 0.3);
}
