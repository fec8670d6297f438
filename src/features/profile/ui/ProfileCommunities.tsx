import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar } from '@/design-system/Avatar'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { profileQueries } from '../api/profile-queries'
import { messages } from '../messages'
import styles from './Profile.module.css'
import { ProfileList } from './ProfileList'

/** The communities of a person that the reader may know of. */
export function ProfileCommunities({ userId }: { userId: string }) {
  const { formatMessage, formatName } = useIntl()
  const list = useInfiniteQuery(profileQueries.communities(userId))
  const communities = list.data?.pages.flatMap((page) => page.communities)
  return (
    <ProfileList
      list={list}
      count={communities?.length}
      empty={formatMessage(messages.noCommunities)}
      failed={formatMessage(messages.communitiesFailed)}
    >
      <ul className={styles.rows}>
        {communities?.map(({ id, name, color }) => (
          <li key={id} className={styles.postRow}>
            <Link variant="quiet" href={paths.community(id)} className={styles.item}>
              <Avatar name={name} size={24} shape="square" hue={color} />
              {formatName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </ProfileList>
  )
}
