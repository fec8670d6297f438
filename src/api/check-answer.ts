import { violationOf, type Definitions, type ValidationMode } from '@/shared/json-schema'
import * as core from './answers/core.gen'

interface AnswerSchemas {
  answers: Readonly<Record<string, string>>
  definitions: Definitions
}

/**
 * The schemas of answers by the first segment of the path. Start-up and sign-in ask for those of `core` at once; the
 * others are fetched at the same time as the first answer that they check.
 */
const areas: Readonly<Record<string, () => AnswerSchemas | Promise<AnswerSchemas>>> = {
  core: () => core,
  internal: () => import('./answers/internal.gen'),
}

/**
 * The schemas for a path as the contract writes it. Rejects when their file cannot be had: no answer is used unchecked.
 */
export async function schemasFor(template: string): Promise<AnswerSchemas> {
  const schemas = areas[template.split('/')[1] ?? '']
  if (!schemas) throw new Error(`No schemas belong to ${template}.`)
  return schemas()
}

/**
 * Begins to load the schemas of everything that asks for a session, so that the first of those answers does not wait
 * for them.
 */
export function preloadSchemas(): void {
  schemasFor('/internal/').catch(() => undefined)
}

/**
 * JSON pointer of the first place where a successful answer breaks the contract, or null. Operations whose success has
 * no JSON body are not held to anything.
 */
export async function checkAnswer(
  method: string,
  template: string,
  answer: unknown,
  mode: ValidationMode,
): Promise<string | null> {
  const { answers, definitions } = await schemasFor(template)
  const $ref = answers[`${method.toUpperCase()} ${template}`]
  return $ref === undefined ? null : violationOf({ schema: { $ref }, definitions }, answer, mode)
}
