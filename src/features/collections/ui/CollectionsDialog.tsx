import { ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useCollections } from '../api/use-collections'
import { messages } from '../messages'
import { CollectionItem } from './CollectionItem'
import styles from './Collections.module.css'
import { CollectionsSkeleton } from './CollectionsSkeleton'

export type CollectionsDialogProps = { onClose: () => void }

/** The collections of the signed-in person, and how much is in each. */
export function CollectionsDialog({ onClose }: CollectionsDialogProps) {
  const { formatMessage } = useIntl()
  const { query, shownOf } = useCollections()
  return (
    <Dialog
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <ButtonLink href={paths.collections()} onClick={onClose}>
          {formatMessage(messages.manage)}
        </ButtonLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<CollectionsSkeleton />}
        words={{ failed: messages.failed }}
        empty={{
          when: (list) => shownOf(list).all.length === 0,
          title: formatMessage(messages.empty),
          description: formatMessage(messages.emptyWhy),
        }}
        level={3}
      >
        {(list) => (
          <ul className={styles.list}>
            {shownOf(list).all.map((collection) => (
              <CollectionItem key={collection.id} collection={collection} onOpen={onClose} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}
