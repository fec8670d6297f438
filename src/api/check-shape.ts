import { violationOf, type ShapeMode } from '@/shared/shape'
import { answerShapes, schemaShapes } from './shapes.gen'

/**
 * JSON pointer of the first place where a successful answer breaks the contract, or null. `template` is the path as the contract
 * writes it. Operations whose success has no JSON body are not held to anything.
 */
export function checkShape(method: string, template: string, answer: unknown, mode: ShapeMode): string | null {
  const shape = answerShapes[`${method.toUpperCase()} ${template}`]
  return shape === undefined ? null : violationOf({ shape, names: schemaShapes }, answer, mode)
}
