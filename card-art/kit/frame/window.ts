import type { Deck } from '../grade/palettes.ts';
import { type Art, ellipse, type Path, ramp, roundRect, svgPath } from '../pen/index.ts';

/** A card in units. Everything the art needs to know of the frame is here. */
export const CARD = {
  width: 600,
  height: 1000,
  corner: 30,
  /** The window's sides and foot; its head differs by deck. */
  window: { left: 50, right: 550, foot: 862 },
} as const;

/** Each deck's window, `grow` units larger on all sides. */
export const windows: Record<Deck, (grow?: number) => Path> = {
  /** A round arch of radius 250 about (300, 300). */
  tarot: (grow = 0) => {
    const [left, right, foot, radius] = [50 - grow, 550 + grow, 862 + grow, 250 + grow];
    return svgPath(`M${left} ${foot}V300A${radius} ${radius} 0 0 1 ${right} 300V${foot}Z`);
  },
  /** A rectangle from y 64 with scooped corners of 34. */
  oracle: (grow = 0) => {
    const [left, right, top, foot, scoop] = [50 - grow, 550 + grow, 64 - grow, 862 + grow, 34];
    const corner = (x: number, y: number): string => `A${scoop} ${scoop} 0 0 0 ${x} ${y}`;
    return svgPath(
      `M${left + scoop} ${top}H${right - scoop}${corner(right, top + scoop)}`,
      `V${foot - scoop}${corner(right - scoop, foot)}H${left + scoop}`,
      `${corner(left, foot - scoop)}V${top + scoop}${corner(left + scoop, top)}Z`,
    );
  },
  /** An ogee that rises to (300, 56). */
  love: (grow = 0) => {
    const [left, right, foot, shoulder] = [50 - grow, 550 + grow, 862 + grow, 190 - grow];
    return svgPath(
      `M${left} ${foot}V340C${left} ${shoulder} 236 ${178 - grow} 300 ${56 - grow * 1.7}`,
      `C364 ${178 - grow} ${right} ${shoulder} ${right} 340V${foot}Z`,
    );
  },
};

const outline = (): Path => roundRect(0, 0, CARD.width, CARD.height, CARD.corner);

const border = (art: Art): string => {
  const { edge, edgeLight } = art.palette;
  return art.linear(0, 0, art.width, art.height, ramp(0, edgeLight, 0.5, edge, 1, edgeLight));
};

/** The bare card in its border colours. */
export const sheet = (art: Art): Art => art.fill(outline(), border(art));

/** The empty card: border and the window's sky. Returns the window. */
export function backdrop(art: Art, deck: Deck): Path {
  sheet(art);
  const window = windows[deck]();
  art.fill(window, art.linear(0, 50, 0, CARD.window.foot, art.palette.sky));
  return window;
}

/** Border with the window cut out: hides whatever left the window. */
export const mask = (art: Art, deck: Deck): Art => art.cover([outline(), windows[deck]()], border(art));

/** Small dots in the lower corners between frame and window. */
export function cornerDots(art: Art): void {
  for (const x of [36.5, 563.5]) art.blot(ellipse(x, 875.5, 2.6));
  for (const x of [28, 572]) art.line(dot(x, 892), 3);
}

const dot = (x: number, y: number): Path => svgPath(`M${x} ${y}L${x} ${y}`);
