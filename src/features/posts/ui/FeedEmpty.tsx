import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import type { FeedFilter } from '../model/feed-filter'

/** Each filter is empty for a reason of its own. */
export function FeedEmpty({ filter, onShowLatest }: { filter: FeedFilter; onShowLatest: () => void }) {
  const intl = useIntl()
  const { title, text } = words[filter]
  return (
    <EmptyState
      title={intl.formatMessage(title)}
      description={intl.formatMessage(text)}
      action={
        filter === 'latest' ? (
          <ButtonLink variant="primary" href={paths.postCreate()}>
            {intl.formatMessage(messages.writePost)}
          </ButtonLink>
        ) : (
          <Button onClick={onShowLatest}>{intl.formatMessage(messages.showLatest)}</Button>
        )
      }
    />
  )
}

const words = {
  latest: { title: messages.emptyLatest, text: messages.emptyLatestText },
  followed: { title: messages.emptyFollowed, text: messages.emptyFollowedText },
  unread: { title: messages.emptyUnread, text: messages.emptyUnreadText },
  archive: { title: messages.emptyArchive, text: messages.emptyArchiveText },
}
