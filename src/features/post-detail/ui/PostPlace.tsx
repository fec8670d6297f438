import type { ReactNode } from 'react'

import type { Schemas } from '@/api'
import { ChevronRightIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostPlace.module.css'

type PostPlaceProps = {
  post: Schemas['PostSummary']
  /** What can be done with it. */
  children?: ReactNode
}

/** The line above a post: its community and number, and what can be done with it. */
export function PostPlace({ post, children }: PostPlaceProps) {
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <p className={styles.place}>
        <span aria-hidden="true" data-hue={post.community.color} className={styles.swatch} />
        <span>{post.community.name}</span>
        <Icon of={ChevronRightIcon} size="sm" className={styles.arrow} />
        <span className={styles.number}>
          {intl.formatMessage(messages.postNumber, { number: String(post.number) })}
        </span>
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
