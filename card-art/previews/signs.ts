import type { Sign } from '../kit/objects/zodiac-glyph.ts';
import { loadModule, pictureFiles } from '../pictures.ts';
import { preview } from './shared/preview.ts';

const NAMES: Record<Sign, string> = {
  aries: '牡羊座',
  taurus: '牡牛座',
  gemini: '双子座',
  cancer: '蟹座',
  leo: '獅子座',
  virgo: '乙女座',
  libra: '天秤座',
  scorpio: '蠍座',
  sagittarius: '射手座',
  capricorn: '山羊座',
  aquarius: '水瓶座',
  pisces: '魚座',
};

const medallions = (await Promise.all(pictureFiles('signs/').map(loadModule))).flat();

/** A sign's page for the week. */
export const pictures = medallions.map(({ picture }) =>
  preview({
    of: picture.name,
    kicker: '今週の運勢',
    title: NAMES[picture.name.slice('signs/'.length) as Sign],
    laid: [{ picture, height: 500, shadow: false }],
  }),
);
