import { violationOf, type Definitions, type ValidationMode } from '@/shared/json-schema'
import { loadable } from '@/shared/loadable'
import { type AnswerArea, answerArea } from './answer-area'
import * as core from './answers/core.gen'

/** Hardly any answer needs it. */
const repair = loadable(() => import('@/shared/json-schema/without-broken-entries'))

interface AnswerSchemas {
  answers: Readonly<Record<string, string>>
  empty: readonly string[]
  definitions: Definitions
}

/**
 * The schemas of answers, as far as they are there. Start-up and sign-in ask for those of `core` at once; the others
 * are fetched at the same time as the first answer that they check.
 */
const loaded: Partial<Record<AnswerArea, AnswerSchemas>> = { core }
const loaders: Readonly<Partial<Record<AnswerArea, () => Promise<AnswerSchemas>>>> = {
  feed: () => import('./answers/feed.gen'),
  internal: () => import('./answers/internal.gen'),
}

/**
 * The schemas for an operation, by its path as the contract writes it. Rejects when their file cannot be had: no answer
 * is used unchecked. Those that are there come without a promise: a page that is being left sends its last requests in
 * the same turn.
 */
export function schemasFor(method: string, template: string): AnswerSchemas | Promise<AnswerSchemas> {
  const area = answerArea(method, template)
  const present = area && loaded[area]
  if (present) return present
  const load = area && loaders[area]
  if (!load) return Promise.reject(new Error(`No schemas belong to ${method} ${template}.`))
  return load().then((schemas) => (loaded[area] = schemas))
}

/** Begins to load the schemas of what a screen reads first, so that its answer does not wait for them. */
export function preloadSchemas(template: string): void {
  Promise.resolve(schemasFor('GET', template)).catch(() => undefined)
}

/** What a successful answer is worth. */
interface CheckedAnswer {
  /** The body, without the entries of its lists that break the contract. */
  body: unknown
  /** JSON pointers to what the entries lack that were left out. */
  lost: readonly string[]
  /** JSON pointer of the first place where what is left breaks the contract, or null. */
  violation: string | null
}

/**
 * Holds a successful answer to the contract. In production too it is held to what the contract requires: `required` in
 * openapi/ says without which fields nothing is shown. What an entry of a list lacks costs that entry there, and in
 * development the answer. Where 204 is promised nothing else is a success: a 200 comes from something in between that
 * did not pass the call on. Other operations without a JSON body are not held to anything.
 */
export async function checkAnswer(
  method: string,
  template: string,
  { status, body }: { status: number; body: unknown },
  mode: ValidationMode,
): Promise<CheckedAnswer> {
  const { answers, empty, definitions } = await schemasFor(method, template)
  const operation = `${method.toUpperCase()} ${template}`
  const whole = { body, lost: [] }
  if (empty.includes(operation)) return { ...whole, violation: status === 204 ? null : '' }
  const $ref = answers[operation]
  if ($ref === undefined) return { ...whole, violation: null }
  const expected = { schema: { $ref }, definitions }
  const violation = violationOf(expected, body, mode)
  if (violation === null || mode === 'strict') return { ...whole, violation }
  const repairing = await repair.tryLoad().catch(() => null)
  if (!repairing) return { ...whole, violation }
  const { value, lost } = repairing.withoutBrokenEntries(expected, body, mode)
  return { body: value, lost, violation: violationOf(expected, value, mode) }
}
