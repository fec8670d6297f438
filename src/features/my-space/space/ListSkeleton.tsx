import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

/** Rows that are on their way. */
export function ListSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="half" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}
