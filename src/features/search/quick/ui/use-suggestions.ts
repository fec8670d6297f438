import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { communityQueries, useNavigationItems } from '@/features/navigation'
import { useCurrentUser } from '@/features/session'
import { type Visit, visitsOf } from '@/features/visits'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { forgetSearches, recentSearches } from '../../results/model/recent'
import { quickQueries } from '../api/quick-queries'
import { type Group, groupsFor } from '../model/rows'
import { canBeSuggested, wordsAsked } from '../model/words'

/** How long typing rests before the server is asked, in milliseconds. */
const rest = 150

export type Suggestions = {
  groups: readonly Group[]
  words: readonly string[]
  /** What this device knows is there in each of them. */
  status: 'loading' | 'ready' | 'failed'
  retry: () => void
  forget: () => void
}

/** What begins with what was typed: what this device knows at once, and what the server knows a moment later. */
export function useSuggestions(query: string): Suggestions {
  const { formatMessage } = useIntl()
  const { id } = useCurrentUser()
  const items = useNavigationItems()
  const { data: communities = [] } = useQuery({
    ...communityQueries.own(),
    select: ({ communities: own }) => own,
  })
  const [recent, setRecent] = useState(() => recentSearches(id))
  const [visits] = useState(() => visitsOf(id))
  const { pathname } = useLocation()
  const typed = query.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => later(() => setAsked(typed), rest), [typed])
  const isAsked = canBeSuggested(asked)
  const answer = useQuery({
    ...quickQueries.suggestions(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const words = wordsAsked(typed)
  const places = items.map(({ name, label, href, icon }) => ({
    kind: 'place' as const,
    key: `place:${name}`,
    title: formatMessage(label),
    href,
    icon,
  }))
  const isElsewhere = ({ kind, id: placeId }: Visit) =>
    pathname !==
    (kind === 'post'
      ? paths.post(placeId)
      : kind === 'community'
        ? paths.community(placeId)
        : items.find(({ name }) => name === placeId)?.href)
  const isFailed = isAsked && answer.isError
  const isWaiting = typed !== asked || (isAsked && (answer.isPending || answer.isPlaceholderData || answer.isFetching))
  return {
    groups: groupsFor(
      words,
      { places, communities, recent, visits: visits.filter(isElsewhere) },
      answer.data?.suggestions ?? [],
    ),
    words,
    status: isWaiting ? 'loading' : isFailed ? 'failed' : 'ready',
    retry: () => void answer.refetch(),
    forget: () => {
      forgetSearches(id)
      setRecent([])
    },
  }
}
