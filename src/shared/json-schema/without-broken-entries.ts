import { noteLost } from './lost-entries.ts'
import type { Definitions, JsonSchema, SchemaOf } from './schema.ts'
import { type ValidationMode, violationOf } from './violation-of.ts'

/** What is left of a value, and JSON pointers to what the entries that were left out lack. */
interface Remainder {
  value: unknown
  lost: readonly string[]
}

/**
 * The value without those entries of its lists that break their schema, each as far inside as it can be: a post loses a
 * hashtag before a page loses the post. What else is wrong with the value stays. Nothing is taken out of a list whose
 * entries belong together (`x-indivisible`): it breaks what holds it.
 */
export function withoutBrokenEntries<T>(expected: SchemaOf<T>, value: unknown, mode: ValidationMode): Remainder {
  return reduce({ definitions: expected.definitions, mode }, expected.schema, value)
}

type Rules = { definitions: Definitions; mode: ValidationMode }

/** `isThing`: the value is a property of something with an id of its own. */
function reduce(rules: Rules, schema: JsonSchema, value: unknown, isThing = false): Remainder {
  const named = schema.$ref === undefined ? undefined : rules.definitions[schema.$ref]
  if (named) return reduce(rules, named, value, isThing)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return reduceAlternative(rules, alternatives, value, isThing)
  if (Array.isArray(value)) return schema.items ? reduceList(rules, schema, value, isThing) : whole(value)
  return isObject(value) ? reduceObject(rules, schema, value) : whole(value)
}

function reduceAlternative(
  rules: Rules,
  alternatives: readonly JsonSchema[],
  value: unknown,
  isThing: boolean,
): Remainder {
  for (const alternative of alternatives) {
    const remainder = reduce(rules, alternative, value, isThing)
    if (violationIn(rules, alternative, remainder.value) === null) return remainder
  }
  return whole(value)
}

function reduceObject(rules: Rules, schema: JsonSchema, value: Readonly<Record<string, unknown>>): Remainder {
  const properties = new Map(Object.entries(schema.properties ?? {}))
  const isThing = schema.required?.includes('id') ?? false
  const lost: string[] = []
  const entries = Object.entries(value).map(([name, part]) => {
    const remainder = reduce(rules, properties.get(name) ?? {}, part, isThing)
    lost.push(...remainder.lost.map((pointer) => `/${name}${pointer}`))
    return [name, remainder.value] as const
  })
  return { value: Object.fromEntries(entries), lost }
}

function reduceList(
  rules: Rules,
  { items = {}, 'x-indivisible': indivisible = false }: JsonSchema,
  value: readonly unknown[],
  isThing: boolean,
): Remainder {
  const lost: string[] = []
  const kept = value.flatMap((entry, index) => {
    const remainder = reduce(rules, items, entry)
    const violation = violationIn(rules, items, remainder.value)
    const pointers = violation === null ? remainder.lost : [violation]
    lost.push(...pointers.map((pointer) => `/${index}${pointer}`))
    return violation === null || indivisible ? [remainder.value] : []
  })
  // Where not one of several can be read, the answer is wrong and not its entries: an empty list would say that there
  // is nothing. What has an id is worth showing all the same.
  if (kept.length === 0 && value.length > 1 && !isThing) return whole(value)
  if (kept.length < value.length) noteLost(kept, value.length - kept.length)
  return { value: kept, lost }
}

function violationIn({ definitions, mode }: Rules, schema: JsonSchema, value: unknown): string | null {
  return violationOf({ schema, definitions }, value, mode)
}

function whole(value: unknown): Remainder {
  return { value, lost: [] }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
