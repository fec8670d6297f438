import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { nextRegrouping } from '../model/due'
import { taskQueries } from './task-queries'

/** The server counts by its own clock, which may be a little behind. */
const SLACK_MS = 1_000

/** Asks again for lists of tasks and what counts them, whenever one of these tasks comes due or a day ends. */
export function useRenewWhenDue(pages: readonly Pick<Schemas['TaskPage'], 'tasks'>[] | undefined): void {
  const queryClient = useQueryClient()
  const { timeZone } = useIntl()
  useEffect(() => {
    const open = (pages ?? []).flatMap(({ tasks }) => tasks).filter(({ closing }) => closing === null)
    let cancel = () => {}
    function wait() {
      const now = Date.now()
      const next = nextRegrouping(open, now, timeZone)
      if (next !== null) cancel = later(renew, next - now + SLACK_MS)
    }
    function renew() {
      // Several lists that stand beside each other ask once.
      for (const queryKey of [taskQueries.lists, navigationQueries.counts().queryKey])
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      wait()
    }
    wait()
    return () => cancel()
  }, [pages, timeZone, queryClient])
}
