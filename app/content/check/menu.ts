/** The footer takes its words from the menu: what stands there also stands here, once. */

import type { Problem } from '../explain/problem.ts';
import { explainPromise } from '../explain/promise.ts';
import type { Draft } from '../read/draft.ts';

export function checkMenu({ menu, footer }: Draft): Problem[] {
  if (menu.value === undefined) return [];
  const named = menu.value.map(({ path }) => path);
  return (footer.value ?? []).flatMap((path, i, all) => {
    if (!named.includes(path)) return [footer.source.problem([i], explainPromise.notInMenu(path))];
    return all.indexOf(path) < i ? [footer.source.problem([i], explainPromise.twiceInFooter(path))] : [];
  });
}
