/** `npm run line-words`: prints the words that the pages ask to be sent to LINE, to be copied into its automatic replies. */

import { lineWordOf } from '../app/content/line-word.ts';
import { loadContent } from '../app/content/load.server.ts';

const { decks, signs, site } = loadContent('content');
if (!site.lineWords)
  console.log('site.yaml の lineWords が true でないので、いまはどのページにも出ていません。\n');
for (const { title, cards } of decks) {
  console.log(`# ${title}（${cards.length}）`);
  for (const card of cards) {
    const word = lineWordOf(card);
    console.log(word === card.name ? word : `${word}\t${card.name}`);
  }
  console.log();
}
console.log(`# 十二星座（${signs.length}）\n${signs.map(({ name }) => name).join('\n')}`);
