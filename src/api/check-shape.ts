import { violationOf, type ShapeMode } from '@/shared/shape'
import * as first from './first-shapes.gen'

type Shapes = Pick<typeof first, 'answerShapes' | 'schemaShapes'>

/** The tables that are there without asking. */
const known: Shapes[] = [first]
let all: Promise<Shapes> | null = null

/**
 * JSON pointer of the first place where a successful answer breaks the contract, or null. `template` is the path as the contract
 * writes it. Operations whose success has no JSON body are not held to anything.
 */
export async function checkShape(
  method: string,
  template: string,
  answer: unknown,
  mode: ShapeMode,
): Promise<string | null> {
  const shapes = await shapesFor(method, template)
  const shape = shapes?.answerShapes[operation(method, template)]
  return shape === undefined || !shapes ? null : violationOf({ shape, names: shapes.schemaShapes }, answer, mode)
}

/** Takes a table in that came with the code of a screen. */
export function knowShapes(shapes: Shapes): void {
  if (!known.includes(shapes)) known.push(shapes)
}

/**
 * The table that knows the operation. Those of the first screens are there before it is asked for; the whole one is a file of its own, asked for together with
 * the answer that it judges. When that file is gone with its build, the answer is taken as it is: the contract still binds the server.
 */
export function shapesFor(method: string, template: string): Promise<Shapes | null> | Shapes {
  const near = known.find(({ answerShapes }) => operation(method, template) in answerShapes)
  if (near) return near
  all ??= import('./shapes.gen')
  return all.catch(() => {
    all = null
    return null
  })
}

function operation(method: string, template: string): string {
  return `${method.toUpperCase()} ${template}`
}
