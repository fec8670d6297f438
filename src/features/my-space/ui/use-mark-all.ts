import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { tipRequested } from '@/shared/overlays'
import { markMentionsRead, mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'

/** How long the marks can be taken back, in milliseconds. */
const UNDO = 5_000

/**
 * Marks as read all mentions up to the newest that is on screen: here at once, on the server five seconds later.
 * Leaving the page sends it; what arrives meanwhile stays unread.
 */
export function useMarkAll() {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef<{ newestId: string; timer: ReturnType<typeof setTimeout> } | null>(null)

  async function send(newestId: string) {
    waiting.current = null
    try {
      await markMentionsRead({ newestId })
    } catch {
      tip({ severity: 'error', title: messages.markFailed })
    }
    await queryClient.invalidateQueries({ queryKey: mySpaceQueries.counts().queryKey })
    setMarked(new Set())
  }

  function undo() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    setMarked(new Set())
  }

  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      const { newestId } = waiting.current
      waiting.current = null
      markMentionsRead({ newestId })
        .catch(() => tip({ severity: 'error', title: messages.markFailed }))
        .finally(() => void queryClient.invalidateQueries({ queryKey: mySpaceQueries.counts().queryKey }))
    },
    [queryClient, tip],
  )

  function markAll(ids: readonly string[]) {
    const [newestId] = ids
    if (newestId === undefined) return
    setMarked(new Set(ids))
    waiting.current = { newestId, timer: setTimeout(() => void send(newestId), UNDO) }
    tip({
      severity: 'success',
      title: messages.allMarked,
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }

  return { marked, markAll }
}
