import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './GroupInfo.module.css'

/** The shape of a group that is on its way. */
export function GroupSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.root}>
      <Skeleton length="long" />
      <Skeleton length="word" />
      <Rows />
    </SkeletonGroup>
  )
}

/** The shape of its members. */
export function MembersSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loadingMembers)} className={styles.members}>
      <Rows />
    </SkeletonGroup>
  )
}

function Rows() {
  return [0, 1, 2, 3].map((row) => (
    <div key={row} className={styles.member}>
      <Skeleton shape="circle" size={34} />
      <div className={styles.bars}>
        <Skeleton length="half" />
        <Skeleton length="short" />
      </div>
    </div>
  ))
}
