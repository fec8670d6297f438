import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

import { concernsThePage, type Schemas } from '@/api'
import { AcknowledgementBar } from '@/features/acknowledgement'
import { AttachmentsCard } from '@/features/attachments'
import { EventCard } from '@/features/events'
import { LoadFailure } from '@/features/load-failure'
import { PlanningCard } from '@/features/planning'
import { findSummary, postQueries } from '@/features/posts'
import { RelatedCard } from '@/features/relations'
import { SurveyCard } from '@/features/surveys'
import { TasksCard } from '@/features/tasks'
import { WorkflowCard } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { nextTurn } from '@/shared/next-turn'
import { overlayRequested } from '@/shared/overlays'
import { useOwnTitle } from '@/shared/own-title'

import { useForgetClosedPosts } from '../api/use-forget-closed-posts'
import { messages } from '../messages'
import { AskedCard } from './AskedCard'
import { PostBanners, useOldRevision } from './PostBanners'
import { PostDetail } from './PostDetail'
import { PostDetailSkeleton } from './PostDetailSkeleton'
import { PostTabs } from './PostTabs'
import { PostTools } from './PostTools'

export type PostDetailViewProps = {
  postId: string
  /** The part named by the path, `/post/{id}/{tab}`; `?entity=` may name it instead. */
  pathTab?: string | undefined
}

/**
 * A post with everything below it. A post that is missing or closed is the page's affair: its error is thrown to the
 * nearest boundary. Anything else leaves the page standing and offers another try.
 */
export function PostDetailView({ postId, pathTab }: PostDetailViewProps) {
  const queryClient = useQueryClient()
  useForgetClosedPosts()
  const { data, error, isFetching, refetch } = useQuery({
    ...postQueries.detail(postId),
    throwOnError: concernsThePage,
  })
  const old = useOldRevision(data)
  useFileOfAddress(data)
  const summary = data ?? findSummary(queryClient, postId)
  useOwnTitle(summary?.title)
  if (!data && error) return <PostFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!summary) return <PostDetailSkeleton />
  const shown = data && old ? { ...data, ...textOf(old) } : data
  return (
    <PostDetail
      summary={shown ?? summary}
      post={shown ?? null}
      banners={data && <PostBanners post={data} old={old} />}
      tools={<PostTools post={summary} canEdit={data?.canEdit} full={data} />}
      rail={
        <>
          {data && !old && <AskedCard post={data} />}
          {data && <EventCard post={data} />}
          {data && <PlanningCard post={data} />}
          {data && <WorkflowCard post={data} />}
          {data?.tasksCount && data.tasksCount.all > 0 && (
            <Suspense>
              <TasksCard post={data} />
            </Suspense>
          )}
          {data && <SurveyCard post={data} />}
          {data && <RelatedCard post={data} />}
          <AttachmentsCard postId={summary.id} count={summary.attachmentsCount} />
        </>
      }
    >
      {data && !old && <AcknowledgementBar post={data} />}
      {data && <PostTabs post={data} pathTab={pathTab} />}
    </PostDetail>
  )
}

/**
 * A link may name a file (`?attachmentId=`): its versions open once the post is there, or with a page (`&page=`) the
 * file at that page.
 */
function useFileOfAddress(post: Schemas['Post'] | undefined): void {
  const [search] = useSearchParams()
  const attachmentId = search.get('attachmentId')
  const page = Number(search.get('page') ?? 0)
  const postId = post?.id
  const openOverlay = useUnit(overlayRequested)
  // A title that changes meanwhile opens nothing anew.
  const openFile = useEffectEvent((id: string, file: string) =>
    Number.isInteger(page) && page > 0
      ? openOverlay({ overlay: 'postGallery', postId: id, title: post?.title ?? '', attachmentId: file, page })
      : openOverlay({ overlay: 'attachmentVersions', postId: id, attachmentId: file }),
  )
  useEffect(() => {
    if (postId === undefined || attachmentId === null) return undefined
    let left = false
    // A known post is there with the navigation itself, which closes what lies over the page that is left.
    void nextTurn().then(() => {
      if (!left) openFile(postId, attachmentId)
    })
    return () => {
      left = true
    }
  }, [postId, attachmentId, page])
}

function textOf({ title, language, content, images }: Schemas['PostRevision']) {
  return { title, language, content, images }
}

type PostFailureProps = { error: Error; busy: boolean; onRetry: () => void }

function PostFailure({ error, busy, onRetry }: PostFailureProps) {
  const intl = useIntl()
  return (
    <LoadFailure
      level={1}
      title={intl.formatMessage(messages.postFailed)}
      description={intl.formatMessage(messages.postFailedText)}
      error={error}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
