import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { holdAct } from '@/features/held-acts'
import { tipRequested } from '@/shared/overlays'
import { markMentionsRead, renewSpace } from '../api/space-queries'
import { mentionsHeld, mentionsSettled } from '../model/held-mentions'
import { messages } from './messages'

/** Marks one mention as it is opened, or all up to the newest on screen, which can be undone for some seconds. */
export function useMarkMentions() {
  const queryClient = useQueryClient()
  const { tip, held, settled } = useUnit({ tip: tipRequested, held: mentionsHeld, settled: mentionsSettled })

  async function send(body: Schemas['MentionsToRead']) {
    try {
      await markMentionsRead(body)
    } catch {
      tip({ severity: 'error', title: messages.markFailed })
    }
    await renewSpace(queryClient)
  }

  return {
    markOne: (id: string) => void send({ mentionIds: [id] }),
    markAll(newest: Schemas['Mention'], unread: number) {
      const act = holdAct(async () => {
        await send({ newestId: newest.id })
        settled()
      })
      held({ upTo: newest.at, unread, undo: () => void (act.undo() && settled()) })
    },
  }
}
