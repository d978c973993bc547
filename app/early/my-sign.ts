import { pressMySign, showMySign } from '../horoscope/my-sign.ts';
import { whileParsing } from './while-parsing.ts';

/** Shows what is of her sign before it is painted. */
export function correctMySign(): void {
  showMySign();
  whileParsing(pressMySign);
}
