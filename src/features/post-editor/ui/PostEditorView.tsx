import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { communityQueries } from '@/features/navigation'
import { QueryView } from '@/features/query-view'
import { useCurrentUser } from '@/features/session'
import { type DeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { draftQueries, fieldsOfPost, picturesOfPost } from '../api/draft-calls'
import { messages } from '../messages'
import { addressOf } from '../model/device-address'
import { type DraftFields, fieldsOf } from '../model/draft-session'
import { EditorSkeleton } from './EditorStates'
import { PostEditor } from './PostEditor'

/** Writes a new post; in the community of the address where there is one, else in the first of the person's own. */
export function CreatePostView({ communityId }: { communityId?: string | undefined }) {
  const { formatMessage, locale } = useIntl()
  const kept = useDeviceDraft(null)
  const query = useQuery(communityQueries.own())
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
        const fields = fieldsKept(kept) ?? fresh
        return <PostEditor post={null} start={{ fields, postId: null, occToken: null }} unsaved={kept !== null} />
      }}
    </QueryView>
  )
}

/** Goes on with the person's draft of a post, or begins one from the published text. */
export function EditPostView({ postId }: { postId: string }) {
  const kept = useDeviceDraft(postId)
  const query = useQuery({ ...draftQueries.opened(postId), throwOnError: concernsThePage })
  return (
    <QueryView query={query} level={1} skeleton={<EditorSkeleton />} words={loadWords}>
      {({ post, draft }) => {
        if (post.canEdit === false) return <Refused postId={postId} />
        if (kept === undefined) return <EditorSkeleton />
        const newest = fieldsKept(kept)
        const start = {
          // A draft of a client that knows no pictures leaves the post those that it has.
          fields: { ...picturesOfPost(post), ...(newest ?? (draft ? fieldsOf(draft) : fieldsOfPost(post))) },
          postId,
          // The token that the device knew: where another device has saved since, the two texts are shown.
          occToken: newest ? tokenKept(kept) : (draft?.occToken ?? null),
          unanswered: newest ? unansweredKept(kept) : [],
          savedAt: draft ? Date.parse(draft.updatedAt) : null,
          problems: draft?.problems ?? [],
        }
        const media = { images: draft?.images ?? imagesOf(post), tables: draft?.tables ?? post.tables ?? [] }
        return <PostEditor key={postId} post={post} start={start} media={media} unsaved={newest !== null} />
      }}
    </QueryView>
  )
}

function imagesOf({ images, coverImage }: Schemas['Post']): Schemas['PostImage'][] {
  return coverImage && images.every(({ id }) => id !== coverImage.id) ? [...images, coverImage] : images
}

function Refused({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <EmptyState
        level={1}
        title={formatMessage(messages.cannotEdit)}
        description={formatMessage(messages.cannotEditText)}
        action={<ButtonLink href={paths.post(postId)}>{formatMessage(messages.openPost)}</ButtonLink>}
      />
    </Page>
  )
}

const loadWords = { failed: messages.loadFailed, failedWhy: messages.textIsKept }

function useDeviceDraft(postId: string | null): DeviceDraft | null | undefined {
  const { id: userId } = useCurrentUser()
  const address = addressOf(postId)
  const [read, setRead] = useState<{ address: string; kept: DeviceDraft | null } | null>(null)
  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      if (!left) setRead({ address, kept })
    })
    return () => {
      left = true
    }
  }, [userId, address])
  // What was kept of another post is none of this one's.
  return read?.address === address ? read.kept : undefined
}

type Kept = { fields?: Partial<DraftFields>; occToken?: unknown; unanswered?: unknown }

/** What the device keeps, where it can be read: another version of the portal may have written it. */
function fieldsKept(kept: DeviceDraft | null): DraftFields | null {
  const { fields } = (kept?.value ?? {}) as Kept
  const whole =
    typeof fields?.title === 'string' &&
    Array.isArray(fields.content?.ops) &&
    typeof fields.communityId === 'string' &&
    typeof fields.language === 'string'
  return whole ? (fields as DraftFields) : null
}

function tokenKept(kept: DeviceDraft | null): string | null {
  const { occToken } = (kept?.value ?? {}) as Kept
  return typeof occToken === 'string' ? occToken : null
}

function unansweredKept(kept: DeviceDraft | null): readonly DraftFields[] {
  const { unanswered } = (kept?.value ?? {}) as Kept
  return Array.isArray(unanswered) ? (unanswered as DraftFields[]) : []
}
