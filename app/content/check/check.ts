/** The checks that need more than one file, or more than a schema. */

import type { Problem } from '../explain/problem.ts';
import type { Draft } from '../read/draft.ts';
import { checkHosts } from './hosts.ts';
import type { ImageFile } from './image-file.ts';
import { checkLineWords } from './line-words.ts';
import { checkLinks } from './links.ts';
import { checkMenu } from './menu.ts';
import { checkNamedCards } from './named-cards.ts';
import { checkNames } from './names.ts';
import { checkPicks } from './picks.ts';
import { checkPictures } from './pictures.ts';
import { checkPrices } from './prices.ts';
import { checkReadings } from './readings.ts';
import { checkServices } from './services.ts';
import { checkSiteNames } from './site-names.ts';
import { checkTexts } from './texts.ts';

/** @param images, pictureNames as in `checkPictures`; today as in `checkLinks` */
export function checkDraft(
  draft: Draft,
  images: readonly ImageFile[],
  pictureNames: ReadonlySet<string> | undefined,
  today: string | undefined,
): Problem[] {
  return [
    ...checkNames(draft),
    ...checkNamedCards(draft),
    ...checkReadings(draft),
    ...checkPicks(draft),
    ...checkLineWords(draft),
    ...checkLinks(draft, today),
    ...checkMenu(draft),
    ...checkPrices(draft),
    ...checkServices(draft),
    ...checkHosts(draft),
    ...checkSiteNames(draft),
    ...checkPictures(draft, images, pictureNames),
    ...checkTexts(draft),
  ];
}
