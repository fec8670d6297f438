import { createEffect, createEvent, sample } from 'effector'
import { reportError } from '../errors'
import { tipRequested, type Tip } from '../overlays'
import { messages } from './messages'

export type MetError = {
  error: unknown
  /** Where it happened, for the log: "the hashtag dialog". */
  context: string
  /** What is said about it; without it the words of the kind of error, with null nothing. */
  tip?: Pick<Tip, 'title' | 'message'> | null
}

/**
 * Something went wrong that has no place of its own on the screen: it is logged, passed on, and shown once by the
 * standard notification.
 */
export const errorMet = createEvent<MetError>()

const reportFx = createEffect(({ error, context }: MetError) => reportError(error, context))

sample({ clock: errorMet, target: reportFx })
sample({
  clock: reportFx.done,
  filter: ({ params, result }) => !result.repeat && params.tip !== null,
  fn: ({ params }): Tip => ({ severity: 'error', ...(params.tip ?? messagesFor(params.error)) }),
  target: tipRequested,
})

/** Whether the network or the server is to blame is all that people can do something with. */
function messagesFor(error: unknown): Pick<Tip, 'title' | 'message'> {
  const kind = error instanceof Error && 'kind' in error ? error.kind : null
  return kind === 'offline' || kind === 'timeout'
    ? { title: messages.offline, message: messages.offlineWhy }
    : { title: messages.failed, message: messages.failedWhy }
}
