import { ButtonLink } from '@/design-system/Button'
import { PostDetailSkeleton } from '@/features/post-detail'
import { OpenedDraft } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { isEmptyPost, postOfDraft } from '../model/post-of-draft'
import { PostPreview } from './PostPreview'

/** The person's draft of a post as its readers will see it. */
export function PostPreviewView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <OpenedDraft
      postId={postId}
      purpose="preview"
      skeleton={<PostDetailSkeleton />}
      words={{ failed: messages.failed, failedWhy: messages.failedText }}
      refused={{ title: formatMessage(messages.cannotPreview), description: formatMessage(messages.cannotPreviewText) }}
      empty={{
        when: ({ post, start, media }) => isEmptyPost(postOfDraft(post, start.fields, media)),
        title: formatMessage(messages.empty),
        description: formatMessage(messages.emptyText),
        action: <ButtonLink href={paths.postEdit(postId)}>{formatMessage(messages.edit)}</ButtonLink>,
      }}
    >
      {(opened) => <PostPreview key={postId} {...opened} />}
    </OpenedDraft>
  )
}
