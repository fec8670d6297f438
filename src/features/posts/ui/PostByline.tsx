import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { RelativeTime } from '@/design-system/RelativeTime'
import { UnreadDot } from '@/design-system/UnreadDot'
import { PersonLink } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { Message, useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostByline.module.css'

type PostBylineProps = ComponentProps<'div'> & {
  post: Schemas['PostSummary']
  now?: Date | undefined
}

/** Who posted it, in which community, and when. */
export function PostByline({ post: { author, community, createdAt, read }, now, className, ...rest }: PostBylineProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Avatar name={author.fullName} src={author.accountPhotoUrl} size={36} />
      <div>
        <p className={styles.names}>
          <Message
            of={messages.authorInCommunity}
            values={{
              author: formatName(author.fullName),
              community: formatName(community.name),
              b: (name) => (
                <PersonLink userId={author.id} name={author.fullName} className={styles.author}>
                  {name}
                </PersonLink>
              ),
            }}
          />
        </p>
        <p className={styles.when}>
          <RelativeTime value={createdAt} format={dayAndTime} formatExact={exact} {...(now && { now })} />
          {!read && <UnreadDot label={formatMessage(messages.unread)} className={styles.unread} />}
        </p>
      </div>
    </div>
  )
}
