import { picture as back } from '../backs/love.ts';
import { cardPreviews } from './shared/card-previews.ts';

export const pictures = await cardPreviews('love', back);
