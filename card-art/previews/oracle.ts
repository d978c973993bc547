import { picture as back } from '../backs/oracle.ts';
import { cardPreviews } from './shared/card-previews.ts';

export const pictures = await cardPreviews('oracle', back);
