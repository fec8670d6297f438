import { useQuery } from '@tanstack/react-query'
import { QueryView } from '@/features/query-view'
import { writableCommunities } from '@/features/writable-communities'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { DraftFields } from '../model/draft-session'
import { EditorSkeleton } from './EditorStates'
import { OpenedDraft } from './OpenedDraft'
import { PostEditor } from './PostEditor'
import { useDeviceDraft } from './use-device-draft'

/** Writes a new post; in the community of the address, else in the first of the person's own where they may write. */
export function CreatePostView({ communityId }: { communityId?: string | undefined }) {
  const { formatMessage, locale } = useIntl()
  const kept = useDeviceDraft(null)
  const query = useQuery(writableCommunities())
  return (
    <QueryView
      query={query}
      level={1}
      skeleton={<EditorSkeleton />}
      words={loadWords}
      empty={{
        when: ({ communities }) => communities.length === 0,
        title: formatMessage(messages.noCommunity),
        description: formatMessage(messages.noCommunityText),
      }}
    >
      {({ communities }) => {
        if (kept === undefined) return <EditorSkeleton />
        const community = communities.find(({ id }) => id === communityId) ?? communities[0]
        const fresh: DraftFields = {
          title: '',
          content: { ops: [] },
          communityId: community?.id ?? '',
          language: locale.startsWith('pt') ? 'pt-BR' : locale.slice(0, 2),
          baseRevision: null,
        }
        const fields = kept?.fields ?? fresh
        return <PostEditor post={null} start={{ fields, postId: null, occToken: null }} unsaved={kept !== null} />
      }}
    </QueryView>
  )
}

/** Goes on with the person's draft of a post, or begins one from the published text. */
export function EditPostView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <OpenedDraft
      postId={postId}
      purpose="edit"
      skeleton={<EditorSkeleton />}
      words={loadWords}
      refused={{ title: formatMessage(messages.cannotEdit), description: formatMessage(messages.cannotEditText) }}
    >
      {(opened) => <PostEditor key={postId} {...opened} />}
    </OpenedDraft>
  )
}

const loadWords = { failed: messages.loadFailed, failedWhy: messages.textIsKept }
