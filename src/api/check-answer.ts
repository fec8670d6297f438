import { violationOf, type Definitions, type ValidationMode } from '@/shared/json-schema'
import * as core from './answers/core.gen'

interface AnswerSchemas {
  answers: Readonly<Record<string, string>>
  empty: readonly string[]
  definitions: Definitions
}

/**
 * The schemas of answers by the first segment of the path, as far as they are there. Start-up and sign-in ask for those
 * of `core` at once; the others are fetched at the same time as the first answer that they check.
 */
const loaded: Record<string, AnswerSchemas> = { core }
const loaders: Readonly<Record<string, () => Promise<AnswerSchemas>>> = {
  internal: () => import('./answers/internal.gen'),
}

/**
 * The schemas for a path as the contract writes it. Rejects when their file cannot be had: no answer is used unchecked.
 * Those that are there come without a promise: a page that is being left sends its last requests in the same turn.
 */
export function schemasFor(template: string): AnswerSchemas | Promise<AnswerSchemas> {
  const area = template.split('/')[1] ?? ''
  const present = loaded[area]
  if (present) return present
  const load = loaders[area]
  if (!load) return Promise.reject(new Error(`No schemas belong to ${template}.`))
  return load().then((schemas) => (loaded[area] = schemas))
}

/**
 * Begins to load the schemas of everything that asks for a session, so that the first of those answers does not wait
 * for them.
 */
export function preloadSchemas(): void {
  Promise.resolve(schemasFor('/internal/')).catch(() => undefined)
}

/**
 * JSON pointer of the first place where a successful answer breaks the contract, or null. In production too an answer
 * is held to what the contract requires: `required` in openapi/ says without which fields nothing is shown. Where 204
 * is promised nothing else is a success: a 200 comes from something in between that did not pass the call on. Other
 * operations without a JSON body are not held to anything.
 */
export async function checkAnswer(
  method: string,
  template: string,
  { status, body }: { status: number; body: unknown },
  mode: ValidationMode,
): Promise<string | null> {
  const { answers, empty, definitions } = await schemasFor(template)
  const operation = `${method.toUpperCase()} ${template}`
  if (empty.includes(operation)) return status === 204 ? null : ''
  const $ref = answers[operation]
  return $ref === undefined ? null : violationOf({ schema: { $ref }, definitions }, body, mode)
}
