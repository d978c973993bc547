/** `npm run licences`: writes the list of all packages and their licences; ends with an error when one is not allowed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/lib/paths.ts';
import { exitWith, Failure } from '../build/lib/progress.ts';
import { installed, licenceList, notAllowed } from '../build/licences.ts';

try {
  const packages = installed(ROOT);
  writeFileSync(join(ROOT, 'docs', 'licences.md'), licenceList(packages));
  console.log(`docs/licences.md: ${packages.length} packages`);
  const refused = notAllowed(packages);
  if (refused.length > 0) throw new Failure(`Not on the list of licences:\n  ${refused.join('\n  ')}`);
} catch (error) {
  exitWith(error);
}
