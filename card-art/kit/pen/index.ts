/** Everything one needs to draw with; motifs and pictures import from here. */
export { bandBetween, between } from './between.ts';
export { curl } from './curl.ts';
export { contains, type HatchOptions, hatch, stipple } from './hatch.ts';
export { Local, leaning, local, type Placement } from './local.ts';
export {
  clamp,
  degrees,
  heading,
  type Knot,
  lerp,
  type Point,
  points,
  polar,
  radians,
  range,
  smoothstep,
  TAU,
  twiceArea,
  unit,
} from './numbers.ts';
export { Path, type PathLike, type Step } from './path.ts';
export { type Random, random } from './random.ts';
export { type RibbonOptions, ribbon } from './ribbon.ts';
export { arc, closed, curve, ellipse, line, polygon, polyline, roundRect, spline } from './shapes.ts';
export { type Eye, lookingLevel, type Place, space, type View } from './space.ts';
export { ramp, type Stop } from './stops.ts';
export { Art, type Drawing, LINE, type Paint, type Region } from './surface.ts';
export { svgPath } from './svg-path.ts';
export { along, limb, roundLimb, type Tube, tube } from './tube.ts';
