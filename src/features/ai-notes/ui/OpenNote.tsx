import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Schemas } from '@/api'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { forgetNote, isClosed, noteQueries } from '../api/note-queries'
import { noteMessages as messages } from '../messages'

export type OpenNoteProps = { noteId: string; children: (note: Schemas['AiNote']) => ReactNode }

/** A note as its address names it, for those who may read it; all others hear why it is closed. */
export function OpenNote({ noteId, children }: OpenNoteProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(noteQueries.note(noteId))
  const closed = isClosed(error)
  useEffect(() => {
    if (closed) forgetNote(queryClient, noteId)
  }, [closed, noteId, queryClient])
  if (closed) return <Closed why={closed} />
  if (data) return children(data)
  return (
    <Page width="reading">
      {error ? (
        <LoadFailure
          level={1}
          title={formatMessage(messages.failed)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}

function Closed({ why }: { why: NonNullable<ReturnType<typeof isClosed>> }) {
  const { formatMessage } = useIntl()
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={formatMessage(why === 'gone' ? messages.gone : messages.forbidden)}
        description={formatMessage(why === 'gone' ? messages.goneText : messages.forbiddenText)}
        action={<Link href={paths.aiNotes()}>{formatMessage(messages.toList)}</Link>}
      />
    </Page>
  )
}
