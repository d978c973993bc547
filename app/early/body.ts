/** At the end of a page that React takes over: needs the elements before it. */
import { markHers } from '../draw/hers.ts';
import { presetTheme } from '../draw/theme-choice.ts';
import { chooseBanners } from './banners.ts';

chooseBanners(Math.random);

const question = document.querySelector<HTMLFieldSetElement>('[data-question]');
if (question) presetTheme(question, location.search);
const card = document.querySelector<HTMLElement>('[data-card-page]');
if (card) markHers(card, location.search);
