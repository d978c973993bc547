import { heroPreview } from './shared/hero-preview.ts';

/** For every page that has no preview of its own. */
export const picture = heroPreview('site');
