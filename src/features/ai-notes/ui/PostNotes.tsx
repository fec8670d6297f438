import { useQuery } from '@tanstack/react-query'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { noteQueries } from '../api/note-queries'
import { listMessages as messages } from '../messages'
import { NoteList } from './NoteList'

export type PostNotesProps = { postId: string }

/** The notes that are linked to a post, and how many of them are closed to the reader. */
export function PostNotes({ postId }: PostNotesProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(noteQueries.ofPost(postId))
  if (!data)
    return error ? (
      <LoadFailure title={formatMessage(messages.loadFailed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  const { notes, hiddenCount } = data
  if (notes.length + hiddenCount === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={2} size="label">
        {formatMessage(messages.title)}
      </Heading>
      {notes.length > 0 && <NoteList notes={notes.map((note) => ({ ...note, posts: [] }))} />}
      {hiddenCount > 0 && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.hidden, { count: hiddenCount })}
        </Text>
      )}
    </Stack>
  )
}
