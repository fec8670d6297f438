import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Collections.module.css'

const collections = queryOptions({
  queryKey: ['collections', 'list'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/collections', { signal })),
})

export type CollectionsDialogProps = { onClose: () => void }

/** The collections of the signed-in person, and how much is in each. */
export function CollectionsDialog({ onClose }: CollectionsDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage(messages.title)} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      <Collections />
    </Dialog>
  )
}

function Collections() {
  const { formatMessage, formatName } = useIntl()
  return (
    <QueryView
      query={useQuery(collections)}
      skeleton={
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </SkeletonGroup>
      }
      words={messages}
      empty={{
        when: (data) => data.collections.length === 0,
        title: formatMessage(messages.empty),
        description: formatMessage(messages.emptyWhy),
      }}
      level={3}
    >
      {(data) => (
        <ul className={styles.list}>
          {data.collections.map(({ id, name, postsCount }) => (
            <li key={id} className={styles.item}>
              <Text tone="ink" weight="strong">
                {formatName(name)}
              </Text>
              <Text size="sm" tone="muted">
                {formatMessage(messages.posts, { count: postsCount })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
