import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { useCollections } from '../api/use-collections'
import { messages } from '../messages'
import { CollectionItem } from './CollectionItem'
import styles from './Collections.module.css'
import { CollectionsSkeleton } from './CollectionsSkeleton'

const CollectionForm = loadable(() => import('./CollectionForm')).component('CollectionForm')

/** The collections of the person, and those that others share with them. */
export function CollectionsView() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { query, shownOf } = useCollections()
  const [making, setMaking] = useState(false)
  return (
    <Page
      width="reading"
      title={formatMessage(messages.collections)}
      lead={formatMessage(messages.emptyWhy)}
      actions={
        <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => setMaking(true)}>
          {formatMessage(messages.create)}
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton={<CollectionsSkeleton />}
        words={{ failed: messages.failed }}
        empty={{
          when: (list) => shownOf(list).all.length === 0,
          title: formatMessage(messages.empty),
          description: formatMessage(messages.emptyCreate),
        }}
      >
        {(list) => {
          const { own, shared } = shownOf(list)
          return (
            <>
              <Section title={formatMessage(messages.mine)} collections={own} />
              <Section title={formatMessage(messages.sharedWithMe)} collections={shared} />
            </>
          )
        }}
      </QueryView>
      {making && (
        <Suspense>
          <CollectionForm
            collection={null}
            onClose={() => setMaking(false)}
            onSaved={({ id }) => void navigate(paths.collection(id))}
          />
        </Suspense>
      )}
    </Page>
  )
}

function Section({ title, collections }: { title: string; collections: readonly Schemas['Collection'][] }) {
  if (collections.length === 0) return null
  return (
    <section>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.list}>
        {collections.map((collection) => (
          <CollectionItem key={collection.id} collection={collection} />
        ))}
      </ul>
    </section>
  )
}
