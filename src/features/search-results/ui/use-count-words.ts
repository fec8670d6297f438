import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { tabOf, typesOf } from '../model/search-address'
import type { Search } from './use-search'

/** "37 results in 15 posts", of what the chosen tab holds; nothing before the first answer. */
export function useCountWords({ shown, address }: Pick<Search, 'shown' | 'address'>): string | undefined {
  const { formatMessage, formatNumber } = useIntl()
  const page = shown?.pages[0]
  if (!page) return undefined
  const { counts, postsCount } = page
  const types = typesOf(address)
  const parts = tabOf(address) === 'all' && types.length === 0 ? [counts.all] : types.map((type) => counts[type])
  const count = parts.reduce((sum, { value }) => sum + value, 0)
  if (parts.some(({ atLeast }) => atLeast)) return formatMessage(messages.foundMany, { count: formatNumber(count) })
  if (count === 0) return formatMessage(messages.foundNothing)
  return formatMessage(messages.found, { count, posts: postsCount })
}
