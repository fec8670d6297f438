import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/design-system/Dialog'
import { FileName } from '@/design-system/FileName'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { QueryView } from '@/features/query-view'
import { attachmentQueries } from '../api/attachment-queries'
import { versionMessages as messages } from '../messages'
import { isPicture } from '../model/kind'
import { AttachmentsSkeleton } from './AttachmentsSkeleton'
import { AttachmentVersionList } from './AttachmentVersionList'
import { PictureComparison } from './PictureComparison'

type AttachmentVersionsDialogProps = { request: OverlayRequestOf<'attachmentVersions'>; onClose: () => void }

/** All that a file of a post ever was: to open, to download, to bring back and, where it is a picture, to compare. */
export function AttachmentVersionsDialog({ request, onClose }: AttachmentVersionsDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const { postId, attachmentId } = request
  const query = useQuery(attachmentQueries.list(postId))
  const attachment = query.data?.attachments.find(({ id }) => id === attachmentId)
  return (
    <Dialog
      size="lg"
      title={attachment ? <FileName name={formatName(attachment.name)} /> : formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
    >
      <QueryView
        query={query}
        skeleton={<AttachmentsSkeleton rows={3} label={formatMessage(messages.loading)} />}
        words={{ failed: messages.failed }}
        empty={{
          when: () => attachment === undefined,
          title: formatMessage(messages.gone),
          description: formatMessage(messages.goneText),
        }}
        level={3}
      >
        {({ occToken }) =>
          attachment && (
            <>
              {attachment.versions.length > 1 && isPicture(attachment) && (
                <PictureComparison versions={attachment.versions} />
              )}
              <AttachmentVersionList postId={postId} attachment={attachment} occToken={occToken} />
            </>
          )
        }
      </QueryView>
    </Dialog>
  )
}
