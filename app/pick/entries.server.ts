import { pickLetters } from '../../addresses/pick-letters.ts';
import { cardByName, siteContent } from '../content/site-content.server.ts';
import type { Pick } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { PickEntryData } from './pick-entry.tsx';

/** An A・B・C as the list, the hub and the home page show it. */
export function pickEntry({ id, title, date, answers }: Pick): PickEntryData {
  return {
    id,
    title: phrases(title),
    date,
    backs: pickLetters.map((letter) => picture(cardByName(answers[letter].card).deck.back)),
  };
}

/** What the home page and the hub say of the newest; null where there is none yet. */
export function newestPick(): { entry: PickEntryData; name: string; open: string } | null {
  const { picks, pages } = siteContent();
  const [newest] = picks;
  if (!newest) return null;
  return { entry: pickEntry(newest), name: pages.picks.title, open: pages.picks.open };
}

/** An A・B・C by what stands in its address. */
export function pickById(id: string): Pick {
  const pick = siteContent().picks.find((candidate) => candidate.id === id);
  if (!pick) throw new Response('Not Found', { status: 404 });
  return pick;
}
