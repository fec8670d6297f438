import type { RichTextDelta } from '@/design-system/RichTextEditor'
import type { Schemas } from '@/api'

/**
 * The text as the editor takes it: what it has no tool for becomes a `foreign` object that holds the operation as it
 * came, so that it is drawn as a chip and goes back unchanged.
 */
export function toEditable({ ops }: Schemas['Delta']): RichTextDelta {
  return {
    ops: ops.map((operation) => {
      const { insert } = operation
      if (typeof insert === 'string') return { ...operation, insert }
      if (insert.mention || insert.hashtag || insert.table || insert.image) return { ...operation, insert }
      const [kind = '', value] = Object.entries(insert)[0] ?? []
      const name = (value as { name?: unknown } | undefined)?.name
      return { insert: { foreign: { id: JSON.stringify(operation), name: typeof name === 'string' ? name : kind } } }
    }),
  }
}

/** The text as the contract knows it, with everything that the editor could not show as it came. */
export function fromEditable({ ops }: RichTextDelta): Schemas['Delta'] {
  return {
    ops: ops.map((operation) => {
      const { insert } = operation
      if (typeof insert === 'object' && insert.foreign)
        return JSON.parse(insert.foreign.id) as Schemas['DeltaOperation']
      return operation as Schemas['DeltaOperation']
    }),
  }
}
