import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { surveyQueries } from '../api/survey-calls'
import { messages } from '../messages'

/** A survey with its questions and what the person answered. */
export type LoadedSurvey = {
  post: Schemas['Post']
  survey: Schemas['PostSurvey']
  questions: readonly Schemas['Question'][]
  set: Schemas['AnswerSet']
}

type SurveyFrameProps = { postId: string; children: (loaded: LoadedSurvey) => ReactNode }

/** Loads what the screens of a person's answers need, and says in place of them why there is nothing to answer. */
export function SurveyFrame({ postId, children }: SurveyFrameProps) {
  const { formatMessage } = useIntl()
  const post = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const survey = post.data?.survey
  const isAsked = survey?.mine != null
  const mine = useQuery({ ...surveyQueries.mine(postId), enabled: isAsked, refetchOnWindowFocus: false })
  const revision = mine.data?.revision ?? 1
  const set = useQuery({ ...surveyQueries.questions(postId, revision), enabled: mine.data !== undefined })
  const failed = [post, mine, set].find(({ data, error }) => data === undefined && error !== null)
  if (failed) {
    return (
      <Page width="reading">
        <LoadFailure
          level={1}
          title={formatMessage(messages.loadFailed)}
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => failed.refetch()}
        />
      </Page>
    )
  }
  if (post.data && !isAsked) {
    return (
      <Page width="reading">
        <ErrorState
          level={1}
          title={formatMessage(survey ? messages.notAsked : messages.none)}
          action={<BackLink postId={postId} />}
        />
      </Page>
    )
  }
  if (!post.data || !survey || !mine.data || !set.data) {
    return (
      <Page width="reading">
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton shape="title" length="long" />
          <Skeleton />
          <Skeleton length="half" />
        </SkeletonGroup>
      </Page>
    )
  }
  return children({ post: post.data, survey, questions: set.data.questions, set: mine.data })
}

/** Leads to the post that asks. */
export function BackLink({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={paths.post(postId)}>
      {formatMessage(messages.back)}
    </Link>
  )
}

/** Why nothing can be answered here, with the way back to the post. */
export function NothingHere({ post, title, text }: { post: Schemas['Post']; title: string; text: string | null }) {
  return (
    <Page width="reading" title={<span lang={post.language}>{post.title}</span>}>
      <EmptyState title={title} description={text ?? undefined} action={<BackLink postId={post.id} />} />
    </Page>
  )
}
