import { createEffect, createEvent, sample } from 'effector'
import { reportError } from '@/shared/errors'
import { phrase } from '@/shared/i18n'
import { tipRequested, type Tip } from '@/shared/overlays'
import { fetchChangesFx, fetchPageFx, fetchUnreadCountFx } from './api/effects'
import type { MissingPostIdError } from './link'
import { readsRefused } from './marks'
import { messages } from './messages'

/** An entry was opened that does not say where it leads. */
export const brokenLinkOpened = createEvent<MissingPostIdError>()

type Problem = { error: unknown; context: string; tip: Tip | null }

const reportFx = createEffect(({ error, context, tip }: Problem) => ({ tip, ...reportError(error, context) }))

// A list that does not load shows it in its place; background failures are for the log alone.
sample({
  clock: [fetchPageFx.failData, fetchChangesFx.failData, fetchUnreadCountFx.failData],
  fn: (error) => ({ error, context: 'notifications', tip: null }),
  target: reportFx,
})
sample({
  clock: readsRefused,
  fn: ({ batch, error }) => ({
    error,
    context: 'marking notifications as read',
    tip: {
      severity: 'error' as const,
      title: phrase(messages.notMarked, { count: batch.kind === 'some' ? batch.marks.length : 2 }),
      message: messages.notMarkedWhy,
    },
  }),
  target: reportFx,
})
sample({
  clock: brokenLinkOpened,
  fn: (error) => ({
    error,
    context: 'opening a notification',
    tip: { severity: 'error' as const, title: messages.leadsNowhere, message: messages.leadsNowhereWhy },
  }),
  target: reportFx,
})
sample({
  clock: reportFx.doneData.filterMap(({ tip, repeat }) => (tip && !repeat ? tip : undefined)),
  target: tipRequested,
})
