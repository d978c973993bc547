import { picture as back } from '../backs/tarot.ts';
import { cardPreviews } from './shared/card-previews.ts';

export const pictures = await cardPreviews('tarot', back);
