import { heroPreview } from './shared/hero-preview.ts';

/** For every page that has no preview of its own. */
export const picture = heroPreview({ of: 'site', title: ['ほしあかり'], line: '迷う夜に、ひとつの灯りを。' });
