/**
 * Where a body stands in the zodiac, seen from the middle of the earth: apparent longitude on the ecliptic of date, as
 * every printed ephemeris has it. Signs are tropical: twelve of 30° from the true equinox.
 */
import { AstroTime, Body, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine';
import { type SignName, signNames } from '../content/schemas/sign.ts';
import { HOUR_MS } from '../horoscope/week.ts';

export type Planet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
export type Luminary = 'sun' | 'moon';

const PLANETS: Record<Planet, Body> = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
};

/**
 * Apparent geocentric longitude, in degrees from 0 to 360.
 * Sun: `SunPosition`, Moon: `EclipticGeoMoon`, planets: `Ecliptic(GeoVector(…, aberration))`; all of astronomy-engine.
 * @param at milliseconds since 1970 (UTC)
 */
export function longitude(body: Planet | Luminary, at: number): number {
  const known = longitudes[body].get(at);
  if (known !== undefined) return known;
  const found = longitudeAt(body, at);
  longitudes[body].set(at, found);
  return found;
}

/**
 * Every longitude that was asked for. Whatever looks at a week asks at the same steps: for the Moon's quarters, her signs, and
 * how far she is from each planet. A year of weeks asks for twenty thousand.
 */
const longitudes: Record<Planet | Luminary, Map<number, number>> = {
  sun: new Map(),
  moon: new Map(),
  mercury: new Map(),
  venus: new Map(),
  mars: new Map(),
  jupiter: new Map(),
  saturn: new Map(),
};

function longitudeAt(body: Planet | Luminary, at: number): number {
  const time = new AstroTime(new Date(at));
  if (body === 'sun') return SunPosition(time).elon;
  if (body === 'moon') return EclipticGeoMoon(time).lon;
  return Ecliptic(GeoVector(PLANETS[body], time, true)).elon;
}

/** The sign's place in the zodiac, 0 (aries) to 11, of a longitude in degrees. */
export function signAt(degrees: number): number {
  return Math.floor(turn(degrees) / 30);
}

/** The sign's place in which a body stands. */
export function signOf(body: Planet | Luminary, at: number): number {
  return signAt(longitude(body, at));
}

/** Whether a planet moves back through the signs at an instant: within the hour around it, its longitude falls. */
export function isRetrograde(planet: Planet, at: number): boolean {
  return apart(longitude(planet, at - HOUR_MS / 2), longitude(planet, at + HOUR_MS / 2)) < 0;
}

/** The house of a sign for the people of another, both by their place: their own sign is the first (solar whole-sign houses). */
export function houseOf(sign: number, own: number): House {
  return ((((sign - own) % 12) + 12) % 12) + 1;
}

/** 1 to 12. */
export type House = number;

/** A sign's place in the zodiac by its name, aries first. */
export function placeOf(sign: SignName): number {
  return signNames.indexOf(sign);
}

/** Degrees from 0 to 360. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** From one longitude to another the short way, in degrees: from -180 to 180. */
export function apart(from: number, to: number): number {
  return turn(to - from + 180) - 180;
}
