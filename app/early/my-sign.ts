import { pressMySign } from '../horoscope/my-sign.ts';
import { whileParsing } from './while-parsing.ts';

/** Presses the button of her sign before it is painted. */
export function correctMySign(): void {
  whileParsing(pressMySign);
}
