import { type Art, type Point, type Region, unit } from '../pen/index.ts';
import { grain, pressed } from './grain-tile.ts';
import { specks } from './printed.ts';

export interface Modelling {
  /** Where the light comes from, as a step towards it; its length is how broad the shade gets. */
  towards: Point;
  /** Softness of the passage from light to shade: about half the thing's half width. */
  soft?: number;
  shade: string;
  /** How dense the shade gets, 0 … 1. */
  depth?: number;
  /** The lit edge: its colour and width. */
  rim?: string;
  rimWidth?: number;
}

/**
 * Gives whatever `draw` paints roundness by one light: stippled shade that follows its outline on the far
 * side, a hard lit edge on the near one. One call a thing: what is drawn together is shaded as one form.
 */
export function modelled(
  art: Art,
  region: Region,
  { towards: [dx, dy], soft = 14, shade, depth = 1, rim, rimWidth = 2.4 }: Modelling,
  draw: () => void,
): void {
  const [rx, ry] = unit([dx, dy]).map((step) => short(-step * rimWidth));
  const shading =
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}"/>` +
    `<feOffset dx="${short(dx)}" dy="${short(dy)}" result="o"/>` +
    '<feComposite in="SourceAlpha" in2="o" operator="out" result="s"/>' +
    specks('s', 4, 0.12) +
    '<feComposite in="specks" in2="SourceAlpha" operator="in" result="t"/>' +
    `<feFlood flood-color="${shade}" flood-opacity="${depth}"/><feComposite in2="t" operator="in" result="shade"/>`;
  const edge = rim
    ? `<feOffset in="SourceAlpha" dx="${rx}" dy="${ry}" result="oo"/>` +
      '<feComposite in="SourceAlpha" in2="oo" operator="out" result="r"/>' +
      `<feFlood flood-color="${rim}"/><feComposite in2="r" operator="in" result="rim"/>`
    : '';
  const merged = `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/>${rim ? '<feMergeNode in="rim"/>' : ''}</feMerge>`;
  art.filter(draw, (painted) => {
    const area = pressed(region, painted);
    return [area, grain(area) + shading + edge + merged];
  });
}

const short = (value: number): number => Math.round(value * 10) / 10;
