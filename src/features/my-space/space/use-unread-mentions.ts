import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { navigationQueries } from '@/features/navigation'
import { $heldMentions } from '../model/held-mentions'

/** How many mentions are unread, as the person sees it: those that they have just marked are not. */
export function useUnreadMentions(): number | undefined {
  const { data: counts } = useQuery(navigationQueries.counts())
  const held = useUnit($heldMentions)
  return counts?.mentions === undefined ? undefined : Math.max(0, counts.mentions - (held?.unread ?? 0))
}
