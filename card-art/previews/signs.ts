import { loadModule, pictureFiles } from '../pictures.ts';
import { preview } from './shared/preview.ts';

const medallions = (await Promise.all(pictureFiles('signs/').map(loadModule))).flat();

/** A sign's page for the week. */
export const pictures = medallions.map(({ picture }) =>
  preview({ of: picture.name, laid: [{ picture, height: 500, shadow: false }] }),
);
