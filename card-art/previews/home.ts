import { heroPreview } from './shared/hero-preview.ts';

export const picture = heroPreview({
  of: 'home',
  title: ['迷う夜に、', 'ひとつの灯りを。'],
  line: 'ほしあかり',
});
