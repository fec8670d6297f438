import { reportError } from '@/shared/errors'
import type { Catalogue } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import type { CompiledMessage } from './compile-labels'

/** The parser of messages, which only installations with labels need. */
const compiler = loadable(() => import('./compile-labels'))

/** Whether a label is more than the text that is shown. */
const MORE_THAN_TEXT = /[{<']/

/**
 * A catalogue in which the labels of an installation stand in the place of the portal's own words. A label that cannot
 * be used is told, and leaves them as they are.
 */
export async function relabel(catalogue: Catalogue, labels: ReadonlyMap<string, string>): Promise<Catalogue> {
  const known = [...labels].filter(([id]) => Object.hasOwn(catalogue, id))
  const compile = known.some(([, label]) => MORE_THAN_TEXT.test(label)) ? (await compiler.load()).compileLabel : null
  const changed = known.flatMap(([id, label]) => {
    const compiled = compile && MORE_THAN_TEXT.test(label) ? compile(label, catalogue[id] as CompiledMessage) : label
    if (compiled === null) reportError(new Error(`The label ${id} cannot be used`), 'labels')
    return compiled === null ? [] : [[id, compiled] as const]
  })
  return changed.length > 0 ? { ...catalogue, ...Object.fromEntries(changed) } : catalogue
}
