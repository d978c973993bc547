/** For tests: the smallest value that a schema accepts. */
import type * as z from 'zod';

/** What the schemas' rules for single texts accept, one or the other; pictures are looked up by name. */
const texts = ['見本', '/', 'https://mihon.example', '2025-09-03', 'mihon', '{day}'];

/**
 * Optional keys are left out, lists have as many items as they must.
 * @throws when none of the sample's texts or numbers suits a rule of the schema
 */
export function sampleOf(schema: z.ZodType): unknown {
  const { def } = schema as unknown as { def: Definition };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, field]) => field.def.type !== 'optional')
          .map(([key, field]) => [key, sampleOf(field)]),
      );
    case 'array': {
      const least = [0, 1, 2, 3, 4, 5, 6, 7].find(
        (length) =>
          !tooShort(
            schema,
            Array.from({ length }, () => (def.element ? sampleOf(def.element) : null)),
          ),
      );
      return Array.from({ length: least ?? 0 }, () => (def.element ? sampleOf(def.element) : null));
    }
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'boolean':
      return true;
    default: {
      const picture = schema.meta()?.names === 'picture' ? ['profile'] : [];
      const found = [...picture, ...texts, 1].find((value) => schema.safeParse(value).success);
      if (found === undefined) throw new Error(`No sample suits ${schema.description ?? def.type}`);
      return found;
    }
  }
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType & { def: { type: string } }>;
  element?: z.ZodType;
  entries?: Record<string, unknown>;
}

function tooShort(schema: z.ZodType, value: unknown): boolean {
  return (
    schema
      .safeParse(value)
      .error?.issues.some(({ code, path }) => code === 'too_small' && path.length === 0) ?? false
  );
}
