import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { queries } from '../api/community-queries'
import { messages } from './messages'

const CatalogsDialog = loadable(() => import('../catalogs/CatalogsDialog')).component('CatalogsDialog')

/** Opens the catalogs to be edited; for those who may. */
export function EditCatalogs() {
  const { formatMessage } = useIntl()
  const [editing, setEditing] = useState(false)
  const { data } = useQuery(queries.catalogs())
  // What is being typed stays when the right is lost meanwhile; the server says so when it is sent.
  if (!data?.canEdit && !editing) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {formatMessage(messages.editCatalogs)}
      </Button>
      {editing && (
        <Suspense>
          <CatalogsDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
