import type { Schemas } from '@/api'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { AttachmentsPanel } from '@/features/attachments'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { UploadDropZone } from '@/features/upload'

/** The files of a post, below the place for new ones or the reason why none can be added. */
export function AttachmentsTab({ post }: { post: Schemas['Post'] }) {
  const adding = usePermissions()('addAttachments', post)
  return (
    <Stack gap={4}>
      {adding.allowed ? (
        <UploadDropZone postId={post.id} postTitle={post.title} />
      ) : (
        <Text tone="muted">
          <RefusalReason of={adding.reason} />
        </Text>
      )}
      <AttachmentsPanel postId={post.id} />
    </Stack>
  )
}
