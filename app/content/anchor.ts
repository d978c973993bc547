import { RESERVED_IDS } from '../../addresses/element-ids.ts';

/**
 * The ids that article headings can be linked to, in the order of the headings.
 *
 * Letters and digits of any script stay, Latin letters in lower case; white
 * space becomes `-`, everything else goes. The same heading again gets `-2`,
 * `-3` and so on, as does one that is called as a part of every page is
 * (「LINE sheet」); a heading of signs only is called `section`.
 */
export function anchorIds(headings: readonly string[]): string[] {
  const taken = new Set<string>(RESERVED_IDS);
  return headings.map((heading) => {
    const id = readableId(heading);
    let unique = id;
    for (let i = 2; taken.has(unique); i++) unique = `${id}-${i}`;
    taken.add(unique);
    return unique;
  });
}

function readableId(heading: string): string {
  const id = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/gu, '-')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}-]+/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? 'section' : id;
}
