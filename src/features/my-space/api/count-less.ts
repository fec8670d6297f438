import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { navigationQueries } from '@/features/navigation'

type Counts = Schemas['NavigationCounts']

/** What is held back for some seconds, as the numbers count it. */
export type Counted = { kind: 'acknowledgement' | 'invitation'; overdue: boolean }

/**
 * Counts one thing less in the menu and beside the feed before the server knows of it, in its answers of meanwhile too.
 * What is given back ends that; `restore` has it counted again at once.
 */
export function countLess(queryClient: QueryClient, counted: Counted): { end: () => void; restore: () => void } {
  const { queryKey } = navigationQueries.counts()
  const hash = hashKey(queryKey)
  const change = (by: 1 | -1) => {
    queryClient.setQueryData<Counts>(queryKey, (counts) => counts && changed(counts, counted, by))
  }
  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type === 'success' && !event.action.manual) change(-1)
  })
  change(-1)
  return {
    end,
    restore() {
      end()
      change(1)
    },
  }
}

function changed(counts: Counts, { kind, overdue }: Counted, by: 1 | -1): Counts {
  const { mySpace, waiting } = counts
  return {
    ...counts,
    mySpace: mySpace + by,
    ...(waiting && {
      waiting: { ...waiting, [kind]: waiting[kind] + by, overdue: waiting.overdue + (overdue ? by : 0) },
    }),
  }
}
