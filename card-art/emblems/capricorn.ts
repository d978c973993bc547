import { emblem } from './shared/emblem.ts';

export const picture = emblem('capricorn');
