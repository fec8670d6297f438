import { useUnit } from 'effector-react'
import { $unsavedWork, workBegun, workEnded } from '@/shared/unsaved-work'
import { actMessages as messages } from '../messages'

/** Sends it; true when nothing of it is left here. */
type Send = () => Promise<boolean>

/** How to give up what waits, by the id of the work: it outlives the row in which it was begun. */
const waits = new Map<string, () => void>()

/**
 * What was done with a task while there was no network. It is sent when the network is back, once, wherever the person
 * is by then; leaving the page asks first, and signing out sends it.
 */
export function usePostponed(taskId: string, what = messages.waitingChange) {
  const { works, begin, end } = useUnit({ works: $unsavedWork, begin: workBegun, end: workEnded })
  const prefix = `task:${taskId}:`
  const waiting = works.find(({ id }) => id.startsWith(prefix))
  return {
    waiting: waiting !== undefined,
    postpone(act: string, send: Send) {
      const id = prefix + act
      let sending: Promise<boolean> | null = null
      function stop() {
        removeEventListener('online', once)
        waits.delete(id)
        end(id)
      }
      async function once(): Promise<boolean> {
        sending ??= send()
        const sent = await sending
        sending = null
        if (sent) stop()
        return sent
      }
      waits.get(id)?.()
      waits.set(id, stop)
      addEventListener('online', once)
      begin({ id, what, kept: false, send: once })
    },
    /** Gives up what waits: the task stays as the server knows it. */
    giveUp: () => waiting && waits.get(waiting.id)?.(),
  }
}
