import { picture as back } from '../backs/love.ts';
import { cardPreviews } from './shared/card-previews.ts';

export const pictures = await cardPreviews('love', { kind: '恋愛カード', title: '恋愛カード占い', back });
