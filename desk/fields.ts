/** The forms of the desk, made from the schemas that the content check uses: one source for what may be written. */
import type { Field } from '@sveltia/cms';
import type * as z from 'zod';
import { type Check, definition } from '../app/content/schema-at.ts';
import type { RuleKind, TextFacts, TextKind } from '../app/content/schemas/parts.ts';
import { choiceLabel, signLabel } from './choices.ts';
import { patternOf } from './patterns.ts';

/** Texts that are read in one breath, and still too long for a field of one line. */
const LONG: readonly TextKind[] = [
  'alt',
  'message',
  'theme',
  'today',
  'spread',
  'twinray',
  'pair-line',
  'pick-intro',
  'sky-line',
  'reason',
  'article',
  'service',
];

/** A field without its name: what stands at one place. */
type Control = Record<string, unknown> & { widget: string };

/** What the forms show of the content beside its schemas. */
export interface Known {
  /** What stands on the site while a field is empty, by its path with dots: `signs.leo.love`. */
  readonly empty?: Readonly<Record<string, string>>;
  /** All cards: `value` as content names them, `label` as she knows them. */
  readonly cards?: readonly { value: string; label: string }[];
}

/**
 * The fields of a form.
 * @param schema of an object
 * @throws where a schema has a form that the desk has no field for
 */
export function fieldsOf(schema: z.ZodType, known: Known = {}, path = ''): Field[] {
  const { shape } = definition(plain(schema).schema);
  if (!shape) throw new Error(`${path || 'the file'} is no object`);
  return Object.entries(shape).map(([name, inner]) => fieldOf(name, inner, known, path));
}

/**
 * One field.
 * @param name its key in the file
 */
export function fieldOf(name: string, schema: z.ZodType, known: Known = {}, above = ''): Field {
  const path = above ? `${above}.${name}` : name;
  const { schema: inner, optional, description } = plain(schema);
  const { label, hint } = labelled(signLabel(name) ?? (description || name));
  const { hint: more, ...control } = controlOf(inner, known, path);
  const empty = known.empty?.[path];
  const hints = [hint, more, empty && `書かなければ：${empty}`].filter(Boolean);
  return {
    name,
    label,
    // What is all of things that may be left out needs no box to be ticked first: empty, it is left out too.
    required: !optional || isAllOptional(inner),
    ...(hints.length > 0 && { hint: hints.join('。') }),
    ...control,
  } as unknown as Field;
}

function isAllOptional(schema: z.ZodType): boolean {
  const { shape } = definition(schema);
  return shape !== undefined && Object.values(shape).every((inner) => plain(inner).optional);
}

/** One of many alike, as a sign in a week: closed until it is wanted. */
function isRow(schema: z.ZodType): boolean {
  const inner = Object.values(definition(schema).shape ?? {});
  return isAllOptional(schema) && inner.every((one) => definition(plain(one).schema).type === 'string');
}

/** `お知らせの題（24字まで）` → the label and, below the field, what stands in brackets at its end. */
export function labelled(description: string): { label: string; hint?: string } {
  const match = /^(.+?)（([^（）]+)）$/.exec(description);
  return match ? { label: match[1]!, hint: match[2]! } : { label: description };
}

function controlOf(schema: z.ZodType, known: Known, path: string): Control {
  const { type, element, options, discriminator, entries, values: literals } = definition(schema);
  switch (type) {
    case 'string':
      return stringControl(schema, known);
    case 'number':
      return { widget: 'number', value_type: 'int', ...numberBounds(schema) };
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'enum':
      return {
        widget: 'select',
        options: Object.values(entries ?? {}).map((value) => ({ value, label: choiceLabel(value) })),
      };
    case 'literal':
      return { widget: 'hidden', default: literals?.[0] };
    case 'object':
      return { widget: 'object', collapsed: isRow(schema) || 'auto', fields: fieldsOf(schema, known, path) };
    case 'array':
      return listControl(schema, element!, known, path);
    default:
      throw new Error(`${path}: the desk has no field for ${type}${options || discriminator ? ' here' : ''}`);
  }
}

