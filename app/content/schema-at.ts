/** Finds the schema that governs a place in a value, to name keys and say what is expected there. */
import type * as z from 'zod';
import type { KeyPath } from './explain/problem.ts';
import type { RuleKind } from './schemas/parts.ts';

/** What zod says of a schema, as far as it is read. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: readonly (string | number)[];
  checks?: readonly { _zod: { def: Check } }[];
};

/** A rule of a schema; `params` are our own (`schemas/parts.ts`). */
export type Check = {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  params?: { kind?: RuleKind };
};

/** The schema at `path` in `value`, or undefined where the schema knows no such place. */
export function schemaAt(schema: z.ZodType, value: unknown, path: KeyPath): z.ZodType | undefined {
  const [part, ...rest] = path;
  const plain = withoutWrapper(schema, value);
  if (part === undefined) return plain;
  const { shape, element } = definition(plain);
  const inner = shape === undefined ? element : (childOf(shape, part) as z.ZodType | undefined);
  return inner && schemaAt(inner, childOf(value, part), rest);
}

/** The keys that an object at this place may have. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema === undefined ? [] : Object.keys(definition(schema).shape ?? {});
}

/** The Japanese description of the place; a wrapper (optional) may carry it. */
export function descriptionAt(schema: z.ZodType, value: unknown, path: KeyPath): string {
  return schemaAt(schema, value, path)?.description ?? '';
}

/** The value at `path`, or undefined. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce(childOf, value);
}

function childOf(value: unknown, part: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, part) ? (value as Record<string | number, unknown>)[part] : undefined;
}

/** Unwraps optional and nullable; of a union takes the option that `value` names by its discriminator. */
function withoutWrapper(schema: z.ZodType, value: unknown): z.ZodType {
  const { innerType, options, discriminator } = definition(schema);
  if (innerType !== undefined) return withoutWrapper(innerType, value);
  if (options === undefined || discriminator === undefined) return schema;
  const name = childOf(value, discriminator);
  const option = options.find(
    (candidate) => definition(candidate).shape?.[discriminator]?.safeParse(name).success,
  );
  return option ?? schema;
}

/** What a schema is made of: zod keeps it to itself, so this is the one place that looks. */
export function definition(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}
