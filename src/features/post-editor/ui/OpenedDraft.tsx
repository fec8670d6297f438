import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { QueryView, type QueryViewProps } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import type { DraftMediaStart } from '@/features/post-media'
import { draftQueries, fieldsOfPost, picturesOfPost } from '../api/draft-calls'
import { messages } from '../messages'
import { fieldsOf, type KeptDraft } from '../model/draft-session'
import { useDeviceDraft } from './use-device-draft'
import type { EditorStart } from './use-draft-session'

/** A post with the newest text that the person has of it. */
export type Opened = {
  post: Schemas['Post']
  start: EditorStart
  /** The pictures and tables that the text may name. */
  media: DraftMediaStart
  /** Some of the text is on this device alone. */
  unsaved: boolean
}

type Found = { post: Schemas['Post']; draft: Schemas['Draft'] | null }

export type OpenedDraftProps = Pick<QueryViewProps<Opened>, 'words' | 'empty' | 'children'> & {
  postId: string
  /** What it is opened for: each looks at the server anew. */
  purpose: 'edit' | 'preview'
  skeleton: ReactNode
  /** What is said to who may read the post and not change it. */
  refused: { title: string; description: string }
}

/** The person's draft of a post, or the published text where there is none; from this device where that has more. */
export function OpenedDraft({ postId, purpose, skeleton, refused, words, empty, children }: OpenedDraftProps) {
  const kept = useDeviceDraft(postId)
  const query = useQuery({ ...draftQueries.opened(postId, purpose), throwOnError: concernsThePage })
  const isOpen = ({ post }: Found) => post.canEdit !== false && kept !== undefined
  return (
    <QueryView<Found>
      query={query}
      level={1}
      skeleton={skeleton}
      {...(words && { words })}
      {...(empty && {
        empty: { ...empty, when: (found) => isOpen(found) && empty.when(opened(found, kept ?? null)) },
      })}
    >
      {(found) => {
        if (found.post.canEdit === false) return <Refused postId={postId} words={refused} />
        return kept === undefined ? skeleton : children(opened(found, kept))
      }}
    </QueryView>
  )
}

function opened({ post, draft }: Found, kept: KeptDraft | null): Opened {
  const start = {
    // A draft of a client that knows no pictures leaves the post those that it has.
    fields: { ...picturesOfPost(post), ...(kept?.fields ?? (draft ? fieldsOf(draft) : fieldsOfPost(post))) },
    postId: post.id,
    // The token that the device knew: where another device has saved since, the two texts are shown.
    occToken: kept ? kept.occToken : (draft?.occToken ?? null),
    unanswered: kept?.unanswered ?? [],
    savedAt: draft ? Date.parse(draft.updatedAt) : null,
    problems: draft?.problems ?? [],
  }
  const media = { images: draft?.images ?? imagesOf(post), tables: draft?.tables ?? post.tables ?? [] }
  return { post, start, media, unsaved: kept !== null }
}

function imagesOf({ images, coverImage }: Schemas['Post']): Schemas['PostImage'][] {
  return coverImage && images.every(({ id }) => id !== coverImage.id) ? [...images, coverImage] : images
}

function Refused({ postId, words }: { postId: string; words: OpenedDraftProps['refused'] }) {
  const { formatMessage } = useIntl()
  return (
    <Page>
      <EmptyState
        level={1}
        {...words}
        action={<ButtonLink href={paths.post(postId)}>{formatMessage(messages.openPost)}</ButtonLink>}
      />
    </Page>
  )
}
