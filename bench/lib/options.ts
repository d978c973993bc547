import { parseArgs } from 'node:util';
import { Failure } from '../../build/lib/progress.ts';
import { FAMILIES, type Family } from '../variants/families.ts';
import { VARIANTS, type Variant } from '../variants/index.ts';

export const JOBS = ['pages', 'moves', 'hosting', 'growth', 'report'] as const;
export type Job = (typeof JOBS)[number];

export interface Options {
  jobs: Job[];
  families: Family[];
  variants: Variant[];
  runs: number;
  slowFamilies: Family[];
  slowRuns: number;
  /** Sizes of the site for the job `growth`. */
  pages: number[];
}

/**
 * Reads the command line: `npm run bench -- pages --families home,draw --variants ours,next --runs 1`.
 * @throws {Failure} that names what it does not know and what there is
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseCommandLine(args);
  const families = FAMILIES.map(({ id }) => id);
  const wanted = list(values.families, families, 'family');
  return {
    jobs: positionals.length === 0 ? [...JOBS] : list(positionals.join(), JOBS, 'job'),
    families: wanted,
    variants: list(
      values.variants,
      VARIANTS.map(({ id }) => id),
      'variant',
    ),
    runs: number(values.runs, 'runs'),
    slowFamilies: list(values['slow-families'], families, 'family').filter((id) => wanted.includes(id)),
    slowRuns: number(values['slow-runs'], 'slow-runs'),
    pages: values.pages.split(',').map((value) => number(value, 'pages')),
  };
}

function parseCommandLine(args: string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        families: text(''),
        variants: text(''),
        runs: text('5'),
        'slow-families': text('home,draw'),
        'slow-runs': text('5'),
        pages: text('150,1500,15000'),
      },
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

function list<Value extends string>(text: string, known: readonly Value[], what: string): Value[] {
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !known.some((value) => value === name));
  if (unknown.length > 0)
    throw new Failure(`There is no ${what} "${unknown.join('", "')}". There are: ${known.join(', ')}`);
  return names.length === 0 ? [...known] : known.filter((value) => names.includes(value));
}

function number(text: string, name: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Failure(`--${name} is "${text}", not a whole number.`);
  return Number(text);
}
