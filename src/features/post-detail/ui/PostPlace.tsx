import type { ReactNode } from 'react'

import type { Schemas } from '@/api'
import { ChevronRightIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Swatch } from '@/design-system/Swatch'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostPlace.module.css'

type PostPlaceProps = {
  post: Schemas['PostSummary']
  /** What can be done with it. */
  children?: ReactNode
}

/**
 * The line above a post: its community and number, and what can be done with it. Where there is little room the number
 * goes below the name, which is cut then if it is longer than its line; the link has all of it.
 */
export function PostPlace({ post: { community, number }, children }: PostPlaceProps) {
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <p className={styles.place}>
        <Swatch size="md" color={community.color} />
        <span className={styles.steps}>
          <Link
            variant="quiet"
            href={paths.community(community.id)}
            title={community.name}
            className={styles.community}
          >
            {intl.formatName(community.name)}
          </Link>
          <span className={styles.number}>
            <Icon of={ChevronRightIcon} size="sm" className={styles.arrow} />
            {intl.formatMessage(messages.postNumber, { number: String(number) })}
          </span>
        </span>
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
