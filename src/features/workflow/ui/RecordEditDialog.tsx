import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { workflowQueries } from '../api/workflow-queries'
import { formMessages, messages } from '../messages'
import { RecordForm } from './RecordForm'
import { PlaceOfPost, TitleOfPost } from './TransitionHead'

export type RecordEditDialogProps = { post: Schemas['PostSummary']; recordId: string; onClose: () => void }

/** Changes what was written with a decision, as long as the post has not moved on. */
export function RecordEditDialog({ post, recordId, onClose }: RecordEditDialogProps) {
  const { formatMessage } = useIntl()
  const records = useInfiniteQuery(workflowQueries.records(post.id))
  const record = records.data?.pages.flatMap((page) => page.records).find(({ id }) => id === recordId)
  const option = useQuery({
    ...workflowQueries.option(post.id, record?.transition.id ?? ''),
    enabled: record?.canEdit === true,
  })
  const form = option.data?.transition.form
  if (record?.canEdit && form)
    return <RecordForm {...{ post, record, form, onClose }} current={option.data?.current ?? {}} />
  return (
    <Dialog
      size="side"
      place={<PlaceOfPost post={post} />}
      title={formatMessage(messages.edit)}
      subtitle={<TitleOfPost post={post} />}
      closeLabel={formatMessage(formMessages.close)}
      onClose={onClose}
    >
      <QueryView query={records} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }}>
        {() =>
          record?.canEdit ? (
            <QueryView query={option} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }}>
              {() => <Text>{formatMessage(formMessages.editClosed)}</Text>}
            </QueryView>
          ) : (
            <Text>{formatMessage(formMessages.editClosed)}</Text>
          )
        }
      </QueryView>
    </Dialog>
  )
}
