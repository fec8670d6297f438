import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { MessageDescriptor } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { movedAfter, neighbourAt } from '../model/moved'

type Named = { id: string }

/** One entry is to stand behind another, or first. */
type Move = { id: string; afterId: string | null; formerAfterId: string | null }

export type OrderOptions<Entry extends Named> = {
  /** Names the list; one move of it is sent after the other. */
  mutationKey: QueryKey
  /** What is asked again once all moves are sent. */
  queryKey: QueryKey
  nameOf: (entry: Entry) => string
  /** Puts what is kept of the list in another order. */
  show: (ordered: (entries: readonly Entry[]) => Entry[]) => void
  send: (id: string, afterId: string | null) => Promise<unknown>
  /** Why the server did not take a move; what it answered can be shown here. */
  explain: (error: Error) => MessageDescriptor
  words: {
    movedTo: MessageDescriptor<{ title: string; position: number; total: number }>
    undo: MessageDescriptor
  }
}

/**
 * Moves entries of a list: they stand there at once, the server hears of one move after the other, and each can be
 * undone. What the server did not take is put back.
 */
export function useOrder<Entry extends Named>(options: OrderOptions<Entry>) {
  const { mutationKey, queryKey, nameOf, show, words } = options
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ id, afterId }: Move) => options.send(id, afterId),
    onError: (error, { id, formerAfterId }) => {
      show((entries) => movedAfter(entries, id, formerAfterId))
      tip({ severity: 'error', title: options.explain(error) })
    },
    onSettled: () => {
      // Before the last move the server knows less than what is shown.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey })
    },
  })

  function send(move: Move) {
    void queryClient.cancelQueries({ queryKey })
    show((entries) => movedAfter(entries, move.id, move.afterId))
    mutate(move)
  }

  /** Moves the entry at one place of what is shown to another, and says where it is; `total` is how many there are. */
  return (shown: readonly Entry[], from: number, to: number, total = shown.length) => {
    const entry = shown[from]
    if (!entry || from === to) return
    const afterId = neighbourAt(shown, from, to)
    const formerAfterId = shown[from - 1]?.id ?? null
    const told = (position: number) => ({
      severity: 'success' as const,
      title: words.movedTo,
      translateParams: { title: nameOf(entry), position, total },
    })
    const undo = () => {
      send({ id: entry.id, afterId: formerAfterId, formerAfterId: afterId })
      tip(told(from + 1))
    }
    send({ id: entry.id, afterId, formerAfterId })
    tip({ ...told(to + 1), actionCallbacks: [{ label: words.undo, onSelect: undo }] })
  }
}
