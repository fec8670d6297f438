import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Icon, PlusIcon } from '@/design-system/icons'
import { SortableList } from '@/design-system/SortableList'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { messages as directoryWords } from '../directory/messages'
import { messages as words } from '../messages'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { CatalogForm } from './CatalogForm'
import { CatalogRow } from './CatalogRow'
import { DeleteCatalogDialog } from './DeleteCatalogDialog'
import { messages } from './messages'
import { useCatalogOrder } from './use-catalogs'

type Catalog = Schemas['Catalog']

export type CatalogsDialogProps = { onClose: () => void }

/** What stands over the list: the form of a catalog, or of a new one, or the question before one is deleted. */
type Over = { what: 'form'; catalog: Catalog | null } | { what: 'question'; catalog: Catalog; place: number }

/** The catalogs of the directory, to be named, put in order, made and deleted. */
export function CatalogsDialog({ onClose }: CatalogsDialogProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(queries.catalogs())
  const [over, setOver] = useState<Over | null>(null)
  const region = useRef<HTMLDivElement>(null)
  useFocusAfterDeletion(region, over, query.data?.catalogs.length)
  const close = () => setOver(null)
  return (
    <Dialog
      size="lg"
      title={formatMessage(directoryWords.editCatalogs)}
      closeLabel={formatMessage(words.close)}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          aria-haspopup="dialog"
          icon={<Icon of={PlusIcon} />}
          onClick={() => setOver({ what: 'form', catalog: null })}
        >
          {formatMessage(messages.add)}
        </Button>
      }
    >
      <div ref={region} tabIndex={-1}>
        <QueryView
          query={query}
          skeleton={<CommunitiesSkeleton label={formatMessage(messages.loading)} />}
          words={{ failed: messages.failed }}
          empty={{
            when: ({ catalogs }) => catalogs.length === 0,
            title: formatMessage(messages.empty),
            description: formatMessage(messages.emptyText),
          }}
          level={3}
        >
          {({ catalogs }) => (
            <Catalogs
              catalogs={catalogs}
              onEdit={(catalog) => setOver({ what: 'form', catalog })}
              onDelete={(catalog, place) => setOver({ what: 'question', catalog, place })}
            />
          )}
        </QueryView>
      </div>
      {over?.what === 'form' && <CatalogForm catalog={over.catalog} onClose={close} />}
      {over?.what === 'question' && <DeleteCatalogDialog catalog={over.catalog} onClose={close} />}
    </Dialog>
  )
}

type CatalogsProps = {
  catalogs: readonly Catalog[]
  onEdit: (catalog: Catalog) => void
  onDelete: (catalog: Catalog, place: number) => void
}

function Catalogs({ catalogs, onEdit, onDelete }: CatalogsProps) {
  const { formatMessage } = useIntl()
  const reorder = useCatalogOrder()
  const move = (from: number, to: number) => reorder(catalogs, from, to)
  return (
    <SortableList
      label={formatMessage(messages.list)}
      hint={formatMessage(messages.orderHint)}
      items={catalogs}
      nameOf={({ name }) => name}
      onMove={move}
    >
      {(catalog, place) => (
        <CatalogRow
          catalog={catalog}
          place={place}
          count={catalogs.length}
          onMove={(to) => move(place, to)}
          onEdit={() => onEdit(catalog)}
          onDelete={() => onDelete(catalog, place)}
        />
      )}
    </SortableList>
  )
}

/** A deleted catalog takes along the button that was pressed: then the row that stands in its place has the focus. */
function useFocusAfterDeletion(region: RefObject<HTMLElement | null>, over: Over | null, count = 0): void {
  const asked = useRef<{ place: number; count: number } | null>(null)
  useEffect(() => {
    if (over) {
      asked.current ??= over.what === 'question' ? { place: over.place, count } : null
      return
    }
    const { current: question } = asked
    asked.current = null
    if (!question || count >= question.count) return
    const rows = region.current?.querySelectorAll('[role="row"]') ?? []
    const row = rows[Math.min(question.place, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>('button') ?? region.current
    target?.focus({ preventScroll: true })
  }, [region, over, count])
}