function stringControl(schema: z.ZodType, { cards = [] }: Known): Control {
  const kinds = rulesOf(schema);
  const { names, kind } = facts(schema);
  if (kinds.includes('date')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (names === 'picture') return { widget: 'picture' };
  if (names === 'card') return { widget: 'select', options: cards };
  const pattern = kinds.map(patternOf).find(Boolean);
  const hint = kinds.includes('slug')
    ? '半角の小さい英字、数字、ハイフン（例：new-year）'
    : fillsHint(schema);
  return {
    // Beside what is long: whatever is no value on one line, as code.
    widget: isShort(schema, kinds, kind) || (pattern && !kind) ? 'string' : 'text',
    ...(pattern && { pattern }),
    ...(hint && { hint }),
    ...lengths(schema, ['minlength', 'maxlength']),
  };
}

/** A text whose description asks for forty characters or more is long, whatever its kind. */
function isShort(schema: z.ZodType, rules: readonly RuleKind[], kind: TextKind | undefined): boolean {
  if (!rules.includes('one-line')) return false;
  const most = Number(/(\d+)字/.exec(schema.description?.replace(/^.*〜/, '') ?? '')?.[1] ?? 0);
  return most < 40 && !(kind && LONG.includes(kind));
}

function listControl(schema: z.ZodType, element: z.ZodType, known: Known, path: string): Control {
  const { schema: item, description } = plain(element);
  const { type, options, discriminator } = definition(item);
  const bounds = lengths(schema, ['min', 'max']);
  const singular = description && { label_singular: labelled(description).label };
  if (type === 'union' && options && discriminator)
    return {
      widget: 'list',
      ...bounds,
      ...singular,
      typeKey: discriminator,
      collapsed: true,
      types: options.map((option) => variant(option, discriminator, known, path)),
    };
  if (type === 'object')
    return { widget: 'list', ...bounds, ...singular, collapsed: true, fields: fieldsOf(item, known, path) };
  return {
    widget: 'list',
    ...bounds,
    field: { name: 'item', label: labelled(description).label, ...controlOf(item, known, path) },
  };
}

/** One sort of block: `h2`, `p`, … */
function variant(option: z.ZodType, discriminator: string, known: Known, path: string) {
  const { shape = {} } = definition(option);
  const name = String(definition(shape[discriminator]!).values?.[0]);
  const rest = Object.entries(shape).filter(([key]) => key !== discriminator);
  return {
    name,
    label: choiceLabel(name),
    widget: 'object',
    fields: rest.map(([key, inner]) => fieldOf(key, inner, known, path)),
  };
}

/** The schema itself, whether it may be left out, and its description, wherever that stands. */
export function plain(schema: z.ZodType): { schema: z.ZodType; optional: boolean; description: string } {
  const { type, innerType } = definition(schema);
  if (!innerType) return { schema, optional: false, description: schema.description ?? '' };
  const inner = plain(innerType);
  return {
    schema: inner.schema,
    optional: inner.optional || type === 'optional' || type === 'nullable',
    description: schema.description ?? inner.description,
  };
}

function fillsHint(schema: z.ZodType): string | undefined {
  const { fills } = facts(schema);
  return fills?.length ? `${fills.map((name) => `{${name}}`).join(' と ')} はそのままに` : undefined;
}

function rulesOf(schema: z.ZodType): RuleKind[] {
  return checksOf(schema).flatMap(({ check, params }) =>
    check === 'custom' && params?.kind ? [params.kind] : [],
  );
}

/** The least and the most of a text's characters or of a list's items, under the names that the field has for them. */
function lengths(schema: z.ZodType, [least, most]: readonly [string, string]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { check, minimum, maximum, length } of checksOf(schema)) {
    if (check === 'min_length') found[least] = minimum!;
    if (check === 'max_length') found[most] = maximum!;
    if (check === 'length_equals') found[least] = found[most] = length!;
  }
  return found;
}

function numberBounds(schema: z.ZodType): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { check, value, inclusive } of checksOf(schema)) {
    if (check === 'greater_than' && Number.isSafeInteger(value)) found.min = inclusive ? value! : value! + 1;
    if (check === 'less_than' && Number.isSafeInteger(value)) found.max = inclusive ? value! : value! - 1;
  }
  return found;
}

function checksOf(schema: z.ZodType): Check[] {
  return (definition(schema).checks ?? []).map(({ _zod }) => _zod.def);
}

function facts(schema: z.ZodType): TextFacts {
  return (schema.meta() ?? {}) as TextFacts;
}
