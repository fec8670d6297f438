import { Button } from '@/design-system/Button'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

export type ShowMoreProps = {
  /** What `useInfiniteQuery` gave. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The way to the next page of a list, as long as there is one. */
export function ShowMore({ list }: ShowMoreProps) {
  const { formatMessage } = useIntl()
  if (!list.hasNextPage) return null
  return (
    <div>
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {formatMessage(list.isFetchNextPageError ? retryMessages.tryAgain : messages.showMore)}
      </Button>
    </div>
  )
}
