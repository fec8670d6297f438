import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { fileSizeText } from '@/design-system/FileSize'
import { Heading } from '@/design-system/Heading'
import { attachmentQueries } from '@/features/attachments'
import { QueryView } from '@/features/query-view'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { PaperTable } from './PaperTable'
import { PartSkeleton } from './PaperSkeleton'

/** What the files of a post are: a list, because paper holds no files. */
export function PrintedFiles({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery(attachmentQueries.list(postId))
  return (
    <section>
      <Heading level={2} size="title">
        {formatMessage(messages.files)}
      </Heading>
      <QueryView query={query} skeleton={<PartSkeleton />} words={{ failed: messages.filesFailed }} level={3}>
        {({ attachments }) =>
          attachments.length === 0 ? <p>{formatMessage(messages.noFiles)}</p> : <FileTable files={attachments} />
        }
      </QueryView>
    </section>
  )
}

function FileTable({ files }: { files: readonly Schemas['Attachment'][] }) {
  const { formatMessage, formatName, formatNumber } = useIntl()
  const { exact } = useDayTime()
  return (
    <PaperTable
      caption={formatMessage(messages.files)}
      captionHidden
      rows={files}
      getKey={({ id }) => id}
      columns={[
        { id: 'file', header: formatMessage(messages.file), rowHeader: true, cell: ({ name }) => name },
        { id: 'version', header: formatMessage(messages.fileVersion), cell: ({ version }) => version },
        {
          id: 'size',
          header: formatMessage(messages.size),
          cell: ({ sizeBytes }) => fileSizeText(sizeBytes, formatNumber),
        },
        {
          id: 'added',
          header: formatMessage(messages.added),
          cell: ({ addedBy, addedAt }) =>
            formatMessage(messages.whoAndWhen, {
              name: formatName(addedBy.fullName),
              date: exact(new Date(addedAt)),
            }),
        },
      ]}
    />
  )
}
