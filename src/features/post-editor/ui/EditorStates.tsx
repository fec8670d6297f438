import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** The editor on its way. */
export function EditorSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <SkeletonGroup label={formatMessage(messages.loading)}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    </Page>
  )
}
