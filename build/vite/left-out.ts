import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/paths.ts';

/**
 * What is left out of one module of a package: names of its functions, wherever in the module they are, or what one is assigned
 * to (`exports.preload`).
 */
export interface LeftOut {
  /** Never called: a call throws, and what only they need leaves with them. A component that a call makes is an empty object. */
  never?: string[];
  /** Called, but with nothing to do. */
  idle?: string[];
  /** Called, and always with the same answer. */
  always?: Readonly<Record<string, string>>;
}

/** In the message, for whoever uses after all what is left out. */
const THROWS = 'throw Error("left out: build/vite")';

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node;
  init?: Node;
  left?: Node;
  right?: Node;
}

/** A function or what makes a component, where it begins and ends. */
interface Found {
  name: string;
  isFunction: boolean;
  start: number;
  end: number;
}

/**
 * Leaves functions of a package out of the browser's build that this site never calls. What they are was read in one version:
 * another one fails the build until somebody has read it again.
 * @param version of the package that the list was written for
 * @param modules what is left out, by the module's path in the package
 */
export function leftOut(name: string, version: string, modules: Readonly<Record<string, LeftOut>>): Plugin {
  const folder = join(ROOT, 'node_modules', name);
  return {
    name: `left-out-of-${name}`,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
      if (installed.version !== version)
        this.error(
          `what is left out of ${name} was chosen for ${version}, installed is ${installed.version}: look through it`,
        );
    },
    transform(code, id) {
      const [, module = ''] = id.replaceAll('\\', '/').split(`/node_modules/${name}/`);
      const bodies = modules[module] && bodiesOf(modules[module]);
      if (!bodies) return undefined;
      const found = foundIn(this.parse(code), code, bodies);
      const others = [...bodies.keys()].filter(
        (wanted) => found.filter(({ name }) => name === wanted).length !== 1,
      );
      if (others.length > 0) this.error(`${name}/${module} has none or several of ${others.join(', ')}`);
      return { code: withBodies(code, found, bodies), map: null };
    },
  };
}

/** What stands between the braces, by the function's name. */
function bodiesOf({ never = [], idle = [], always = {} }: LeftOut): Map<string, string> {
  return new Map([
    ...words(never).map((name) => [name, THROWS] as const),
    ...words(idle).map((name) => [name, ''] as const),
    ...Object.entries(always).map(([name, answer]) => [name, `return ${answer}`] as const),
  ]);
}

const words = (texts: string[]): string[] => texts.flatMap((text) => text.match(/\S+/g) ?? []);

/** What of it is wanted, in its order; nothing within another. */
function foundIn(node: unknown, code: string, bodies: Map<string, string>): Found[] {
  if (Array.isArray(node)) return node.flatMap((child) => foundIn(child, code, bodies));
  if (typeof node !== 'object' || node === null) return [];
  const { type, id, body, init, left, right } = node as Node;
  const name = left ? code.slice(left.start, left.end) : (id?.name ?? '');
  const place = right ? right.type === 'FunctionExpression' && right.body : (init ?? body);
  if (
    /^(FunctionDeclaration|VariableDeclarator|AssignmentExpression)$/.test(type) &&
    bodies.has(name) &&
    place
  )
    return [{ name, isFunction: !init, start: place.start, end: place.end }];
  return Object.values(node).flatMap((child) => foundIn(child, code, bodies));
}

function withBodies(code: string, found: Found[], bodies: Map<string, string>): string {
  return found.reduceRight(
    (text, { name, isFunction, start, end }) =>
      `${text.slice(0, start)}{${isFunction ? bodies.get(name) : ''}}${text.slice(end)}`,
    code,
  );
}
