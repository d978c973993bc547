/** Every picture that the content names is there, can be shown, and bears the words of what it stands for. */

import { explainImage } from '../explain/image.ts';
import type { KeyPath, Problem } from '../explain/problem.ts';
import { explainReference } from '../explain/reference.ts';
import type { Draft } from '../read/draft.ts';
import { missingSource, type Source } from '../read/source.ts';
import { type ImageFile, imageFault, isImageName } from './image-file.ts';

/** In a banner's snippet: `src="picture:banners/menu-1"`. */
const bannerPicture = /\bsrc\s*=\s*["']?picture:([^"'\s>]+)/gi;

interface PicturePlace {
  source: Source;
  path: KeyPath;
  /** The picture's name. */
  value: string;
}

/**
 * @param images the owner's pictures
 * @param pictureNames the drawn pictures; undefined where they are not known
 */
export function checkPictures(
  draft: Draft,
  images: readonly ImageFile[],
  pictureNames: ReadonlySet<string> | undefined,
): Problem[] {
  const places = placesOf(draft);
  const own = images.map(({ name }) => name).filter((name) => !/\/(?:README\.md|\.[^/]*)$/.test(name));
  const known = new Set([...(pictureNames ?? []), ...own]);
  const isMissing = (name: string) =>
    !known.has(name) && (pictureNames !== undefined || name.startsWith('images/'));
  return [
    ...places
      .filter(({ value }) => isMissing(value))
      .map(({ source, path, value }) => source.problem(path, explainReference.noPicture(value, known))),
    ...images.flatMap((image) => checkImage(image, places)),
    ...checkCards(draft, pictureNames),
    ...checkLetters(draft),
  ];
}

function placesOf(draft: Draft): PicturePlace[] {
  const named = draft.texts.filter(({ names }) => names === 'picture');
  const inBanners = draft.banners.flatMap(({ source, value }) =>
    [...(value?.snippet ?? '').matchAll(bannerPicture)].map(([, name = '']) => ({
      source,
      path: ['snippet'],
      value: name,
    })),
  );
  return [...named, ...inBanners].filter(({ value }) => value.trim() !== '');
}

/** A problem wherever the picture is used; of one that nobody uses, only if the build would take it for a picture. */
function checkImage(image: ImageFile, places: readonly PicturePlace[]): Problem[] {
  const used = places.filter(({ value }) => value === image.name);
  if (used.length === 0 && !isImageName(image.name)) return [];
  const fault = imageFault(image);
  if (!fault) return [];
  const message = explainImage(image.name, fault);
  if (used.length === 0) return [missingSource(`content/${image.name}`).problem([], message)];
  return used.map(({ source, path }) => source.problem(path, message));
}

/**
 * A drawn card has its name on its plate: under another name it would be wrong. Drawings of other kinds are no cards: what a
 * visitor takes along could not be made of them.
 */
function checkCards(draft: Draft, drawn: ReadonlySet<string> | undefined): Problem[] {
  const drawings = draft.decks.flatMap((deck) =>
    deck.cards.map((card) => ({
      card,
      name: `${deck.name.deck}/${card.name.number}-${card.name.slug}`,
    })),
  );
  const titles = new Map(drawings.map(({ name, card }) => [name, card.value?.name ?? name]));
  return drawings.flatMap(({ card, name }) => {
    const shown = card.value?.image ?? name;
    const title = titles.get(shown);
    if (shown === name || shown.startsWith('images/')) return [];
    // One that is not there is said where all pictures are looked for.
    if (drawn && !drawn.has(shown)) return [];
    const message =
      title === undefined
        ? explainReference.noCardPicture(shown, name)
        : explainReference.otherCard(shown, name, title);
    return [card.source.problem(['image'], message)];
  });
}

/** A drawn letter bears the sample of one service. */
function checkLetters(draft: Draft): Problem[] {
  const owners = new Map<string, string>();
  return draft.services.flatMap(({ source, value }) => {
    if (!value) return [];
    return (['image', 'sampleImage'] as const).flatMap((key) => {
      const name = value[key];
      const owner = owners.get(name) ?? value.id;
      owners.set(name, owner);
      if (owner === value.id || name.startsWith('images/')) return [];
      return [source.problem([key], explainReference.otherLetter(name, owner))];
    });
  });
}
