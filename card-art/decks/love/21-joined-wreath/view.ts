import { around, lit, type Plane, twoTone } from '../../../kit/hand/index.ts';
import { closed, Local, type Point, ramp } from '../../../kit/pen/index.ts';

/** The only light: a lamp that hangs in the wreath. */
export const LAMP: Point = [280, 298];
/** Where they dance, and how large, so that grass is left before their feet. */
export const FEET: Point = [314, 817];
export const SIZE = 1.15;
export const HORIZON = 470;
/** What the lamp makes of an edge. */
const RIM = '#ffdf9a';

export const byLamp = lit({
  from: { at: LAMP },
  shade: '#15142c',
  rim: RIM,
  rimWidth: 2,
  stray: 0.5,
  region: (outline) => around(outline, 18),
});

const inTones = twoTone({ at: LAMP });

/** How far the lamp reaches: beyond, everything sinks into the night. */
const REACH = 620;
const NIGHT = '#141a4a';

/** What lies under or behind something: two tones, no lit edge of its own; the farther from the lamp, the darker. */
export const unlit: typeof inTones = (on, outline, tones, ...planes) => {
  const art = on instanceof Local ? on.art : on;
  const form = typeof outline === 'string' ? closed(outline) : outline;
  inTones(on, outline, tones, ...planes, () => {
    const dusk = ramp(0, NIGHT, 0, 0.42, NIGHT, 0, 0.62, NIGHT, 0.14, 0.8, NIGHT, 0.36, 1, NIGHT, 0.6);
    art.fill(on instanceof Local ? on.place(form) : form, art.radial(...LAMP, REACH, dusk));
  });
};

/** What lies under the lamp has its light on top, as broad as is said. */
export const lampOn = (breadth: number, paint: string): Plane => ({
  side: [-0.16 * breadth, -breadth],
  paint,
});

/** People and what is small: two tones, and an edge where the lamp meets it. */
export const toned: typeof unlit = (on, outline, tones, ...planes) =>
  unlit(on, outline, { rim: RIM, rimWidth: 2, ...tones }, ...planes);
