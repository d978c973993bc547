import { heroPreview } from './shared/hero-preview.ts';

export const picture = heroPreview('home');
