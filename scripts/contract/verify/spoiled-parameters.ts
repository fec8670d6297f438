import type { Parameter, Schema } from '../document.ts'
import type { Contract } from './contract.ts'
import { spoiledTexts } from './spoiled-values.ts'

/** A value of one parameter, and whether the contract allows it. */
export interface SpoiledParameter {
  what: string
  /** `null` leaves the parameter out. */
  value: string | null
  sound: boolean
}

/** Values at the limits of a parameter and beyond. */
export function* spoiledParameters(contract: Contract, { schema, required }: Parameter): Generator<SpoiledParameter> {
  const { type, enum: words, const: only, minimum, maximum, ...rest } = contract.resolve(schema)
  const one = (what: string, value: string | null, sound: boolean) => ({ what, value, sound })
  if (required) yield one('missing', null, false)
  if (type === 'integer') {
    yield one('not a number', 'many', false)
    if (minimum !== undefined) yield one('too small', String(minimum - 1), false)
    if (maximum !== undefined) yield one('too large', String(maximum + 1), false)
    if (minimum !== undefined) yield one('as small as allowed', String(minimum), true)
    if (maximum !== undefined) yield one('as large as allowed', String(maximum), true)
    return
  }
  if (type === 'boolean') {
    yield one('neither true nor false', 'perhaps', false)
    yield one('true', 'true', true)
    yield one('false', 'false', true)
    return
  }
  if (words ?? only !== undefined) {
    yield one('an unknown word', 'nobody-knows-this', false)
    for (const word of words ?? [only]) yield one(String(word), String(word), true)
    return
  }
  // An empty parameter is often none at all, so nothing is said about it.
  const texts = [...spoiledTexts(rest as Schema)].filter(([, value]) => value !== '')
  for (const [what, value] of texts) yield one(what, value, what.includes('allowed'))
}
