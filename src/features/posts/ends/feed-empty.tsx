import { Button, ButtonLink } from '@/design-system/Button'
import type { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import type { FeedFilter } from '../model/feed-filter'
import { messages } from './messages'

type Intl = ReturnType<typeof useIntl>

/** What an empty feed says: each filter is empty for a reason of its own. */
export function emptyOf(filter: FeedFilter, { formatMessage }: Intl, onShowLatest: () => void) {
  const { title, text } = words[filter]
  return {
    title: formatMessage(title),
    description: formatMessage(text),
    action:
      filter === 'latest' ? (
        <ButtonLink href={paths.postCreate()}>{formatMessage(messages.writePost)}</ButtonLink>
      ) : (
        <Button onClick={onShowLatest}>{formatMessage(messages.showLatest)}</Button>
      ),
  }
}

const words = {
  latest: { title: messages.emptyLatest, text: messages.emptyLatestText },
  followed: { title: messages.emptyFollowed, text: messages.emptyFollowedText },
  unread: { title: messages.emptyUnread, text: messages.emptyUnreadText },
  archive: { title: messages.emptyArchive, text: messages.emptyArchiveText },
}
