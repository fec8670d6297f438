import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { AttachmentList, attachmentQueries } from '@/features/attachments'
import { QueryView } from '@/features/query-view'
import { UploadDropZone } from '@/features/upload'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'

export type EditorFilesProps = {
  /** Null before the post is begun: the first file begins it. */
  postId: string | null
  postTitle: string
  /** Begins the post where there is none yet, and gives its id. */
  beginPost: () => Promise<string>
}

/** The files of the post that is written, and where more are added. They are saved at once, outside of the draft. */
export function EditorFiles({ postId, postTitle, beginPost }: EditorFilesProps) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const query = useQuery({ ...attachmentQueries.list(postId ?? ''), enabled: postId !== null })
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {formatMessage(messages.files)}
      </Heading>
      <QueryView query={query} level={3} skeleton={null} words={{ failed: messages.filesFailed }}>
        {({ attachments }) => attachments.length > 0 && <AttachmentList attachments={attachments} />}
      </QueryView>
      <UploadDropZone
        postId={postId}
        postTitle={postTitle}
        begin={beginPost}
        onBeginFailed={() => tip({ severity: 'error', title: messages.filesNotAdded, message: messages.textIsKept })}
      />
    </Stack>
  )
}
