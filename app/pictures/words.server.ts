import { pickLetters } from '../../addresses/pick-letters.ts';
import { OWNERS_PICTURES } from '../../addresses/picture-names.ts';
import type {
  CardWords,
  KeepsakeWords,
  PickCard,
  PictureOf,
  PreviewWords,
  Words,
} from '../../card-art/words.ts';
import type { Card, Content, Deck, Pick } from '../content/types.ts';
import { storyColumnsOf } from '../lib/columns.server.ts';
import { inTwoLines } from '../lib/two-lines.server.ts';

/** What the drawn pictures say: all of it stands in the content, under the names that the pictures have. */
export function wordsOf(content: Content): Words {
  return {
    site: content.site.name,
    cards: Object.fromEntries(cardsOf(content)),
    letters: Object.fromEntries(lettersOf(content)),
    previews: { ...previewsOfPages(content), ...Object.fromEntries(previewsOfItems(content)) },
    keepsakes: Object.fromEntries(keepsakesOf(content)),
    picks: Object.fromEntries(content.picks.map((pick) => [pick.id, cardsOfPick(pick, content.decks)])),
  };
}

/** A card's drawing is called as its file is, whichever picture the card shows. */
function cardsOf({ decks }: Content): [name: string, words: CardWords][] {
  return decks.flatMap(({ cards }) =>
    cards.map(({ file, name, english }): [string, CardWords] => [file, { title: name, english }]),
  );
}

function keepsakesOf({ decks }: Content): [name: string, words: KeepsakeWords][] {
  return decks.flatMap(({ cards, labels }) =>
    cards.map((card): [string, KeepsakeWords] => [
      card.file,
      {
        title: card.name,
        english: card.english,
        ...(card.image.startsWith(OWNERS_PICTURES) ? { photo: card.image } : {}),
        sides: sidesOf(card, labels),
      },
    ]),
  );
}

function sidesOf({ message }: Card, { upright, reversed }: Deck['labels']) {
  if (typeof message === 'string') return [{ turned: false, columns: storyColumnsOf(message) }];
  return [
    { turned: false, label: upright ?? '', columns: storyColumnsOf(message.upright) },
    { turned: true, label: reversed ?? '', columns: storyColumnsOf(message.reversed) },
  ];
}

function lettersOf({ services }: Content): [name: string, paragraphs: string[]][] {
  return services.flatMap(({ image, sampleImage, sampleText }) =>
    [image, sampleImage].map((name): [string, string[]] => [name, sampleText.split('\n').filter(Boolean)]),
  );
}

function previewsOfPages({ site, pages }: Content): Record<string, PreviewWords> {
  const { home, about, blog, link, notifications, paid, pair, picks, reading, shell, weekly } = pages;
  const ofPage = ({ title, previewLine }: { title: string; previewLine?: string | undefined }) => ({
    title,
    ...(previewLine ? { line: previewLine } : {}),
  });
  return {
    site: { title: site.name, line: site.tagline },
    home: { title: home.hero.title.join('\n'), line: site.name },
    about: ofPage(about),
    blog: ofPage(blog),
    link: ofPage(link),
    notifications: ofPage(notifications),
    pair: ofPage(pair),
    'paid-fortune': ofPage(paid),
    picks: ofPage(picks),
    reading: ofPage(reading),
    weekly: ofPage(weekly),
    legal: { title: shell.legalPreview },
  };
}

function previewsOfItems({
  decks,
  signs,
  articles,
  picks,
  pages,
}: Content): [name: string, words: PreviewWords][] {
  return [
    ...decks.flatMap(({ deck, name, previewKind, cards }): [string, PreviewWords][] => [
      [deck, { title: name, line: pages.reading.deckPreviewLine }],
      ...cards.map((card): [string, PreviewWords] => [
        card.file,
        { kicker: previewKind, title: card.name, english: card.english },
      ]),
    ]),
    ...signs.map(({ image, name }): [string, PreviewWords] => [
      image,
      { kicker: pages.weekly.title, title: name },
    ]),
    ...articles.map(({ id, thumbnailTitle }): [string, PreviewWords] => [
      `articles/${id}`,
      { kicker: pages.blog.tag, title: thumbnailTitle },
    ]),
    ...picks.flatMap(({ id, title, answers }): [string, PreviewWords][] => {
      const words = { kicker: pages.picks.title, title: inTwoLines(title) };
      return [
        [`picks/${id}`, words],
        ...pickLetters.map((letter): [string, PreviewWords] => {
          const { name } = cardOfAnswer(answers[letter], decks).card;
          return [`picks/${id}-${letter}`, { ...words, line: name }];
        }),
      ];
    }),
  ];
}

function cardsOfPick({ answers }: Pick, decks: readonly Deck[]): PickCard[] {
  return pickLetters.map((letter) => {
    const { deck, card } = cardOfAnswer(answers[letter], decks);
    const turned = answers[letter].side === 'reversed';
    return { letter, deck: deck.deck, turned, face: pictureOf(card.image), back: pictureOf(deck.back) };
  });
}

/** The check has found that there is such a card. */
function cardOfAnswer({ card: name }: { card: string }, decks: readonly Deck[]): { deck: Deck; card: Card } {
  const deck = decks.find((candidate) => name.startsWith(`${candidate.deck}/`))!;
  return { deck, card: deck.cards.find(({ id }) => name === `${deck.deck}/${id}`)! };
}

const pictureOf = (name: string): PictureOf =>
  name.startsWith(OWNERS_PICTURES) ? { photo: name } : { drawing: name };
