/** The sample letter keeps what its reading promises; a voice has its permission, and a reading that it is about. */

import type { Problem } from '../explain/problem.ts';
import { explainService } from '../explain/service.ts';
import type { Draft } from '../read/draft.ts';
import type { Service } from '../schemas/service.ts';

/** How much longer or shorter than promised a letter may be: 「800字ほど」. */
const ABOUT = 0.15;

export function checkServices(draft: Draft): Problem[] {
  return [
    ...draft.services.flatMap(({ source, value }) => {
      if (!value) return [];
      const { characters, days } = value;
      const written = lengthOf(value);
      return [
        ...(Math.abs(written - characters) > characters * ABOUT
          ? [source.problem(['letter'], explainService.letterLength(written, characters))]
          : []),
        ...(days.most < days.least
          ? [source.problem(['days', 'most'], explainService.daysOrder(days.least, days.most))]
          : []),
      ];
    }),
    ...checkVoices(draft),
    ...checkChoice(draft),
  ];
}

/** As the characters of a sheet are counted: without breaks. */
function lengthOf({ sampleText, letter }: Service): number {
  return [...(sampleText + letter).replace(/\s/g, '')].length;
}

function checkVoices({ voices, services }: Draft): Problem[] {
  const known = services.map(({ name }) => name.id ?? '');
  return voices.flatMap(({ source, value }) => {
    if (!value) return [];
    return [
      ...(value.permission ? [] : [source.problem(['permission'], explainService.noPermission())]),
      ...(known.includes(value.service)
        ? []
        : [source.problem(['service'], explainService.unknownService(value.service, known))]),
    ];
  });
}

/** Where the two questions of the page lead. */
function checkChoice({ pages, services }: Draft): Problem[] {
  const known = services.map(({ name }) => name.id ?? '');
  const { source, value } = pages.paid;
  return (value?.choice?.first.answers ?? []).flatMap(({ letters }, row) =>
    letters.flatMap(({ service }, column) =>
      known.includes(service)
        ? []
        : [
            source.problem(
              ['choice', 'first', 'answers', row, 'letters', column, 'service'],
              explainService.unknownService(service, known),
            ),
          ],
    ),
  );
}
